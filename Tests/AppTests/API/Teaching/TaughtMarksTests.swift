import HTTPTypes
import Testing

@testable import App

@Suite("Marks, attempts and figures that programs of teachers read")
struct TaughtMarksTests {
    /// Ana has ended the quiz with one right answer, and Bogdan is in the middle of it.
    private func scene(_ site: TestSite) async throws -> (carmen: DescribedTeacher, test: String, attempt: String) {
        let (ana, bogdan) = (try await site.learner("ana"), try await site.learner("bogdan"))
        let attempt = try await ana.attempt("Exerciții")
        try await ana.answer(1, of: attempt, ["Cocoa Touch"])
        try await ana.end(attempt)
        let running = try await bogdan.attempt("Exerciții")
        try await bogdan.answer(1, of: running, ["Core OS"])
        return (try await DescribedTeacher("carmen", site), try await site.taughtTest("Exerciții"), TestSite.lastPart(attempt))
    }

    @Test("every student has a line with all attempts; who has none is there as well, in pages that do not move")
    func marks() async throws {
        try await TestSite.run { site in
            let (carmen, test, attempt) = try await scene(site)
            let students = try await carmen.get(test + "/attempts").json?["items"]?.list ?? []
            let named = Dictionary(students.map { ($0["student"]?["userName"]?.text ?? "", $0) }) { first, _ in first }
            #expect(Set(named.keys) == ["ana", "bogdan"])
            let ana = named["ana"]?["attempts"]?[0]
            #expect(ana?["id"]?.text == attempt && ana?["state"]?.text == "ended" && ana?["counts"] == .flag(true))
            #expect(ana?["correct"]?.integer == 1 && ana?["earned"] == .integer(2) && ana?["mark"]?["scheme"]?.text == "ro")
            let bogdan = named["bogdan"]?["attempts"]?[0]
            #expect(bogdan?["state"]?.text == "running" && bogdan?["answered"]?.integer == 1 && bogdan?["mark"] == nil)
            let final = try await carmen.get(site.taughtTest("Test trecut") + "/attempts").json?["items"]?.list
            #expect(final?.count == 2 && final?.allSatisfy { $0["state"]?.text == "absent" } == true)
            let first = try await carmen.get(test + "/attempts?limit=1")
            let second = try await carmen.get(#require(first.json?["next"]?.text))
            #expect((first.json?["items"]?.list ?? []) + (second.json?["items"]?.list ?? []) == students)
        }
    }

    @Test("the same as a file that programs read, for those who take no JSON, and with answers at its own address")
    func csv() async throws {
        try await TestSite.run { site in
            let (carmen, test, _) = try await scene(site)
            let file = try await carmen.get(test + "/attempts", [.accept: "text/csv"])
            #expect(file.headers[.contentType] == "text/csv; charset=utf-8" && file.headers[.vary]?.contains("Accept") == true)
            #expect(file.text.contains("\"ana\"") && file.text.contains("\"bogdan\""))
            #expect(try await carmen.get(test + "/attempts.csv").text == file.text)
            let whole = try await carmen.get(test + "/attempts.csv?answers=true").text
            #expect(whole.contains("Cocoa Touch") && !file.text.contains("Cocoa Touch"))
            let other = try await DescribedTeacher("carmen", site)
            #expect(try await other.get(test + "/attempts.csv?answers=1").code == "bad-parameter")
            #expect(try await other.get(test + "/attempts?limit=1", [.accept: "text/csv"]).code == "bad-parameter")
            #expect(try await other.get(test + "/attempts", [.accept: "text/plain"]).status == .notAcceptable)
        }
    }

    @Test("an attempt with its questions, what is right, its events and its log")
    func attempt() async throws {
        try await TestSite.run { site in
            let (carmen, _, attempt) = try await scene(site)
            let address = JSONRoutes.version + "/teach/attempts/" + attempt
            let found = try await carmen.get(address).json
            #expect(found?["student"]?["userName"]?.text == "ana" && found?["phase"]?.text == "over")
            let first = found?["questions"]?[0]
            #expect(first?["given"]?[0]?["plain"]?.text == "Cocoa Touch")
            #expect(first?["solution"]?["verdict"]?.text == "correct" && first?["state"]?.text == "answered")
            #expect(first?["answer"]?["options"] == first?["solution"]?["options"])
            #expect(found?["questions"]?[1]?["solution"]?["verdict"]?.text == "unanswered")
            #expect(found?["log"]?.list?.count == 1 && found?["events"]?.list?.count == 2)
            #expect(try await found?["receipt"]?.text == site.receipt(of: "/attempts/" + attempt).text)
            _ = try await site.addGelusCourse()
            #expect(try await DescribedTeacher("gelu", site).get(address).status == .notFound)
        }
    }

    @Test("figures are those of the page, of the attempts that count or of all")
    func figures() async throws {
        try await TestSite.run { site in
            let (carmen, test, _) = try await scene(site)
            let figures = try await carmen.get(test + "/figures").json
            #expect(figures?["attempts"]?.integer == 1 && figures?["basis"]?.text == "counted")
            #expect(figures?["questions"]?[0]?["correct"]?.integer == 1)
            let chosen = figures?["questions"]?[0]?["choices"]?.list?.first { $0["text"]?["plain"]?.text == "Cocoa Touch" }
            #expect(chosen?["isRight"] == .flag(true) && chosen?["count"]?.integer == 1)
            #expect(figures?["questions"]?[0]?["advice"]?["text"]?.text?.isEmpty == false)
            #expect(try await carmen.get(test + "/figures?all=true").json?["basis"]?.text == "all")
        }
    }

    @Test("whole results are 6 a minute, and everything else goes on")
    func rates() async throws {
        try await TestSite.run { site in
            let (carmen, test, _) = try await scene(site)
            for _ in 1...6 { #expect(try await carmen.get(test + "/figures").status == .ok) }
            let over = try await carmen.get(test + "/attempts")
            #expect(over.status == .tooManyRequests && over.headers[.retryAfter] == "10")
            #expect(over.headers[.rateLimitPolicy] == "\"bulk\";q=6;w=60")
            #expect(try await carmen.get(test).status == .ok)
            site.clock.advance(by: .seconds(10))
            #expect(try await carmen.get(test + "/attempts").status == .ok)
        }
    }
}
