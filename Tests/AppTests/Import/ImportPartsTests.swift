import Database
import Foundation
import Testing

@testable import App

@Suite("Each feature brings in its part of a folder")
struct ImportPartsTests {
    private let importing: Importing

    /// With a lesson, a survey, a second course, and somebody who studies in no course.
    init() throws {
        importing = try Importing(SmallSurvey.files)
        try importing.folder.write("2-mobile/lessons/1-layers.md", Data("---\ntitle: Straturi\n---\n\nText.\n".utf8))
        try importing.folder.write("3-web/course.yaml", Data(SmallInstitution.course.replacing("PDM301", with: "WEB302").utf8))
        try importing.edit("people.csv", "carmen,Carmen", "dan,Dan,Ene,1003,,student\ncarmen,Carmen")
    }

    private func run(_ parts: [any ImportPart]? = nil, isDryRun: Bool = false, removes: Bool = false) async throws -> [String] {
        let store =
            parts.map { ImportStore(database: importing.database, parts: $0) }
            ?? ImportStore(database: importing.database, files: importing.files)
        let folder = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        return try await store.apply(folder, isDryRun: isDryRun, removesVanished: removes, at: importing.start).map {
            "\($0.subject) \($0.name)"
        }
    }

    @Test("Dan reads what a folder brings in the order in which one thing refers to another, dry or not")
    func order() async throws {
        let expected = [
            "institution Școala", "person ana", "person bogdan", "person dan", "person carmen",
            "semester without days 2026/2027", "course mobile", "assessment mobile/quiz", "assessment mobile/final", "lesson mobile/layers", "course web", "survey autumn",
        ]
        #expect(try await run(isDryRun: true) == expected)
        #expect(try await run() == expected)
        #expect(try await run() == [])
    }

    @Test("Dan reads what is gone in the other order: first inside of courses, and people last", arguments: [false, true])
    func vanished(removes: Bool) async throws {
        _ = try await run()
        try importing.edit("people.csv", "dan,Dan,Ene,1003,,student\n", "")
        try importing.edit("2-mobile/course.yaml", "[ana, bogdan]", "[ana]")
        try importing.edit("2-mobile/course.yaml", "[Straturi, Limbajul]", "[Straturi]")
        for file in ["2-mobile/tests/2-quiz.md", "2-mobile/lessons/1-layers.md", SmallSurvey.name, "3-web"] {
            try importing.folder.remove(file)
        }
        let changes = try await run(removes: removes)
        #expect(
            changes.filter { $0 != "course mobile" } == [
                "enrolment mobile/bogdan", "assessment mobile/quiz", "lesson mobile/layers", "topic mobile/Limbajul",
                "survey autumn",
                "course web", "person dan",
            ])
    }

    /// Keeps a line of its own of every course that there is.
    private struct Shelf: ImportPart {
        let step: ImportStep
        let name: String

        func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
            try tx.execute("UPDATE institution SET password_contact = \(name)")
            return [ImportChange(verb: .changed, subject: .course, name: name)]
        }

        func finish(_ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
            [ImportChange(verb: .changed, subject: .course, name: "then " + name)]
        }
    }

    @Test("a part that nobody has heard of takes its place by its step, and a dry run takes it back like all others")
    func unknown() async throws {
        let parts: [any ImportPart] = [
            Shelf(step: .beside, name: "shelf"), Shelf(step: .people, name: "doors"), ImportedInstitutionRows(),
            Shelf(step: .people, name: "keys"),
        ]
        let expected = [
            "institution Școala", "course doors", "course keys", "course shelf", "course then doors", "course then keys",
            "course then shelf",
        ]
        #expect(try await run(parts, isDryRun: true) == expected)
        #expect(try await importing.texts("SELECT password_contact AS value FROM institution") == [])
        #expect(try await run(parts) == expected)
        #expect(try await importing.texts("SELECT password_contact AS value FROM institution") == ["shelf"])
    }
}
