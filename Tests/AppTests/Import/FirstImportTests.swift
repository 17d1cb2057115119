import Foundation
import Testing

@testable import App

@Suite("The first import")
struct FirstImportTests {
    private static let everything = [
        "+ assessment mobile/final", "+ assessment mobile/quiz", "+ course mobile", "+ institution Școala", "+ person ana",
        "+ person bogdan", "+ person carmen", "+ semester without days 2026/2027",
    ]

    @Test("adds everything in the folder")
    func addsEverything() async throws {
        let importing = try Importing()
        #expect(try await importing.run() == Self.everything)
        let counts = try await importing.counts()
        let expected = [
            "institution": 1, "semester": 1, "person": 3, "person_role": 3, "course": 1, "topic": 2, "course_teacher": 1,
            "enrolment": 2,
            "assessment": 2, "assessment_revision": 2, "question": 3, "question_revision": 3, "question_option": 7, "picture": 0,
        ]
        for (table, count) in expected { #expect(counts[table] == count, "\(table)") }
    }

    @Test("keeps the texts of a question, its points, kind and right options")
    func keepsQuestions() async throws {
        let importing = try Importing()
        try await importing.run()
        let texts = try await importing.texts(
            """
            SELECT question.question_key || ' ' || kind || ' ' || points || ' ' || question_revision.text AS value
            FROM question_revision JOIN question ON question.id = question_id ORDER BY question.number
            """)
        #expect(
            texts == ["strat single 2000 Ce strat?", "limbaj multiple 1000 Ce limbaj?", "adevarat single 1000 Adevărat?"])
        let options = try await importing.texts(
            """
            SELECT question_option.text || credit AS value FROM question_option
            JOIN assessment_revision ON assessment_revision.id = revision_id
            JOIN assessment ON assessment.id = assessment_id
            ORDER BY assessment.number, question_position, question_option.position
            """)
        #expect(options == ["Core OS0", "Cocoa Touch1", "Swift1", "Objective-C1", "Kotlin0", "Da1", "Nu0"])
    }

    @Test("gives numbers from 1, each once")
    func numbers() async throws {
        let importing = try Importing()
        try await importing.run()
        #expect(try await importing.numbers("SELECT number AS value FROM person ORDER BY number") == [1, 2, 3])
        #expect(try await importing.numbers("SELECT number AS value FROM course ORDER BY number") == [1])
        #expect(try await importing.numbers("SELECT number AS value FROM assessment ORDER BY number") == [1, 2])
        #expect(try await importing.numbers("SELECT number AS value FROM question ORDER BY number") == [1, 2, 3])
    }

    @Test("gives nobody a password")
    func noPasswords() async throws {
        let importing = try Importing()
        try await importing.run()
        #expect(try await importing.texts("SELECT password_hash AS value FROM person") == [nil, nil, nil])
    }

    @Test("that is a dry run says the same and writes nothing")
    func dryRun() async throws {
        let importing = try Importing()
        let before = try await importing.counts()
        #expect(try await importing.run(isDryRun: true) == Self.everything)
        #expect(try await importing.counts() == before)
        #expect(before["person"] == 0)
        try await importing.run()
        #expect(try await importing.numbers("SELECT number AS value FROM person ORDER BY number") == [1, 2, 3])
    }

    @Test("of the demo is written whole, and nothing changes the second time")
    func demo() async throws {
        let importing = try Importing()
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        let store = ImportStore(database: importing.database, files: importing.files, receipts: .sample)
        let first = try await store.apply(
            InstitutionFolder(path: path, now: importing.start), isDryRun: false, at: importing.start)
        #expect(first.filter { $0.subject == .assessment }.count == 12)
        let later = importing.start + .days(3)
        let second = try await store.apply(InstitutionFolder(path: path, now: later), isDryRun: false, at: later)
        #expect(second.isEmpty)
    }
}
