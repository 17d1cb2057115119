import Database
import Foundation
import Testing

@testable import App

@Suite("The design of a course as an import folder")
struct ExportedDesignTests {
    /// The documents of a course's archive, and where it is.
    private func archive(_ importing: Importing, _ key: String) async throws -> (documents: [String: String], path: String) {
        let store = CourseExportStore(database: importing.database, parts: allCourseExports)
        let export = try #require(try await store.find(key: key))
        var bytes: [UInt8] = []
        try await ExportArchive(export: export, store: store, files: importing.files).write { bytes += $0 }
        let name = "export-\(key).zip"
        try importing.folder.write(name, bytes)
        return (documents(export), importing.folder.path + "/" + name)
    }

    private func documents(_ export: CourseExport) -> [String: String] {
        export.entries.reduce(into: [:]) { documents, entry in
            if case .text(let text) = entry.content { documents[entry.name] = text }
        }
    }

    /// Imports an archive into an empty institution.
    private func imported(_ path: String) async throws -> Importing {
        let importing = try Importing([:])
        let source = try ImportSource.open(path, beside: importing.folder.path, at: importing.start)
        defer { source.close() }
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            InstitutionFolder(path: source.path, now: importing.start), isDryRun: false, at: importing.start)
        return importing
    }

    @Test("has the same bytes again when it was imported into an empty institution")
    func again() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        let first = try await archive(folder.importing, "mobile")
        #expect(first.documents["02-mobile/design.yaml"] == WholeDesign.text)
        let other = try await imported(first.path)
        #expect(try await archive(other, "mobile").documents == first.documents)
    }

    @Test(
        "of the demo, too",
        arguments: ["programarea-dispozitivelor-mobile", "technical-english", "web-sistemi"])
    func demo(key: String) async throws {
        let importing = try Importing([:])
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            InstitutionFolder(path: TestSite.package.path + "/Tests/Demo", now: importing.start), isDryRun: false,
            at: importing.start)
        let first = try await archive(importing, key)
        #expect(first.documents.keys.contains { $0.hasSuffix("/design.yaml") })
        let other = try await imported(first.path)
        #expect(try await archive(other, key).documents == first.documents)
    }

    @Test("names nobody in an archive without people, and such an archive leaves the instructors as they are")
    func plain() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        let carmen = try #require(try await PersonStore(database: folder.importing.database).find(userName: "carmen"))
        let viewer = Viewer(
            id: carmen.id, userName: "carmen", fullName: "Carmen", roles: [.teacher], language: nil, session: ID(text: "s"))
        let store = CourseExportStore(database: folder.importing.database, parts: allCourseExports)
        let export = try #require(try await store.find(folder.courseID(), people: .none, by: viewer))
        let documents = documents(export)
        let text = try #require(documents["02-mobile/design.yaml"])
        for word in ["instructors", "carmen", "Maria", "0200"] { #expect(!text.contains(word), "\(word)") }
        #expect(text.contains("objectives:") && text.contains("group: Grupa 1"))
        let plain = try WrittenFolder(documents)
        try plain.write("02-mobile/lessons/media/fisa.pdf", Data("%PDF-1.4\n".utf8))
        let changes = try await ImportStore(database: folder.importing.database, files: folder.importing.files).apply(
            InstitutionFolder(path: plain.path, now: folder.importing.start), isDryRun: false, at: folder.importing.start)
        #expect(changes.filter { $0.subject == .design } == [])
        #expect(try await folder.stored() == WholeDesign.text)
    }

    @Test("has neither what was deleted nor meetings that take place as planned after all")
    func deleted() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        let now = folder.importing.start
        try await folder.change { course, tx in
            for objective in try ObjectiveRows.all(of: course, tx.reading) {
                try ObjectiveWriteRows.remove(objective.id, at: now, tx)
            }
            for resource in try TopicResourceRows.all(in: course, tx.reading) {
                try TopicResourceRows.remove(resource.id, at: now, tx)
            }
            try tx.execute(
                "UPDATE meeting_change SET kind = 'restored', new_day = NULL, starts_at = NULL, ends_at = NULL, room = NULL")
        }
        let text = try #require(try await archive(folder.importing, "mobile").documents["02-mobile/design.yaml"])
        for word in ["objectives:", "techniques:", "resources:", "changes:"] { #expect(!text.contains(word), "\(word)") }
    }

    @Test("comes with the archive of a course that a teacher imports in the browser")
    func archiveImport() async throws {
        try await TestSite.run { site in
            var files = SmallInstitution.files.filter { !$0.key.hasPrefix("2-mobile/") }
            files["2-geology/course.yaml"] =
                SmallInstitution.course.replacing("PDM301", with: "GEO1")
                + "topics: [Straturi]\nteachers:\n  - carmen: professor\n"
            files["2-geology/design.yaml"] = """
                instructors:
                  - user: carmen
                    role: professor
                objectives:
                  - key: explica
                    action: cognitive/understand/explain
                    topics: [Straturi]
                """
            let felix = try await site.signedIn("felix")
            let reply = try await felix.upload(ArchiveImportRoutes.archives, [("curs.zip", WrittenZip(files).bytes)])
            let address = try #require(reply.location)
            let page = try await felix.get(address)
            #expect(page.words.contains("+ \(site.sentence("import.design")) geology"))
            let fields = ["plan", "course"].compactMap { name in page.hidden(name).map { (name, $0) } }
            let done = try await felix.post(address + "/confirmation", fields)
            let course = try await site.courseID("GEO1")
            #expect(done.location == TeachRoutes.course(course))
            let objectives = try await site.database.read { tx in try ObjectiveRows.all(of: course, tx) }
            #expect(objectives.map(\.key) == ["explica"] && objectives.map(\.topics.count) == [1])
            // Felix imports no people.
            #expect(try await site.database.read { tx in try InstructorRows.all(of: course, tx) } == [])
        }
    }
}
