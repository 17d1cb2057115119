import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Lists that programs read")
struct LearnerListsTests {
    @Test("come in pages, in an order that does not move, and end without a next")
    func pages() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana").program
            let all = try await ana.get(LearnerRoutes.tests).json?["items"]?.list?.compactMap { $0["title"]?.text }
            var (next, found): (String?, [String]) = (LearnerRoutes.tests + "?limit=3", [])
            var pages = 0
            while let address = next {
                let reply = try await ana.get(address)
                found += reply.json?["items"]?.list?.compactMap { $0["title"]?.text } ?? []
                next = reply.json?["next"]?.text
                #expect(reply.headers[HTTPField.Name("Link")!] == next.map { "<\($0)>; rel=\"next\"" })
                pages += 1
            }
            #expect(pages == 2 && found == all && found.count == 4)
        }
    }

    @Test(
        "refuse parameters that are not known or not possible",
        arguments: [
            "?limit=0", "?limit=201", "?limit=x", "?limit=1&limit=2", "?after=%00", "?after=abc", "?offset=1",
            "?after=AAAAAAAAAAAAAAAAAAAAAB", "?after=MDFhMjE5ZjItMjBiOC03MDYzLWE2ZTQtNDE5ZDFmYWFmM2U1",
        ])
    func parameters(query: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana").program
            for list in [LearnerRoutes.tests, LearnerRoutes.courses, LearnerRoutes.attempts, LearnerRoutes.lessons] {
                let reply = try await ana.get(list + query)
                #expect(reply.status == .badRequest && reply.code == "bad-parameter")
            }
        }
    }

    @Test("what has not changed is not sent again")
    func tags() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana").program
            let first = try await ana.get(LearnerRoutes.courses)
            #expect(first.headers[.cacheControl] == "private, no-cache")
            let tag = try #require(first.headers[.eTag])
            let again = try await ana.get(LearnerRoutes.courses, [.ifNoneMatch: tag])
            #expect(again.status == .notModified && again.bytes.isEmpty)
        }
    }

    @Test("a person's courses, and one with its topics as a tree; another's is not there")
    func courses() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana").program
            let items = try await ana.get(LearnerRoutes.courses).json?["items"]?.list
            #expect(items?.map { $0["code"]?.text } == ["PDM301"])
            let id = try #require(items?.first?["id"]?.text)
            let course = try await ana.get(LearnerRoutes.courses + "/" + id).json
            #expect(course?["topics"]?.list?.map { $0["title"]?.text } == ["Arhitectura", "Limbajul"])
            #expect(course?["topics"]?[0]?["topics"]?.list?.map { $0["title"]?.text } == ["Straturi", "Ciclul"])
            #expect(course?["overview"]?["plain"]?.text == "Un curs.")
            #expect(course?["teachers"]?[0]?["role"]?.text == "professor")
            #expect(try await site.learner("felix").program.get(LearnerRoutes.courses).json?["items"]?.list?.count == 2)
            let ema = try await site.learner("ema").program
            #expect(try await ema.get(LearnerRoutes.courses + "/" + id).status == .notFound)
        }
    }

    @Test("tests say how they stand, their attempts, and the mark that counts")
    func tests() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            func states() async throws -> [String: String] {
                let items = try await ana.program.get(LearnerRoutes.tests).json?["items"]?.list ?? []
                return Dictionary(items.map { ($0["title"]?.text ?? "", $0["state"]?.text ?? "") }) { first, _ in first }
            }
            #expect(
                try await states()
                    == ["Test final": "open", "Exerciții": "open", "Test viitor": "opens-later", "Test trecut": "closed"])
            let attempt = try await ana.attempt("Exerciții")
            #expect(try await states()["Exerciții"] == "in-progress")
            try await ana.end(attempt)
            let test = try await ana.program.get(ana.test("Exerciții")).json
            #expect(test?["result"]?["mark"]?["text"]?.text == "1,00")
            #expect(test?["attempts"] == .list([.text(TestSite.lastPart(attempt))]))
            let listed = try await ana.program.get(LearnerRoutes.attempts).json?["items"]
            #expect(listed?[0]?["id"]?.text == TestSite.lastPart(attempt) && listed?[0]?["phase"]?.text == "over")
            let final = try await ana.program.get(ana.test("Test final")).json
            #expect(final?["deadlineIfStartedNow"]?.text == (site.clock.now + .minutes(30)).iso8601)
            #expect(final?["limitSeconds"]?.integer == 1800 && final?["takesPrograms"] == .flag(false))
        }
    }

    @Test("home lists what the first page lists, with the ids of tests and lessons")
    func home() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.learner("ana").program
            let home = try await ana.get(JSONRoutes.version + "/home").json
            let quiz = home?["now"]?.list?.first { $0["title"]?.text == "Exerciții" }
            #expect(try await quiz?["test"]?.text == TestSite.lastPart(site.test("Exerciții")))
            #expect(home?["lessons"]?[0]?["title"]?.text == "Straturile sistemului")
            #expect(home?["coming"]?[0]?["title"]?.text == "Test viitor")
        }
    }

    @Test("home lists the open surveys and whether they are done, and nothing of ballots and results")
    func surveys() async throws {
        try await SurveyScene.run { scene in
            let (ana, carmen) = (try await scene.site.learner("ana").program, try await scene.site.learner("carmen").program)
            func surveys(_ program: TestProgram) async throws -> JSONValue? {
                try await program.sending(.acceptLanguage, "en").get(JSONRoutes.version + "/home").json?["surveys"]
            }
            #expect(try await surveys(ana) == .list([]))
            try await scene.open()
            let row = try await scene.site.database.read { tx in
                try tx.first("SELECT closes_at FROM survey")
            }
            let closes: Instant = try #require(row)["closes_at"]
            func survey(isDone: Bool) -> JSONValue {
                .list([
                    .object([
                        "id": .text(scene.survey.text), "title": .text("First half"), "language": .text("en"),
                        "closesAt": .text(closes.iso8601), "isDone": .flag(isDone),
                    ])
                ])
            }
            #expect(try await surveys(ana) == survey(isDone: false))
            #expect(try await surveys(carmen) == .list([]))
            #expect(try await scene.send("ana", SurveyScene.fields(4)).status == .seeOther)
            #expect(try await surveys(ana) == survey(isDone: true))
            try await scene.close()
            #expect(try await surveys(ana) == .list([]))
        }
    }

    @Test("home leaves out what a token for learning has no right to: exams and fees")
    func homeWithinRights() async throws {
        try await ExamScene.run { scene in
            let registration = try #require(try await scene.register(scene.ana, scene.date("one")).first?.registration)
            let (page, ana) = (try await scene.site.signedIn("ana"), try await scene.site.learner("ana").program)
            #expect(try await page.get("/").text.contains(ExamRoutes.confirmation(registration.id)))
            let home = try await ana.get(JSONRoutes.version + "/home")
            #expect(home.status == .ok && home.text.contains("Exerciții"))
            #expect(!home.text.contains("/registration") && !home.text.contains("/finances"))
        }
    }
}
