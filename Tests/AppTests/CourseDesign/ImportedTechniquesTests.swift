import Database
import Foundation
import Testing

@testable import App

@Suite("The techniques of a design in a folder")
struct ImportedTechniquesTests {
    private static let text = """
        objectives:
          - key: a
            techniques:
              - minute-paper
              - own-perechi
          - key: b
            techniques:
              - own-perechi
        techniques:
          - technique: own-perechi
            kind: assessment
            title: Perechi
            description: Doi câte doi.
            categories: [cognitive/analyze]
            dimensions: [conceptual]

        """

    private func own(_ folder: DesignFolder) async throws -> [OwnTechnique] {
        try await folder.importing.database.read { tx in try TechniqueRows.all(tx, where: "1 = 1") }
    }

    private func person(_ userName: String, _ folder: DesignFolder) async throws -> ID<Person> {
        try #require(try await PersonStore(database: folder.importing.database).find(userName: userName)).id
    }

    @Test("belong to the first who teaches the course, and are there once, however often they are imported and assigned")
    func once() async throws {
        let folder = try DesignFolder(Self.text)
        #expect(try await folder.run() == ["+ design mobile"])
        #expect(try await folder.stored() == Self.text)
        #expect(try await folder.run() == [])
        let techniques = try await own(folder)
        #expect(techniques.map(\.content.title) == ["Perechi"])
        let carmen = try await person("carmen", folder)
        #expect(techniques.map(\.owner) == [carmen])
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM objective_technique") == [3])
    }

    @Test("called otherwise in the folder are the same; another text is another technique, and the old one stays with its owner")
    func another() async throws {
        let folder = try DesignFolder(Self.text)
        try await folder.run()
        try folder.write(Self.text.replacing("own-perechi", with: "own-altfel"))
        #expect(try await folder.run() == [])
        try folder.write(Self.text.replacing("Doi câte doi.", with: "Trei câte trei."))
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await folder.stored() == Self.text.replacing("Doi câte doi.", with: "Trei câte trei."))
        #expect(try await own(folder).count == 2)
        try folder.write(Self.text)
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await own(folder).count == 2, "it is found again")
        try folder.write("objectives:\n  - key: a\n")
        try await folder.run()
        let assigned = try await folder.importing.numbers(
            """
            SELECT count(*) AS value FROM objective_technique JOIN objective ON objective.id = objective_technique.objective_id
            WHERE objective.removed_at IS NULL
            """)
        #expect(assigned == [0], "what a deleted objective has comes back with it")
    }

    @Test("whose owner is named belong to them, and the folder says so again; a technique that was changed stays")
    func owners() async throws {
        let text = Self.text.replacing("title: Perechi\n", with: "title: Perechi\n    owner: bogdan\n")
        let folder = try DesignFolder(text)
        try await folder.run()
        let (techniques, bogdan) = (try await own(folder), try await person("bogdan", folder))
        #expect(techniques.map(\.owner) == [bogdan])
        #expect(try await folder.stored() == text)
        #expect(try await folder.run() == [])
        try folder.write(Self.text)
        #expect(try await folder.run() == [], "the folder says nothing of the owner")
        let id = try #require(techniques.first).id
        try await folder.change { _, tx in
            try AssignedTechniqueRows.markDesigns(with: id, .all, at: Instant(milliseconds: 1_795_248_060_000), tx)
            var content = try #require(try TechniqueRows.find(id, tx.reading)).content
            content.title = "Alt titlu"
            try TechniqueWriteRows.update(content, of: id, by: nil, tx)
        }
        #expect(try await folder.run() == ["! design 2-mobile/design"])
    }

    @Test("of a folder without people belong to the teacher who imports it; nothing is taken from anybody")
    func teacher() async throws {
        try await TestSite.run { site in
            var files = SmallInstitution.files.filter { !$0.key.hasPrefix("2-mobile/") }
            files["2-geology/course.yaml"] = SmallInstitution.course.replacing("PDM301", with: "GEO1")
            files["2-geology/design.yaml"] = Self.text.replacing("title: Perechi\n", with: "title: Perechi\n    owner: carmen\n")
            let felix = try await site.signedIn("felix")
            let reply = try await felix.upload(ArchiveImportRoutes.archives, [("curs.zip", WrittenZip(files).bytes)])
            let address = try #require(reply.location)
            let page = try await felix.get(address)
            let fields = ["plan", "course"].compactMap { name in page.hidden(name).map { (name, $0) } }
            _ = try await felix.post(address + "/confirmation", fields)
            let owner = try await site.person("felix").id
            let techniques = try await site.database.read { tx in try TechniqueRows.all(tx, where: "1 = 1") }
            #expect(techniques.map(\.owner) == [owner])
            let course = try await site.courseID("GEO1")
            let counts = try await site.database.read { tx in try AssignedTechniqueRows.counts(in: course, tx) }
            #expect(counts == [.assessment: 2])
        }
    }

    @Test("of a course that nobody teaches need an owner, and nothing is written without one")
    func nobody() async throws {
        let folder = try DesignFolder(Self.text)
        try folder.importing.edit(DesignFolder.course, "teachers:\n  - carmen: professor\n", "")
        let found = await #expect(throws: ImportMistakes.self) { try await folder.run() }
        #expect(found?.mistakes.map(\.key) == ["mistake.design-technique-owner"])
        try folder.write(Self.text.replacing("title: Perechi\n", with: "title: Perechi\n    owner: carmen\n"))
        #expect(try await folder.run() == ["+ design mobile"])
    }
}
