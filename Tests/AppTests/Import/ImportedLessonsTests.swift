import Foundation
import Testing

@testable import App

@Suite("Lessons of an import folder in the database")
struct ImportedLessonsTests {
    private func importing() throws -> Importing {
        let lessons = SampleInstitution.lessons.mapKeys { $0.replacingOccurrences(of: "01-mobile/", with: "2-mobile/") }
            .mapValues { $0.replacing(#/\ntopic: [^\n]+/#, with: "\ntopic: Straturi") }
        return try Importing(SmallInstitution.files.merging(lessons, uniquingKeysWith: { $1 }))
    }

    private let three = ["+ lesson mobile/cycle", "+ lesson mobile/language", "+ lesson mobile/layers"]

    @Test("come in once; the same folder changes nothing, and a dry run not even the files")
    func twice() async throws {
        let importing = try importing()
        #expect(try await importing.run(isDryRun: true).filter { $0.contains("lesson") } == three)
        #expect(!FileManager.default.fileExists(atPath: importing.files.path))
        #expect(try await importing.run().filter { $0.contains("lesson") } == three)
        #expect(try await importing.run().isEmpty)
        let files = try await importing.database.read { try $0.rows("SELECT digest FROM stored_file") }
        #expect(files.count == 4)
        for row in files {
            let digest: String = try row["digest"]
            #expect(try FileDigest.of(importing.files.path(of: digest)) == digest)
        }
    }

    @Test("a changed text or file is a new revision; a changed setting is none")
    func changed() async throws {
        let importing = try importing()
        try await importing.run()
        func revisions() async throws -> Int {
            try await importing.database.read { try $0.rows("SELECT id FROM lesson_revision").count }
        }
        let name = "2-mobile/lessons/03-language.md"
        let text = try #require(SampleInstitution.lessons["01-mobile/lessons/03-language.md"])
        try importing.folder.write(name, Data(text.replacing(#/\ntopic: [^\n]+\npublic: true/#, with: "").utf8))
        #expect(try await importing.run() == ["~ lesson mobile/language"])
        #expect(try await revisions() == 3)
        try importing.folder.write("2-mobile/lessons/media/voice.vtt", Data("WEBVTT\n\nother".utf8))
        #expect(try await importing.run() == ["~ lesson mobile/language"])
        #expect(try await revisions() == 4)
    }

    @Test("one that vanished is kept, or put away when that is asked for, and comes back as it was")
    func vanished() async throws {
        let importing = try importing()
        try await importing.run()
        let name = "2-mobile/lessons/03-language.md"
        let text = try Data(contentsOf: URL(fileURLWithPath: importing.folder.path + "/" + name))
        try importing.folder.remove(name)
        #expect(try await importing.run() == ["= lesson mobile/language"])
        #expect(try await importing.run(removesVanished: true) == ["- lesson mobile/language"])
        #expect(try await importing.run() == [])
        try importing.folder.write(name, text)
        #expect(try await importing.run() == ["~ lesson mobile/language"])
        let rows = try await importing.database.read { try $0.rows("SELECT id FROM lesson WHERE removed_at IS NULL") }
        #expect(rows.count == 3)
    }

    @Test("a topic that a lesson hangs on stays when it is to be removed")
    func topics() async throws {
        let importing = try importing()
        try await importing.run()
        for name in SampleInstitution.lessons.keys where name.hasSuffix(".md") {
            try importing.folder.remove(name.replacingOccurrences(of: "01-mobile/", with: "2-mobile/"))
        }
        let course = SmallInstitution.files["2-mobile/course.yaml"] ?? ""
        try importing.folder.write("2-mobile/course.yaml", Data(course.replacingOccurrences(of: "Straturi, ", with: "").utf8))
        #expect(try await importing.run(removesVanished: true).contains("= topic mobile/Straturi"))
    }
}

extension Dictionary where Key == String {
    fileprivate func mapKeys(_ change: (String) -> String) -> [String: Value] {
        Dictionary(map { (change($0.key), $0.value) }, uniquingKeysWith: { $1 })
    }
}
