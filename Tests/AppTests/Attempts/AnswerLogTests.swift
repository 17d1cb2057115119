import Testing

@testable import App

@Suite("The log of answers")
struct AnswerLogTests {
    @Test("the same answer twice is written once")
    func unchanged() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            for button in ["next", "previous", "stay", "done"] {
                try await ana.answer(2, of: attempt, ["Foundation", "Metal"], press: button)
            }
            #expect(try await site.log(of: attempt) == ["servicii: 1 4"])
        }
    }

    @Test("leaving a question unanswered writes nothing")
    func nothing() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, [], press: "next")
            try await ana.answer(1, of: attempt, [], press: "clear")
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("a changed mind is appended; nothing that was said before goes away")
    func appended() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            for text in ["Core OS", "Media", "Core OS"] { try await ana.answer(1, of: attempt, [text]) }
            try await ana.answer(3, of: attempt, ["Fals"])
            try await ana.answer(1, of: attempt, [])
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            #expect(
                try await site.log(of: attempt) == [
                    "strat: 1", "strat: 3", "strat: 1", "optionale: 2", "strat: ", "strat: 2",
                ])
            #expect(try await ana.look(at: 1, of: attempt).ticked == ["Cocoa Touch"])
        }
    }

    @Test("the log keeps when each answer arrived")
    func arrival() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            for text in ["Core OS", "Media"] {
                site.clock.advance(by: Milliseconds(count: 1_001))
                try await ana.answer(1, of: attempt, [text])
            }
            let times = try await site.database.read { tx in
                try tx.rows("SELECT arrived_at FROM answer ORDER BY sequence").map { row -> Int64 in try row["arrived_at"] }
            }
            let start = SampleInstitution.start.milliseconds
            #expect(times == [start + 1_001, start + 2_002])
        }
    }

    @Test("a flag is kept beside an answer or without one, and goes when it is taken off")
    func flag() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, [], isFlagged: true)
            try await ana.answer(2, of: attempt, ["Metal"], isFlagged: true)
            #expect(try await ana.look(at: 1, of: attempt).isFlagged)
            #expect(try await ana.look(at: 2, of: attempt).isFlagged)
            #expect(try await !ana.look(at: 3, of: attempt).isFlagged)
            try await ana.answer(2, of: attempt, ["Metal"])
            #expect(try await !ana.look(at: 2, of: attempt).isFlagged)
            #expect(try await ana.look(at: 1, of: attempt).isFlagged)
            #expect(try await site.count("answer") == 1)
        }
    }

    @Test("many answers at the same moment are all kept, one after the other")
    func atOnce() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            let session = try #require(ana.cookies["s"])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for save in 0..<30 {
                    group.addTask {
                        let browser = site.visitor()
                        browser.set("s", to: session)
                        let page = "\(attempt)/questions/\(save % 3 + 1)"
                        let answer = try await browser.post(page, [("choice[]", String(save / 3 % 2 + 1))])
                        #expect(answer.status == .seeOther)
                    }
                }
                try await group.waitForAll()
            }
            let rows = try await site.database.read { tx in
                try tx.rows("SELECT sequence, question_id, value FROM answer ORDER BY sequence")
            }
            #expect(try rows.map { row -> Int in try row["sequence"] } == Array(1...rows.count))
            let questions = try Set(rows.map { row -> String in try row["question_id"] })
            #expect(questions.count == 3)
        }
    }
}
