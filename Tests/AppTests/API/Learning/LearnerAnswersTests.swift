import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Answers that programs send")
struct LearnerAnswersTests {
    private func answer(_ json: String, at site: TestSite) async throws -> TestProgram.Reply {
        let ana = try await site.learner("ana")
        let begun = try await ana.begin("Exerciții")
        return try await ana.program.put(#require(begun.headers[.location]) + "/questions/1/answer", json: json)
    }

    @Test("are taken back by an empty list and by null, and say what is not changed by saying nothing")
    func takenBack() async throws {
        try await TestSite.run { site in
            for (json, state) in [
                (#"{"options": [1]}"#, "answered"), ("{}", "answered"), (#"{"isFlagged": true}"#, "answered"),
                (#"{"options": []}"#, "unanswered"), (#"{"options": [2]}"#, "answered"), (#"{"options": null}"#, "unanswered"),
                (#"{"options": [1.0], "text": null}"#, "answered"), (#"{"text": ""}"#, "answered"),
            ] {
                let reply = try await answer(json, at: site)
                #expect(reply.status == .ok && reply.json?["state"]?.text == state)
            }
            let ana = try await site.learner("ana")
            let attempt = try #require(try await ana.begin("Exerciții").headers[.location])
            #expect(try await ana.program.get(attempt).json?["flagged"] == .list([.integer(1)]))
        }
    }

    @Test(
        "are refused with the place of what is wrong, and nothing is stored",
        arguments: [
            (#"{"options": [9]}"#, "/options"), (#"{"options": [1, 2]}"#, "/options"), (#"{"options": [0]}"#, "/options"),
            (#"{"options": "1"}"#, "/options"), (#"{"options": [1.5]}"#, "/options"), (#"{"text": "1"}"#, "/text"),
            (#"{"option": [1]}"#, "/option"), (#"{"options": [1], "seen": -1}"#, "/seen"),
            (#"{"options": [1], "isFlagged": 1}"#, "/isFlagged"), (#"{"options": [1], "check": true}"#, "/check"),
        ])
    func refused(json: String, pointer: String) async throws {
        try await TestSite.run { site in
            let reply = try await answer(json, at: site)
            #expect(reply.status == .unprocessableContent && reply.code == "invalid")
            #expect(reply.json?["errors"]?.list?.map { $0["pointer"]?.text } == [pointer])
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("to a question that another window changed meanwhile count, and the program is told when it was changed")
    func elsewhere() async throws {
        try await TestSite.run { site in
            let (page, ana) = (try await site.signedIn("ana"), try await site.learner("ana"))
            let shown = try await page.start("Exerciții")
            let attempt = JSONRoutes.version + shown
            let first = try await ana.answer(1, of: attempt, ["Media"], more: #", "seen": 0"#)
            #expect(first.json?["changedElsewhere"] == nil)
            let own = try await ana.answer(1, of: attempt, ["Core OS"], more: #", "seen": 1"#)
            #expect(own.json?["changedElsewhere"] == nil && own.json?["logLength"]?.integer == 2)
            site.clock.advance(by: .seconds(3))
            try await page.answer(1, of: shown, ["Cocoa Touch"], press: "stay")
            let changed = site.clock.now
            site.clock.advance(by: .seconds(3))
            let over = try await ana.answer(1, of: attempt, ["Media"], more: #", "seen": 2"#)
            #expect(over.json?["changedElsewhere"]?.text == changed.iso8601)
            #expect(try await page.look(at: 1, of: shown).ticked == ["Media"])
            let again = try await ana.answer(1, of: attempt, ["Media"], more: #", "seen": 2"#)
            #expect(again.json?["logLength"]?.integer == 4, "the same answer adds nothing")
        }
    }

    @Test("a program that takes an answer back to what it once was is heard, although it says the same as before")
    func backAgain() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            for (index, text) in ["Media", "Core OS", "Media"].enumerated() {
                try await ana.answer(1, of: attempt, [text], more: #", "seen": \#(index)"#)
            }
            #expect(try await site.log(of: attempt).count == 3)
        }
    }

    @Test(
        "count in the grace, and after it are too late and in the log", arguments: [(0, true), (30_000, true), (30_001, false)])
    func late(after: Int, counts: Bool) async throws {
        try await TestSite.run { site in
            try await site.letPrograms(true, take: "Test final")
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Test final")
            let places = try await ana.places(["Media"], 1, of: attempt)
            site.clock.set(try await site.deadline(of: attempt) + Milliseconds(count: Int64(after)))
            let reply = try await ana.program.put(attempt + "/questions/1/answer", json: "{\"options\": \(places)}")
            #expect(reply.status == (counts ? .ok : .conflict))
            #expect(reply.code == (counts ? nil : "too-late"))
            let many = try await ana.program.patch(
                attempt + "/answers", json: #"{"answers": [{"number": 2, "options": [1]}, {"number": 3, "options": [1]}]}"#)
            #expect(many.status == (counts ? .ok : .conflict))
            let arrivals = try await site.arrivals(of: attempt).map { $0.split(separator: " ").last.map(String.init) ?? "" }
            #expect(arrivals == Array(repeating: after == 0 ? "in-time" : counts ? "grace" : "late", count: 3))
        }
    }

    @Test("come many at once, in one transaction, and come back in their order")
    func many() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            let reply = try await ana.program.patch(
                attempt + "/answers",
                json:
                    #"{"answers": [{"number": 3, "options": [1]}, {"number": 1, "options": [2], "isFlagged": true, "seen": 0}]}"#)
            #expect(reply.status == .ok && reply.json?["logLength"]?.integer == 2)
            #expect(reply.json?["items"]?.list?.map { $0["number"]?.integer } == [3, 1])
            #expect(try await ana.program.get(attempt).json?["answered"]?.integer == 2)
        }
    }

    @Test(
        "are all kept or none",
        arguments: [
            (#"{"number": 9, "options": [1]}"#, "/answers/1/number"), (#"{"number": 2, "options": [9]}"#, "/answers/1/options"),
            (#"{"number": 1, "options": [2]}"#, "/answers/1/number"), (#"{"options": [2]}"#, "/answers/1/number"),
            (#"{"number": 2, "text": "a"}"#, "/answers/1/text"), (#"{"number": 2, "x": 1}"#, "/answers/1/x"),
        ])
    func allOrNone(second: String, pointer: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            let reply = try await ana.program.patch(
                attempt + "/answers", json: #"{"answers": [{"number": 1, "options": [1]}, \#(second)]}"#)
            #expect(reply.status == .unprocessableContent)
            #expect(reply.json?["errors"]?.list?.map { $0["pointer"]?.text } == [pointer])
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("change nothing when the program takes no answer in JSON")
    func notAcceptable() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let test = try await ana.test("Exerciții")
            let picky = ana.program.sending(.accept, "text/html")
            #expect(try await picky.post(test + "/attempts", json: "{}").code == "not-acceptable")
            #expect(try await site.count("attempt") == 0)
            let attempt = try await ana.attempt("Exerciții")
            let replies = [
                try await picky.put(attempt + "/questions/1/answer", json: #"{"options": [1]}"#),
                try await picky.patch(attempt + "/answers", json: #"{"answers": [{"number": 1, "options": [1]}]}"#),
                try await picky.post(attempt + "/submission", json: "{}"),
            ]
            #expect(replies.map(\.code) == ["not-acceptable", "not-acceptable", "not-acceptable"])
            for table in ["answer", "submission"] { #expect(try await site.count(table) == 0) }
        }
    }

    /// Changes one answer of Ana's as often, and takes it back at last.
    private func useUp(_ count: Int, of attempt: String, at site: TestSite) async throws {
        let (person, id) = (try await site.person("ana").id, ID<Attempt>(text: TestSite.lastPart(attempt)))
        let question = ID<Question>(text: try await site.question("strat", of: "Exerciții"))
        for number in (0..<count).reversed() {
            let answer = number == 0 ? nil : Answer.options([number % 2 + 1])
            let saving = try await site.answers.save(
                AnswerChange(answer: .set(answer), isFlagged: nil, page: nil), to: question, in: id, of: person,
                arrivedAt: site.clock.now)
            #expect(saving.isKept)
        }
    }

    @Test("come too fast as a whole or not: those of a request that waits are not counted, and it is told how long to wait")
    func tooFast() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            try await useUp(AnswerPace.burst - 2, of: attempt, at: site)
            let body =
                #"{"answers": [{"number": 1, "options": [1]}, {"number": 2, "options": [1]}, {"number": 3, "options": [1]}]}"#
            for _ in 0..<3 {
                let reply = try await ana.program.patch(attempt + "/answers", json: body)
                #expect(reply.status == .tooManyRequests && reply.headers[.retryAfter] == "1")
            }
            #expect(try await site.count("answer") == AnswerPace.burst - 2)
            site.clock.advance(by: .seconds(1))
            #expect(try await ana.program.patch(attempt + "/answers", json: body).status == .ok)
        }
    }

    @Test("one that was checked stays, and keeps all others of its request out as well")
    func checked() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "check: each-answer")
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            let checked = try await ana.answer(1, of: attempt, ["Media"], more: #", "check": true"#)
            #expect(checked.json?["isChecked"] == .flag(true))
            let shown = try await ana.program.get(attempt + "/questions/1").json
            #expect(shown?["solution"]?["verdict"]?.text == "incorrect")
            let all = try await ana.program.get(attempt + "/questions").json
            #expect(all?["items"]?[0]?["solution"] == shown?["solution"] && all?["items"]?[1]?["solution"] == nil)
            let refused = try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            #expect(refused.status == .conflict && refused.code == "conflict")
            let places = try await ana.places(["Cocoa Touch"], 1, of: attempt)
            let many = try await ana.program.patch(
                attempt + "/answers",
                json: #"{"answers": [{"number": 2, "options": [1]}, {"number": 1, "options": \#(places)}]}"#)
            #expect(many.status == .conflict && many.json?["errors"]?[0]?["pointer"]?.text == "/answers/1")
            #expect(try await site.log(of: attempt).count == 1)
        }
    }

    @Test("are checked only where they are still those that the program has seen: a check cannot be undone")
    func checkedUnseen() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "check: each-answer")
            let (page, ana) = (try await site.signedIn("ana"), try await site.learner("ana"))
            let shown = try await page.start("Exerciții")
            let attempt = JSONRoutes.version + shown
            try await ana.answer(1, of: attempt, ["Media"], more: #", "seen": 0"#)
            try await page.answer(1, of: shown, ["Cocoa Touch"], press: "stay")
            func check(_ seen: Int) async throws -> JSONValue? {
                try await ana.program.put(attempt + "/questions/1/answer", json: "{\"check\": true, \"seen\": \(seen)}").json
            }
            let unseen = try await check(1)
            #expect(unseen?["isChecked"] == .flag(false) && unseen?["changedElsewhere"] != nil)
            #expect(try await ana.program.get(attempt + "/questions/1").json?["solution"] == nil)
            #expect(try await check(2)?["isChecked"] == .flag(true))
        }
    }

    @Test("are not checked when one that arrived later is already in the log")
    func checkedLate() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "check: each-answer")
            let attempt = try await site.learner("ana").attempt("Exerciții")
            let (person, id) = (try await site.person("ana").id, ID<Attempt>(text: TestSite.lastPart(attempt)))
            let question = ID<Question>(text: try await site.question("strat", of: "Exerciții"))
            let sent = site.clock.now
            site.clock.advance(by: .seconds(1))
            func save(_ option: Int, isCheck: Bool, at arrivedAt: Instant) async throws -> AnswerStore.Saving {
                try await site.answers.save(
                    AnswerChange(answer: .set(.options([option])), isFlagged: nil, page: nil, isCheck: isCheck), to: question,
                    in: id, of: person, arrivedAt: arrivedAt)
            }
            _ = try await save(2, isCheck: false, at: site.clock.now)
            guard case .saved(let saved) = try await save(1, isCheck: true, at: sent) else {
                Issue.record("it was not saved")
                return
            }
            #expect(!saved.isChecked)
            #expect(try await site.count("checked_answer") == 0)
        }
    }

    @Test("to somebody else's attempt find nothing there")
    func others() async throws {
        try await TestSite.run { site in
            let attempt = try await site.learner("ana").attempt("Exerciții")
            let bogdan = try await site.learner("bogdan").program
            for path in ["", "/questions", "/questions/1", "/result", "/log"] {
                #expect(try await bogdan.get(attempt + path).status == .notFound)
            }
            #expect(try await bogdan.put(attempt + "/questions/1/answer", json: #"{"options": [1]}"#).status == .notFound)
            #expect(try await bogdan.patch(attempt + "/answers", json: #"{"answers": []}"#).status == .notFound)
            #expect(try await bogdan.post(attempt + "/submission", json: "{}").status == .notFound)
            #expect(try await site.count("answer") == 0)
        }
    }
}
