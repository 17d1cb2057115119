import Database
import Foundation
import Testing

@testable import App

@Suite("A log of answers, replayed")
struct ReplayedLogTests {
    private var generator = SeededGenerator(seed: 0, stream: 0)

    private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    /// Something that somebody might do to a question; now and then nonsense.
    private mutating func change(_ question: Question, page: PageMark?) -> AnswerChange {
        let answer: AnswerChange.Change =
            switch question.content {
            case .choice(let choice): .set(.options(Set((0...below(3)).map { _ in 1 + below(choice.options.count) })))
            case .number where below(4) == 0: .setUnreadable(["3 cm", "trei"][below(2)])
            case .number: .set(.typed(["3,14", "3.15", "7", "8", "-1"][below(5)]))
            case .text: .set(.typed(["stiinta", "uikit", "nu știu"][below(3)]))
            }
        switch below(8) {
        case 0: return AnswerChange(answer: .set(nil), isFlagged: nil, page: page)
        case 1: return AnswerChange(answer: .unchanged, isFlagged: below(2) == 0, page: page)
        default: return AnswerChange(answer: answer, isFlagged: below(3) == 0, page: page)
        }
    }

    /// A page that says this, or none; it may repeat itself and fall behind.
    private mutating func page() -> PageMark? {
        below(3) == 0 ? nil : PageMark(nonce: "page\(below(4))", seen: below(6), sequence: below(9))
    }

    /// All that a page says beside a change, or nothing.
    private mutating func whole(_ change: AnswerChange) -> AnswerChange.Whole? {
        guard change.page != nil, below(2) == 0 else { return nil }
        let answer: AnswerChange.Change = change.answer == .unchanged ? .set(nil) : change.answer
        return AnswerChange.Whole(
            answer: answer, isFlagged: change.isFlagged ?? false, isAnswerTouched: below(2) == 0, isFlagTouched: below(2) == 0)
    }

    /// What the rows say: of each question the last one that was not late; "" takes the answer back.
    private func replay(_ rows: [Row], _ snapshot: AttemptSnapshot) throws -> Outcome {
        var answers: [ID<Question>: Answer] = [:]
        for row in rows where try row["arrival"] as String != "late" {
            let id: ID<Question> = try row["question_id"]
            let question = try #require(snapshot.revision.questions.first { $0.id == id })
            answers[id] = question.answer(stored: try row["value"])
        }
        return Outcome.marking(snapshot.questions, answers: answers)
    }

    private func requireAgreement(_ editor: AttemptScene, _ before: AttemptSnapshot, seed: Int) async throws {
        let snapshot = try await editor.snapshot(before.attempt.id, at: editor.start + .days(400))
        let submission = try #require(snapshot.attempt.submission, "seed \(seed)")
        let rows = try await editor.rows(of: snapshot)
        #expect(try rows.map { row -> Int in try row["sequence"] } == rows.indices.map { $0 + 1 }, "seed \(seed)")
        let outcome = try replay(rows, snapshot)
        #expect(submission.outcome == outcome, "seed \(seed)")
        let mark = snapshot.course.markScheme.mark(earned: outcome.earned, possible: outcome.possible)
        #expect(submission.mark == mark, "seed \(seed)")
        #expect(snapshot.outcome == outcome, "seed \(seed)")
        #expect(outcome.total == snapshot.questions.count, "seed \(seed)")
        for row in rows {
            let (arrivedAt, arrival): (Instant, String) = try (row["arrived_at"], row["arrival"])
            let isLate =
                submission.reason == .expired
                ? arrivedAt > submission.endedAt + Attempt.grace : arrivedAt >= submission.endedAt
            #expect((arrival == "late") == isLate, "seed \(seed)")
        }
    }

    @Test("gives the mark of an exam that was stored, however it ended and whatever came late", arguments: 0..<6)
    func exam(part: Int) async throws {
        let editor = try await AttemptScene(EveryKind.files)
        var history = self
        for seed in part * 16..<(part + 1) * 16 {
            history.generator = SeededGenerator(seed: Int64(seed), stream: 61)
            let snapshot = try await editor.begin("exam", seed: Int64(seed), at: editor.start + .hours(seed))
            let deadline = try #require(snapshot.attempt.deadline)
            var now = snapshot.attempt.startedAt
            let byHand = history.below(3) == 0 ? deadline + .minutes(-1 - history.below(12)) : nil
            for _ in 0..<(5 + history.below(30)) {
                now = now + Milliseconds(count: Int64(history.below(90_000)))
                if let byHand, now > byHand { try await editor.attempts.submit(snapshot.attempt.id, of: editor.ana.id, at: now) }
                if history.below(6) == 0 { try await editor.attempts.endExpired(at: now) }
                let question = snapshot.questions[history.below(snapshot.questions.count)]
                // Some have waited in a queue while others overtook them.
                let arrivedAt = history.below(5) == 0 ? now + Milliseconds(count: -Int64(history.below(40_000))) : now
                var change = history.change(question, page: history.page())
                change.whole = history.whole(change)
                try await editor.save(change, to: question.id, in: snapshot, at: arrivedAt)
            }
            try await requireAgreement(editor, snapshot, seed: seed)
        }
    }

    @Test("gives the mark of a quiz that was stored", arguments: 0..<4)
    func quiz(part: Int) async throws {
        let editor = try await AttemptScene(EveryKind.files)
        var history = self
        for seed in part * 40..<(part + 1) * 40 {
            history.generator = SeededGenerator(seed: Int64(seed), stream: 62)
            var now = editor.start + .hours(seed)
            let snapshot = try await editor.begin("every-kind", seed: Int64(seed), at: now)
            for _ in 0..<history.below(25) {
                now = now + .seconds(1 + history.below(20))
                let question = snapshot.questions[history.below(snapshot.questions.count)]
                var change = history.change(question, page: history.page())
                change.whole = history.whole(change)
                try await editor.save(change, to: question.id, in: snapshot, at: now)
            }
            try await editor.attempts.submit(snapshot.attempt.id, of: editor.ana.id, at: now + .seconds(1))
            let late = history.change(snapshot.questions[0], page: nil)
            let saving = try await editor.save(late, to: snapshot.questions[0].id, in: snapshot, at: now + .seconds(2))
            #expect(saving == .tooLate)
            try await requireAgreement(editor, snapshot, seed: seed)
        }
    }
}
