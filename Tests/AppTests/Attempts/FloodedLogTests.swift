import Database
import HTTPTypes
import Testing

@testable import App

@Suite("An attempt whose answers are changed by a machine")
struct FloodedLogTests {
    /// Ana's quiz, and as many changes of its first question as are taken at once.
    private func flooded(_ site: TestSite, _ count: Int = AnswerPace.burst) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Exerciții")
        let (person, id) = (try await site.person("ana").id, ID<Attempt>(text: TestSite.lastPart(attempt)))
        let question = ID<Question>(text: try await site.question("strat", of: "Exerciții"))
        for number in 0..<count {
            let change = AnswerChange(answer: .set(.options([number % 2 + 1])), isFlagged: nil, page: nil)
            guard case .saved = try await site.answers.save(change, to: question, in: id, of: person, arrivedAt: site.clock.now)
            else { throw CancellationError() }
        }
        return (ana, attempt)
    }

    @Test("takes three hundred at once, says so to the next, which is not lost, and takes it a second later")
    func pace() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site)
            let page = try await OpenPage(ana, 1, of: attempt)
            let value = try await ana.look(at: 1, of: attempt).value(of: "Media")
            let refused = try await page.press("next", [("choice[]", value), ("flag", "1")])
            #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "1")
            #expect(refused.text.contains(site.sentence("question.too-often")))
            #expect(ShownQuestion(refused.text).ticked == ["Media"] && ShownQuestion(refused.text).isFlagged)
            #expect(try await site.count("answer") == 300)
            site.clock.advance(by: .seconds(1))
            #expect(try await page.press("next", [("choice[]", value), ("flag", "1")]).status == .seeOther)
            #expect(try await site.standing(of: attempt) == ["strat: 3!"])
        }
    }

    @Test("tells the script in its own words, and lets who changes nothing go where they like")
    func script() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site)
            var page = try await OpenPage(ana, 1, of: attempt, hasScript: true)
            let ticked = try await ana.look(at: 1, of: attempt).options.first(where: \.isTicked)
            #expect(try await page.press("next", [("choice[]", #require(ticked).value)]).status == .seeOther)
            page.touch()
            ana.headers[.accept] = "application/json"
            let answer = try await ana.post(page.address, [("page", page.page), ("seq", "1"), ("choice[]", "1"), ("go", "stay")])
            #expect(answer.status == .tooManyRequests)
            #expect(try answer.decoded(OpenPage.Notice.self).saved == site.sentence("question.too-often"))
            let kept = try await ana.post(
                page.address, [("page", page.page), ("seq", "1"), ("choice[]", "1"), ("go", "stay"), ("kept", "1")])
            #expect(kept.status == .tooManyRequests)
        }
    }

    @Test("counts what would be written, also where the page goes back to what it was loaded with")
    func backAndForth() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, AnswerPace.burst - 1)
            var page = try await OpenPage(ana, 1, of: attempt, hasScript: true)
            let shown = try await ana.look(at: 1, of: attempt).options
            let (other, loaded) = (shown.first { !$0.isTicked }?.value ?? "", shown.first { $0.isTicked }?.value ?? "")
            page.touch()
            #expect(try await page.press("next", [("choice[]", other)]).status == .seeOther)
            page.touch()
            #expect(try await page.press("next", [("choice[]", loaded)]).status == .tooManyRequests)
            #expect(try await site.count("answer") == AnswerPace.burst)
        }
    }

    @Test("is never read as a whole when one of its answers is saved")
    func shortEnd() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, 1)
            let (id, question) = (
                ID<Attempt>(text: TestSite.lastPart(attempt)),
                ID<Question>(text: try await site.question("strat", of: "Exerciții"))
            )
            try await site.database.write { tx in
                for sequence in 2..<AnswerPace.most {
                    let line = LoggedAnswer(
                        sequence: sequence, question: question, value: "\(sequence % 2 + 1)", arrivedAt: site.clock.now,
                        arrival: .inTime,
                        page: "p\(sequence % 2)", overwrote: sequence == AnswerPace.most - 1 ? sequence - 1 : nil)
                    try AttemptRows.append(line, to: id, tx)
                }
            }
            let (end, late) = try await site.database.read { tx in
                try (AttemptRows.end(of: id, about: question, tx), AttemptRows.lateEnd(of: id, about: question, tx))
            }
            #expect(end.lines.map(\.sequence) == [AnswerPace.most - 2, AnswerPace.most - 1] && end.length == AnswerPace.most - 1)
            #expect(late.lines.map(\.sequence) == [AnswerPace.most - 1] && late.late == 0)
            try await ana.answer(1, of: attempt, ["Media"])
            #expect(try await site.standing(of: attempt) == ["strat: 3"])
        }
    }

    @Test("of another person takes nothing away from Ana's")
    func others() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, 0)
            let (bogdan, id) = (try await site.person("bogdan").id, ID<Attempt>(text: TestSite.lastPart(attempt)))
            let question = ID<Question>(text: try await site.question("strat", of: "Exerciții"))
            for _ in 0...AnswerPace.burst {
                let change = AnswerChange(answer: .set(.options([1])), isFlagged: nil, page: nil)
                _ = try await site.answers.save(change, to: question, in: id, of: bogdan, arrivedAt: site.clock.now)
            }
            try await ana.answer(1, of: attempt, ["Media"])
            #expect(try await site.log(of: attempt) == ["strat: 3"])
        }
    }

    @Test("is full at ten thousand lines, says so, keeps what stands and lets everybody out")
    func lines() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, 1)
            let id = TestSite.lastPart(attempt)
            try await site.database.write { tx in try tx.execute("UPDATE answer SET sequence = 10000 WHERE attempt_id = \(id)") }
            let page = try await OpenPage(ana, 1, of: attempt)
            let other = try await ana.look(at: 1, of: attempt).value(of: "Media")
            let refused = try await page.press("next", [("choice[]", other)])
            #expect(refused.status == .conflict && refused.text.contains(site.sentence("question.too-many")))
            #expect(try await site.standing(of: attempt) == ["strat: 1"])
            let shown = try await OpenPage(ana, 1, of: attempt)
            let ticked = try await ana.look(at: 1, of: attempt).options.first(where: \.isTicked)
            #expect(try await shown.press("next", [("choice[]", #require(ticked).value)]).status == .seeOther)
            #expect(try await site.count("answer") == 1)
        }
    }

    @Test("is full at ten thousand pages that were remembered")
    func pages() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, 0)
            let id = TestSite.lastPart(attempt)
            try await site.database.write { tx in
                for number in 1...AnswerPace.most {
                    try tx.execute("INSERT INTO answer_page VALUES (\(id), \("p\(number)"), 0, '')")
                }
            }
            let refused = try await OpenPage(ana, 1, of: attempt).press("next", [("flag", "1")])
            #expect(refused.status == .conflict)
            #expect(try await site.count("answer_page") == AnswerPace.most)
            #expect(try await site.count("flag") == 0)
        }
    }

    @Test("takes a hundred late lines and no more")
    func late() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await flooded(site, 1)
            try await ana.end(attempt)
            let (person, id) = (try await site.person("ana").id, ID<Attempt>(text: TestSite.lastPart(attempt)))
            let question = ID<Question>(text: try await site.question("strat", of: "Exerciții"))
            for number in 0..<150 {
                let change = AnswerChange(
                    answer: .set(.options([number % 2 + 1])), isFlagged: nil, page: PageMark(seen: 1))
                let saving = try await site.answers.save(
                    change, to: question, in: id, of: person, arrivedAt: site.clock.now + .seconds(number + 1))
                #expect(saving == .tooLate)
            }
            #expect(try await site.count("answer WHERE arrival = 'late'") == 100)
            #expect(try await site.count("answer_page") == 0)
        }
    }
}
