import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("A test taken by a program")
struct LearnerJourneyTests {
    @Test("a quiz, from the list to the result with what is right and why")
    func quiz() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            let all = try await ana.program.get(attempt + "/questions").json
            #expect(all?["items"]?.list?.map { $0["number"]?.integer } == [1, 2, 3])
            #expect(all?["items"]?[0]?["kind"]?.text == "single")
            #expect(all?["items"]?[1]?["kind"]?.text == "multiple")
            #expect(all?["items"]?[0]?["text"]?["html"]?.text == "Ce strat conține <strong>UIKit</strong>?")
            #expect(all?["items"]?[0]?["text"]?["plain"]?.text == "Ce strat conține UIKit?")
            let saved = try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            #expect(saved.status == .ok && saved.json?["logLength"]?.integer == 1)
            #expect(saved.json?["savedAt"]?.text == site.clock.now.iso8601)
            try await ana.answer(2, of: attempt, ["Foundation"])
            let state = try await ana.program.get(attempt).json
            #expect(state?["answered"]?.integer == 2 && state?["unanswered"] == .list([.integer(3)]))
            #expect(try await ana.program.get(attempt + "/result").json?["reason"]?.text == "in-progress")
            #expect(try await ana.end(attempt).json?["phase"]?.text == "over")
            let result = try await ana.program.get(attempt + "/result").json
            #expect(result?["state"]?.text == "shown" && result?["correct"]?.integer == 1)
            #expect(result?["solutions"]?[0]?["explanation"]?["plain"]?.text == "UIKit ține de stratul de sus.")
            let right = try await site.places(of: attempt)
            #expect(result?["solutions"]?.list?.map { $0["options"] } == right.map { .list($0.map(JSONValue.integer)) })
            #expect(result?["solutions"]?.list?.map { $0["verdict"]?.text } == ["correct", "partly", "unanswered"])
        }
    }

    @Test("by page and by program, with one seed: the same questions, order, marks, log, and a receipt that holds")
    func bothWays() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.learner("bogdan"))
            let page = try await ana.start("Exerciții")
            let attempt = try await bogdan.attempt("Exerciții")
            for address in [page, attempt] { try await site.setSeed(7, of: address) }
            for number in 1...3 {
                let shown = try await ana.look(at: number, of: page)
                let options = try await bogdan.program.get("\(attempt)/questions/\(number)").json?["options"]?.list
                #expect(options?.map { $0["text"]?["html"]?.text } == shown.texts)
            }
            let answers = [1: ["Media"], 2: ["Foundation", "Core Data"], 3: ["Adevărat"]]
            for (number, texts) in answers.sorted(by: { $0.key < $1.key }) {
                try await ana.answer(number, of: page, texts, press: "stay")
                try await bogdan.answer(number, of: attempt, texts)
            }
            try await ana.end(page)
            try await bogdan.end(attempt)
            #expect(try await site.log(of: page) == site.log(of: attempt))
            let (one, other) = (try await site.submission(of: page), try await site.submission(of: attempt))
            #expect(one?.earned == other?.earned && one?.reason == other?.reason && one?.endedAt == other?.endedAt)
            let result = try await bogdan.program.get(attempt + "/result").json
            let mark = try #require(result?["mark"]?["text"]?.text)
            #expect(try await ana.get(page + "/results").text.contains("<strong>\(mark)</strong>"))
            let code = try #require(result?["receipt"]?.text)
            let receipt = try await site.stranger().get(JSONRoutes.version + "/receipts/" + code).json
            #expect(receipt?["state"]?.text == "genuine" && receipt?["answered"]?.integer == 3)
            #expect(receipt?["test"]?.text == "Exerciții")
        }
    }

    @Test("what a program answers stands in the open page, and the other way round")
    func oneAttempt() async throws {
        try await TestSite.run { site in
            let (page, program) = (try await site.signedIn("ana"), try await site.learner("ana"))
            let attempt = try await page.start("Exerciții")
            let same = JSONRoutes.version + attempt
            try await program.answer(1, of: same, ["Media"])
            #expect(try await page.look(at: 1, of: attempt).ticked == ["Media"])
            try await page.answer(1, of: attempt, ["Core OS"], press: "stay")
            let shown = try await program.program.get(same + "/questions/1").json
            #expect(try await shown?["answer"]?["options"]?.list?.map(\.integer) == program.places(["Core OS"], 1, of: same))
            let again = try await program.begin("Exerciții")
            #expect(again.status == .ok && again.json?["id"]?.text == TestSite.lastPart(attempt))
        }
    }

    @Test("ending it twice changes nothing, and naming what may stay unanswered keeps it open when more is")
    func ending() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            let held = try await ana.program.post(attempt + "/submission", json: #"{"unanswered": [1, 2]}"#)
            #expect(held.status == .conflict && held.json?["errors"]?[0]?["pointer"]?.text == "/unanswered")
            #expect(try await ana.program.get(attempt).json?["phase"]?.text == "open")
            let ended = try await ana.program.post(attempt + "/submission", json: #"{"unanswered": [1, 2, 3]}"#)
            site.clock.advance(by: .seconds(5))
            let again = try await ana.end(attempt)
            #expect(ended.status == .ok && again.json?["endedAt"] == ended.json?["endedAt"])
            let closed = try await ana.program.get(attempt + "/questions")
            #expect(closed.status == .conflict && closed.code == "ended")
        }
    }

    @Test("a final opens itself to programs only where its author says so, and a quiz unless its author says no")
    func programs() async throws {
        try await TestSite.run { site in
            let (ana, page) = (try await site.learner("ana"), try await site.signedIn("ana"))
            let refused = try await ana.begin("Test final")
            #expect(refused.status == .forbidden && refused.code == "no-programs")
            let attempt = JSONRoutes.version + (try await page.start("Test final"))
            for path in ["/questions", "/questions/1"] {
                #expect(try await ana.program.get(attempt + path).code == "no-programs")
            }
            let answer = try await ana.program.put(attempt + "/questions/1/answer", json: #"{"options": [1]}"#)
            #expect(answer.code == "no-programs")
            let answers = try await ana.program.patch(
                attempt + "/answers", json: #"{"answers": [{"number": 1, "options": [1]}]}"#)
            #expect(answers.code == "no-programs")
            #expect(try await ana.program.get(attempt + "/pictures/none").code == "no-programs")
            #expect(try await ana.end(attempt).code == "no-programs")
            #expect(try await site.log(of: attempt) == [])
            #expect(try await site.count("submission") == 0)
            try await site.letPrograms(true, take: "Test final")
            #expect(try await ana.program.get(attempt + "/questions").status == .ok)
            try await site.letPrograms(false, take: "Exerciții")
            #expect(try await ana.begin("Exerciții").code == "no-programs")
        }
    }

    @Test("a test that cannot be begun, and one of somebody else's course")
    func cannotBegin() async throws {
        try await TestSite.run { site in
            for title in ["Test viitor", "Test trecut"] { try await site.letPrograms(true, take: title) }
            let ana = try await site.learner("ana")
            for title in ["Test viitor", "Test trecut"] {
                let reply = try await ana.begin(title)
                #expect(reply.status == .conflict && reply.code == "cannot-begin")
            }
            let words = JSONRoutes.version + (try await site.test("Words"))
            for reply in [try await ana.program.get(words), try await ana.program.post(words + "/attempts", json: "{}")] {
                #expect(reply.status == .notFound && reply.code == "not-found")
            }
        }
    }

    @Test("a code is asked for as on the page, and guessing it is slowed down there and here together")
    func codes() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "code: aula-magna-7")
            let (ana, page) = (try await site.learner("ana"), try await site.signedIn("ana"))
            let test = try await ana.test("Exerciții")
            #expect(try await ana.program.get(test).json?["needsCode"] == .flag(true))
            let none = try await ana.program.post(test + "/attempts", json: "{}")
            #expect(none.status == .forbidden && none.code == "wrong-code")
            for number in 1...5 {
                let wrong = try await ana.program.post(test + "/attempts", json: #"{"code": "ghicit \#(number)"}"#)
                #expect(wrong.code == "wrong-code")
            }
            let slowed = try await ana.program.post(test + "/attempts", json: #"{"code": "aula-magna-7"}"#)
            #expect(slowed.status == .tooManyRequests && slowed.headers[.retryAfter] == "1")
            let own = try await page.post(site.test("Exerciții") + "/attempts", [("code", "aula-magna-7")])
            #expect(own.status == .tooManyRequests)
            site.clock.advance(by: .seconds(1))
            #expect(try await ana.program.post(test + "/attempts", json: #"{"code": "aula-magna-7"}"#).status == .created)
        }
    }
}

extension TestSite {
    /// The places of the right options of each question of an attempt at the sample's tests.
    func places(of attempt: String) async throws -> [[Int]] {
        let id = ID<Attempt>(text: Self.lastPart(attempt))
        let store = AttemptSnapshotRows(revisions: RevisionCache())
        return try await database.read { tx in
            let row = try #require(try tx.first("SELECT person_id FROM attempt WHERE id = \(id)"))
            let snapshot = try #require(try store.find(id, of: row["person_id"], tx))
            return snapshot.questions.enumerated().map { index, question in
                guard case .choice(let choice) = question.content else { return [] }
                let order = snapshot.order(of: choice, number: index + 1)
                return order.enumerated().filter(\.element.isRight).map { $0.offset + 1 }
            }
        }
    }
}
