import Foundation
import Testing

@testable import App

@Suite("Rules that hold from an earlier import on")
struct SettledRulesTests {
    private static let quiz = "2-mobile/tests/2-quiz.md"

    @Test(
        "and have a time relative to the import keep that of the first, and only a date moves it",
        arguments: ["results", "answers"])
    func settled(setting: String) async throws {
        let importing = try Importing()
        func moment() async throws -> [Int?] {
            try await importing.numbers(
                "SELECT coalesce(results_from, answers_from) AS value FROM assessment WHERE assessment_key = 'quiz'")
        }
        try importing.edit(Self.quiz, "kind: quiz", "kind: quiz\n\(setting): +3d 09:00")
        try await importing.run()
        let first = try await moment()
        #expect(first == [Int((importing.start + .days(3) + .hours(-1)).milliseconds)])
        try importing.edit(Self.quiz, "+3d 09:00", "+4d 11:00")
        #expect(try await importing.run(after: .days(1)).isEmpty)
        #expect(try await moment() == first)
        try importing.edit(Self.quiz, "+4d 11:00", "2026-12-24 10:00")
        #expect(try await importing.run(after: .days(1)) == ["~ assessment mobile/quiz"])
        #expect(try await moment() == [1_798_099_200_000])
        try importing.edit(Self.quiz, "2026-12-24 10:00", "+1d")
        #expect(try await importing.run(after: .days(2)).isEmpty)
        try importing.edit(Self.quiz, "\(setting): +1d\n", "")
        #expect(try await importing.run(after: .days(2)) == ["~ assessment mobile/quiz"])
        #expect(try await moment() == [nil])
    }

    @Test("do not touch the revision that somebody is in the middle of; whoever begins later has the new one")
    func running() async throws {
        let editor = try await AttemptScene(EveryKind.files)
        let old = try await editor.begin("quiz", seed: 1, at: editor.start)
        try await editor.save(
            .init(answer: .set(.options([1])), isFlagged: nil, page: nil), to: old.questions[0].id, in: old, at: editor.start)
        try await editor.save(
            .init(answer: .set(.options([1])), isFlagged: nil, page: nil), to: old.questions[1].id, in: old, at: editor.start)
        try editor.importing.edit(Self.quiz, "kind: quiz", "kind: quiz\npenalty: 0.5\ncredit: all-or-nothing")
        try await editor.importing.run()
        try await editor.attempts.submit(old.attempt.id, of: editor.ana.id, at: editor.start)
        #expect(try await editor.snapshot(old.attempt.id, at: editor.start).attempt.submission?.outcome.earned.thousandths == 500)
        let new = try await editor.begin("quiz", seed: 1, at: editor.start)
        #expect(new.revision.id != old.revision.id)
        #expect(new.questions.map(\.penalty) == [Share(500, of: 1000), Share(500, of: 1000)])
        #expect(new.questions.map(\.id) == old.questions.map(\.id))
        #expect(new.questions[1].earned(by: .options([1])).thousandths == -500)
    }
}
