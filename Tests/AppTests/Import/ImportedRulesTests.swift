import Database
import Foundation
import Testing

@testable import App

@Suite("The rules of a test in a repeated import")
struct ImportedRulesTests {
    private let importing: Importing

    init() throws {
        importing = try Importing(EveryKind.files)
    }

    private static let quiz = "2-mobile/tests/2-quiz.md"
    private static let final = "2-mobile/tests/3-final.md"

    /// Puts settings into a document's front matter.
    private func add(_ settings: String, to document: String) throws {
        let kind = document == Self.quiz ? "kind: quiz" : "kind: final"
        try importing.edit(document, kind, kind + "\n" + settings)
    }

    private func revisions() async throws -> Int {
        try await importing.numbers("SELECT count(*) AS value FROM assessment_revision").first.flatMap { $0 } ?? -1
    }

    private func settings(_ key: String) async throws -> [String?] {
        try await importing.texts(
            """
            SELECT attempts_allowed || ' ' || counting_rule || ' ' || pause || ' ' || coalesce(access_code, '-') || ' '
                || results_release || ' ' || answers_release AS value FROM assessment WHERE assessment_key = \(key)
            """)
    }

    static let rules = [
        ("counts: last", quiz), ("counts: average", final), ("pause: 30", quiz), ("pause: 30", final), ("attempts: 3", quiz),
        ("attempts: 3", final), ("code: aula-magna", quiz), ("code: aula-magna", final), ("results: 2026-12-24 10:00", quiz),
        ("results: +3d", final), ("results: after-everyone", final), ("answers: 2026-12-24 10:00", quiz), ("answers: +3d", quiz),
        ("attempts: 2\nanswers: after-last-attempt", quiz), ("extra-time:\n  ana: {factor: 1.5, minutes: 10}", final),
        ("topic: Straturi", quiz),
        ("other-dates:\n  ana: {opens: 2026-12-24 10:00, closes: 2026-12-24 12:00, reason: \"Boală, răceală\"}", final),
        ("other-dates:\n  ana: {opens: +3d, closes: +4d}\n  bogdan: {opens: 24.12.2026 10:00, closes: +90d}", final),
    ]

    @Test("are one change, without a new revision, when one is given and when it is taken away", arguments: rules)
    func rule(setting: String, document: String) async throws {
        try await importing.run()
        let before = try await revisions()
        let change = ["~ assessment mobile/" + (document == Self.quiz ? "quiz" : "final")]
        let text = try String(contentsOfFile: importing.folder.path + "/" + document, encoding: .utf8)
        try add(setting, to: document)
        #expect(try await importing.run(isDryRun: true) == change)
        #expect(try await importing.run() == change)
        #expect(try await importing.run(after: .days(9)).isEmpty)
        try importing.folder.write(document, Data(text.utf8))
        #expect(try await importing.run(after: .days(10)) == change)
        #expect(try await importing.run(after: .days(10)).isEmpty)
        #expect(try await revisions() == before)
    }

    static let contents = [
        ("kind: quiz", "kind: quiz\nquestions: shuffled"), ("kind: quiz", "kind: quiz\ncredit: per-option"),
        ("kind: quiz", "kind: quiz\ncredit: all-or-nothing"), ("kind: quiz", "kind: quiz\npenalty: 0.25"),
        ("#strat", "#strat penalty=0.5"), ("#strat", "#strat order=fixed"), ("#strat", "#strat kind=multiple"),
        ("- [ ] Core OS\n- [x] Cocoa Touch", "= Cocoa Touch"), ("- [ ] Core OS\n- [x] Cocoa Touch", "= 3.14 ± 0.01"),
    ]

    @Test("that belong to the text make a new revision, when they are given and when they are taken away", arguments: contents)
    func content(old: String, new: String) async throws {
        try await importing.run()
        let before = try await revisions()
        try importing.edit(Self.quiz, old, new)
        #expect(try await importing.run() == ["~ assessment mobile/quiz"])
        #expect(try await importing.run(after: .days(1)).isEmpty)
        #expect(try await revisions() == before + 1)
        try importing.edit(Self.quiz, new, old)
        #expect(try await importing.run() == ["~ assessment mobile/quiz"])
        #expect(try await revisions() == before + 2)
    }

    @Test(
        "of typed questions and of a draw make a new revision when they change",
        arguments: [
            ("± 0.01", "± 0.02"), ("= 3.14 ± 0.01", "= 3.14"), ("= 3.14", "= 2,72 | 3.14"), ("case=fold", "case=ignore"),
            (" | UIKit", ""),
            ("Limbajul: 2", "Limbajul: 3"), ("draw:\n  Limbajul: 2\n", ""), ("= 7", "= 7 {#x}"), ("penalty=1", "penalty=0.999"),
        ])
    func typed(old: String, new: String) async throws {
        try await importing.run()
        let before = try await revisions()
        try importing.edit("2-mobile/tests/7-every-kind.md", old, new)
        #expect(try await importing.run() == ["~ assessment mobile/every-kind"])
        #expect(try await importing.run().isEmpty)
        #expect(try await revisions() == before + 1)
    }

    @Test("that say what holds anyway change nothing", arguments: [("attempts: 1", final), ("answers: at-once", quiz)])
    func defaults(setting: String, document: String) async throws {
        try await importing.run()
        let defaults = "counts: best\npause: 0\nresults: at-once\nquestions: fixed\ncredit: right-minus-wrong\npenalty: 0"
        try add(setting + "\n" + defaults, to: document)
        #expect(try await importing.run().isEmpty)
        try importing.edit(Self.quiz, "#strat", "#strat kind=single order=shuffled penalty=0")
        #expect(try await importing.run().isEmpty)
    }

    @Test("all together are kept as they were written, and change nothing the next time")
    func together() async throws {
        try add(
            "attempts: 3\ncounts: average\npause: 30\ncode: Aula Magna 7\nresults: +3d\nanswers: after-last-attempt",
            to: Self.quiz)
        let extra = "extra-time:\n  ana: {factor: 1.5, minutes: 10}\n  bogdan: {minutes: 5}"
        try add("attempts: 2\ncounts: first\nresults: after-everyone\n" + extra, to: Self.final)
        try await importing.run()
        #expect(try await settings("quiz") == ["3 average 1800000 Aula Magna 7 from after-last"])
        #expect(try await settings("final") == ["2 first 0 - after-last at-once"])
        let times = try await importing.texts(
            """
            SELECT user_name || ' ' || time_exception.time_factor || ' ' || time_exception.extra_time AS value
            FROM time_exception JOIN person ON person.id = person_id ORDER BY user_name
            """)
        #expect(times == ["ana 1500 600000", "bogdan 1000 300000"])
        let before = try await importing.counts()
        #expect(try await importing.run(after: .days(2)).isEmpty)
        #expect(try await importing.counts() == before)
    }
}
