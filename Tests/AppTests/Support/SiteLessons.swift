import Foundation
import Testing

@testable import App

extension TestSite {
    /// Imports the sample's lessons beside its tests, changed by `change`.
    @discardableResult
    func addLessons(_ change: (URL) throws -> Void = { _ in }) async throws -> [ImportChange] {
        try await reimport { folder in
            for (name, text) in SampleInstitution.lessons {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try change(folder)
        }
    }

    /// The address of the lesson of a title.
    func lesson(_ title: String) async throws -> String {
        let row = try await database.read { tx in
            try tx.first("SELECT lesson_id FROM lesson_revision WHERE title = \(title) ORDER BY ordinal DESC LIMIT 1")
        }
        let id: String = try #require(row)["lesson_id"]
        return LessonRoutes.lesson(ID(text: id))
    }

    /// The id of the newest revision of a title.
    func revision(_ title: String) async throws -> String {
        let row = try await database.read { tx in
            try tx.first("SELECT id FROM lesson_revision WHERE title = \(title) ORDER BY ordinal DESC LIMIT 1")
        }
        return try #require(row)["id"]
    }

    /// The address of the topic of a title.
    func topic(_ title: String) async throws -> String {
        let row = try await database.read { tx in try tx.first("SELECT id FROM topic WHERE title = \(title)") }
        return LessonRoutes.topic(ID(text: try #require(row)["id"]))
    }

    /// The digest of the file that a course has under a name.
    func fileDigest(_ name: String) async throws -> String? {
        try await database.read { tx in
            try tx.first("SELECT digest FROM course_file WHERE name = \(name)").map { try $0["digest"] }
        }
    }
}
