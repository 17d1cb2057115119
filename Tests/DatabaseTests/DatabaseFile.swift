import Database
import Foundation

/// A database in a file of its own, which goes when the test is over.
final class DatabaseFile: Sendable {
    typealias Store = Database

    let folder: String
    var path: String { folder + "/test.sqlite" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/gata-database-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Opens it with tables of topics and of the questions that belong to them.
    func open() throws -> Database {
        try Database(path: path, migrations: [.topics])
    }
}

extension Migration {
    static let topics = Migration(
        "1 topics",
        """
        CREATE TABLE topic (id TEXT NOT NULL PRIMARY KEY, title TEXT, position BIGINT, picture BLOB);
        CREATE TABLE question (id TEXT NOT NULL PRIMARY KEY, topic_id TEXT NOT NULL REFERENCES topic (id));
        """)
}
