import Database
import Foundation

@testable import App

/// A database beside a folder to import into it.
struct Importing {
    let folder: WrittenFolder
    let database: Database
    let start = Instant(milliseconds: 1_795_248_000_000)
    private let place: WrittenFolder
    /// Where the files of lessons are kept.
    var files: FileFolder { FileFolder(path: place.path + "/files") }

    init(_ files: [String: String] = SmallInstitution.files) throws {
        folder = try WrittenFolder(files)
        place = try WrittenFolder()
        database = try SharedSample.emptyDatabase(at: place.path + "/gata.sqlite")
    }

    /// What an import says, as `+ person ana`, sorted.
    @discardableResult
    func run(
        isDryRun: Bool = false, removesVanished: Bool = false, overwrites: [String] = [],
        after time: Milliseconds = Milliseconds(count: 0)
    ) async throws -> [String] {
        let now = start + time
        let read = try InstitutionFolder(path: folder.path, now: now)
        return try await ImportStore(database: database, files: files)
            .apply(read, isDryRun: isDryRun, removesVanished: removesVanished, overwrites: ImportOverwrites(overwrites), at: now)
            .map { change in
                let sign =
                    switch change.verb {
                    case .added: "+"
                    case .changed: "~"
                    case .kept: "="
                    case .removed: "-"
                    case .left: "!"
                    }
                return "\(sign) \(change.subject) \(change.name)"
            }.sorted()
    }

    /// Replaces a piece of one file.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
        guard text.contains(old) else { throw CocoaError(.featureUnsupported) }
        try folder.write(name, Data(text.replacingOccurrences(of: old, with: new).utf8))
    }

    /// The texts of one column, in the order of the query.
    func texts(_ sql: SQL) async throws -> [String?] {
        try await database.read { try $0.rows(sql).map { try $0["value"] } }
    }

    /// The numbers of one column, in the order of the query.
    func numbers(_ sql: SQL) async throws -> [Int?] {
        try await database.read { try $0.rows(sql).map { try $0["value"] } }
    }

    /// How many rows each table has.
    func counts() async throws -> [String: Int] {
        try await database.read { tx in
            let tables = try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map { try $0["name"] as String }
            return try Dictionary(
                uniqueKeysWithValues: tables.map { table in
                    let row = try tx.first(SQL(stringLiteral: "SELECT count(*) AS value FROM \"\(table)\""))
                    return try (table, row?["value"] ?? -1)
                })
        }
    }
}
