import Database
import Foundation
import Testing

@testable import App

@Suite("A repeated import")
struct RepeatedImportTests {
    private let importing: Importing

    init() throws {
        importing = try Importing()
    }

    private func revisions() async throws -> [Int?] {
        try await importing.numbers(
            """
            SELECT ordinal AS value FROM assessment_revision JOIN assessment ON assessment.id = assessment_id
            WHERE assessment_key = 'quiz' ORDER BY ordinal
            """)
    }

    @Test("of the same folder changes nothing")
    func same() async throws {
        try await importing.run()
        let before = try await importing.counts()
        #expect(try await importing.run(after: .days(2)).isEmpty)
        #expect(try await importing.counts() == before)
    }

    @Test("of a changed question makes a new revision, and the old one stays as it was")
    func changedQuestion() async throws {
        try await importing.run()
        try importing.edit("2-mobile/tests/2-quiz.md", "Ce strat?", "Care strat?")
        #expect(try await importing.run(after: .hours(1)) == ["~ assessment mobile/quiz"])
        #expect(try await revisions() == [1, 2])
        let texts = try await importing.texts(
            """
            SELECT text AS value FROM question_revision JOIN assessment_revision ON assessment_revision.id = revision_id
            JOIN question ON question.id = question_id WHERE question_key = 'strat' ORDER BY ordinal
            """)
        #expect(texts == ["Ce strat?", "Care strat?"])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM question") == [3])
    }

    @Test(
        "makes a new revision for every change that a student would see or that counts",
        arguments: [
            ("Exerciții", "Exerciții noi"), ("points=2", "points=3"), ("- [ ] Core OS", "- [ ] Core Services"),
            ("- [ ] Kotlin", "- [x] Kotlin"), ("### Ce limbaj?", "## Limbajul\n\n### Ce limbaj?"),
            ("Ce strat? {", "Ce strat? {kind=multiple "),
            ("- [ ] Kotlin", "- [ ] Kotlin\n\n> Apple."), ("### Ce strat?", "Citiți atent.\n\n### Ce strat?"),
            ("#limbaj", "#limba"),
        ])
    func changes(old: String, new: String) async throws {
        try await importing.run()
        try importing.edit("2-mobile/tests/2-quiz.md", old, new)
        #expect(try await importing.run() == ["~ assessment mobile/quiz"])
        #expect(try await revisions() == [1, 2])
        #expect(try await importing.run().isEmpty)
    }

    @Test("keeps times relative to the import as they were at the first")
    func relativeTimes() async throws {
        let times: SQL = "SELECT opens_at || ' ' || closes_at AS value FROM assessment WHERE kind = 'final'"
        try await importing.run()
        let first = try await importing.texts(times)
        #expect(try await importing.run(after: .days(5)).isEmpty)
        #expect(try await importing.texts(times) == first)
    }

    @Test("moves a test to new dates without a new revision")
    func dates() async throws {
        try await importing.run()
        try importing.edit("2-mobile/tests/3-final.md", "closes: +30d 18:00", "closes: 2027-01-31 18:00")
        #expect(try await importing.run() == ["~ assessment mobile/final"])
        let closing = try Instant(Date("2027-01-31T16:00:00Z", strategy: .iso8601))
        #expect(
            try await importing.numbers("SELECT closes_at AS value FROM assessment WHERE kind = 'final'")
                == [Int(closing.milliseconds)])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM assessment_revision") == [2])
    }

    @Test("is possible after a dated closing of a test whose opening was relative")
    func afterTheClosing() async throws {
        try importing.edit("2-mobile/tests/3-final.md", "closes: +30d 18:00", "closes: 2026-11-25 18:00")
        try await importing.run()
        #expect(try await importing.run(after: .days(20)).isEmpty)
    }

    @Test("gives new things new numbers and leaves the others theirs")
    func newNumbers() async throws {
        try await importing.run()
        try importing.edit("people.csv", "carmen,", "barbu,Barbu,Pop,,,student\ncarmen,")
        try importing.edit("2-mobile/tests/2-quiz.md", "#strat", "#stratul")
        try await importing.run()
        let people = try await importing.texts("SELECT user_name AS value FROM person ORDER BY number")
        #expect(people == ["ana", "bogdan", "carmen", "barbu"])
        let questions = try await importing.texts("SELECT question_key AS value FROM question ORDER BY number")
        #expect(questions == ["strat", "limbaj", "adevarat", "stratul"])
    }
}
