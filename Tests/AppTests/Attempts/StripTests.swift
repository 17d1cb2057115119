import Database
import Testing

@testable import App

@Suite("The strip of all questions")
struct StripTests {
    /// The classes of the strip's buttons, in order, with `*` at the one that is shown.
    private func looks(_ page: TestBrowser.Reply) -> [String] {
        page.text.matches(of: #/<button name="go" value="\d+" class="([^"]+)"( aria-current="true")?>/#).map {
            $0.1 + ($0.2 == nil ? "" : "*")
        }
    }

    @Test("says of each question whether it is answered and flagged, and which one is shown, as it is at this moment")
    func states() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await looks(ana.get("\(attempt)/questions/1")) == ["n*", "n", "n"])
            try await ana.answer(1, of: attempt, ["Media"], isFlagged: true)
            #expect(try await looks(ana.get("\(attempt)/questions/2")) == ["a f", "n*", "n"])
            try await ana.answer(3, of: attempt, ["Fals"])
            try await ana.answer(1, of: attempt, [], press: "clear")
            let page = try await ana.get("\(attempt)/questions/3")
            #expect(looks(page) == ["n", "n", "a*"])
            #expect(page.text.contains("3<b>, \(site.sentence("strip.answered"))</b>"))
        }
    }

    @Test("a press on a number saves and leads there", arguments: [("1", 1), ("3", 3), ("2", 2), ("0", 1), ("-7", 1), ("99", 3)])
    func leads(pressed: String, number: Int) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let answer = try await ana.answer(2, of: attempt, ["Metal"], isFlagged: true, press: pressed)
            #expect(answer.status == .seeOther && answer.location == "\(attempt)/questions/\(number)")
            #expect(try await site.standing(of: attempt).count == 1)
            #expect(try await ana.look(at: 2, of: attempt).ticked == ["Metal"])
        }
    }

    @Test("a save in the background is told how its question stands now")
    func background() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let page = try await OpenPage(test.ana, 1, of: test.attempt, hasScript: true)
            func told(_ fields: [(String, String)], _ count: Int) async throws -> [String?] {
                test.ana.headers[.accept] = "application/json"
                let reply = try await test.ana.post(
                    page.address, [("page", page.page), ("seq", "\(count)"), ("go", "stay")] + fields)
                let notice = try reply.decoded(Told.self)
                return [notice.look, notice.words, notice.fault]
            }
            #expect(try await told([("text", "3")], 1) == ["a", site.sentence("strip.answered"), nil])
            let fault = site.sentence("question.not-a-number")
            #expect(try await told([("text", "3 cm")], 2) == ["u", site.sentence("strip.unreadable"), fault])
            let words = site.sentence("strip.unanswered") + ", " + site.sentence("strip.flagged")
            #expect(try await told([("text", ""), ("flag", "1")], 3) == ["n f", words, nil])
        }
    }

    private struct Told: Decodable {
        let look: String?
        let words: String?
        let fault: String?
    }

    @Test("agrees with the whole attempt, whatever is saved in between and however long the log is")
    func agrees() async throws {
        let scene = try await AttemptScene(EveryKind.files)
        let begun = try await scene.begin("every-kind", seed: 7, at: scene.start)
        for step in 0..<60 {
            let question = begun.questions[step % begun.questions.count]
            let answer: AnswerChange.Change =
                switch question.content {
                case .choice: step % 5 == 0 ? .set(nil) : .set(.options([1 + step % 2]))
                case .number: step % 3 == 0 ? .setUnreadable("\(step) cm") : .set(.typed("\(step)"))
                case .text: .set(.typed("text \(step)"))
                }
            try await scene.save(
                AnswerChange(answer: answer, isFlagged: step % 4 == 0, page: nil), to: question.id, in: begun,
                at: scene.start + .seconds(step))
            guard step % 7 == 0 || step > 50 else { continue }
            try await scene.compare(scene.snapshot(begun.attempt.id, at: scene.start + .seconds(step)), at: scene.start)
        }
    }

    @Test("of a log that a machine filled reads a line for each question, and agrees")
    func flooded() async throws {
        let scene = try await AttemptScene(EveryKind.files)
        let begun = try await scene.begin("every-kind", seed: 7, at: scene.start)
        try await scene.compare(begun, at: scene.start)
        let question = begun.questions[0]
        try await scene.importing.database.write { tx in
            for sequence in 1...2000 {
                try AttemptRows.append(
                    LoggedAnswer(
                        sequence: sequence, question: question.id, value: "1", arrivedAt: scene.start, arrival: .inTime,
                        page: nil, overwrote: nil), to: begun.attempt.id, tx)
            }
        }
        try await scene.compare(scene.snapshot(begun.attempt.id, at: scene.start), at: scene.start)
    }

    @Test("a late answer changes nothing in it")
    func late() async throws {
        let scene = try await AttemptScene(EveryKind.files)
        let begun = try await scene.begin("every-kind", seed: 7, at: scene.start)
        let line = LoggedAnswer(
            sequence: 1, question: begun.questions[0].id, value: "1", arrivedAt: scene.start, arrival: .late, page: nil,
            overwrote: nil)
        try await scene.importing.database.write { tx in try AttemptRows.append(line, to: begun.attempt.id, tx) }
        let open = try #require(try scene.questions.read(1, of: begun.attempt.id, by: scene.ana.id))
        #expect(open.states.allSatisfy { $0.standing == .unanswered } && open.logLength == 1)
    }
}
