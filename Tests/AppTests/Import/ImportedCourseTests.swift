import Foundation
import Testing

@testable import App

@Suite("A course of a repeated import")
struct ImportedCourseTests {
    private let importing: Importing

    init() throws {
        importing = try Importing()
    }

    private func edit(_ old: String, _ new: String) throws {
        try importing.edit("2-mobile/course.yaml", old, new)
    }

    @Test(
        "is changed where its document is, whatever in it",
        arguments: [
            ("title: Programare", "title: Programare mobilă"), ("marks: ro", "marks: percent"),
            ("carmen: professor", "carmen: assistant"),
            ("  - carmen: professor", "  - carmen: professor\n  - bogdan: assistant"),
            ("[Straturi, Limbajul]", "[Straturi, Limbajul, Nou]"),
            ("[Straturi, Limbajul]", "[Limbajul, Straturi]"),
        ])
    func changed(old: String, new: String) async throws {
        try await importing.run()
        try edit(old, new)
        #expect(try await importing.run() == ["~ course mobile"])
        #expect(try await importing.run().isEmpty)
    }

    @Test("says whom it enrols, and keeps who is not listed any more")
    func enrolments() async throws {
        try edit("[ana, bogdan]", "[ana]")
        try await importing.run()
        try edit("[ana]", "[bogdan]")
        #expect(try await importing.run() == ["+ enrolment mobile/bogdan", "= enrolment mobile/ana"])
    }

    @Test("says whom it enrols when nobody was enrolled before")
    func firstEnrolments() async throws {
        try edit("[ana, bogdan]", "[]")
        try await importing.run()
        try edit("[]", "[ana]")
        #expect(try await importing.run() == ["+ enrolment mobile/ana"])
    }

    @Test("keeps its topics' identity when their order changes, and the topics that are not listed any more")
    func topics() async throws {
        try await importing.run()
        let before = try await importing.texts("SELECT id AS value FROM topic ORDER BY title")
        try edit("[Straturi, Limbajul]", "[Limbajul]")
        try await importing.run()
        try edit("[Limbajul]", "[Limbajul, Straturi]")
        try await importing.run()
        #expect(try await importing.texts("SELECT id AS value FROM topic ORDER BY title") == before)
        #expect(try await importing.texts("SELECT title AS value FROM topic ORDER BY position") == ["Limbajul", "Straturi"])
    }

    @Test("that is missing is kept and listed, and so is a missing test")
    func missing() async throws {
        try await importing.run()
        try importing.folder.remove("2-mobile/tests/2-quiz.md")
        #expect(try await importing.run() == ["= assessment mobile/quiz"])
        try importing.folder.remove("2-mobile")
        #expect(try await importing.run() == ["= course mobile"])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM assessment") == [2])
    }
}
