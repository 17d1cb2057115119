import Foundation

/// The description of a backup: its first entry, `backup.json`, which people can read as well.
struct BackupManifest: Codable, Sendable, Equatable {
    /// The archive format that this version writes, and the newest that it can read.
    static let format = 1
    /// The most bytes of a manifest.
    static let longest = 1 << 20

    /// The format. The name of the key shows that it is a backup of Gata.
    let gataBackup: Int
    /// The time in UTC, in ISO 8601.
    let made: String
    /// The version of Gata that made it.
    let gata: String
    /// The names of the database's migrations, in alphabetical order.
    let migrations: [String]
    let database: DatabasePart
    let files: FilesPart

    struct DatabasePart: Codable, Sendable, Equatable {
        let sha256: String
        let bytes: Int
        /// The number of rows of each table.
        let rows: [String: Int]
    }

    struct FilesPart: Codable, Sendable, Equatable {
        let count: Int
        let bytes: Int
        /// The number of files that the database refers to and that are missing from the backup.
        let missing: Int
    }

    /// When it was made, nil when that cannot be read.
    var madeAt: Instant? { (try? Date(made, strategy: .iso8601)).map(Instant.init) }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// - Throws: `BackupProblem.notABackup`, or `.newer` when a later version of Gata made it.
    init(_ data: Data, path: String) throws {
        struct Head: Codable { let gataBackup: Int }
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else { throw BackupProblem.notABackup(path) }
        guard head.gataBackup <= Self.format else { throw BackupProblem.newer(path, what: "format \(head.gataBackup)") }
        guard let manifest = try? JSONDecoder().decode(Self.self, from: data), manifest.isSensible else {
            throw BackupProblem.notABackup(path)
        }
        self = manifest
    }

    init(
        madeAt: Instant, gata: String, migrations: [String], database: DatabasePart, files: FilesPart
    ) {
        gataBackup = Self.format
        made = madeAt.date.formatted(.iso8601)
        self.gata = gata
        self.migrations = migrations
        self.database = database
        self.files = files
    }

    private var isSensible: Bool {
        let limit = 1 << 50
        return [database.bytes, files.count, files.bytes, files.missing].allSatisfy { (0..<limit).contains($0) }
            && BackupPart.isDigest(database.sha256)
    }
}

/// The entries of a backup: the manifest, the database, files by their digests, and the digests of the first two.
enum BackupPart: Equatable {
    case manifest
    case database
    case file(digest: String)
    /// The digests, in the form that `sha256sum -c` reads. It is the last entry, so an archive without it is truncated.
    case sums

    var name: String {
        switch self {
        case .manifest: "backup.json"
        case .database: "gata.sqlite"
        case .file(let digest): "files/\(digest.prefix(2))/\(digest)"
        case .sums: "SHA256SUMS"
        }
    }

    /// Nil for a name that does not occur in a backup.
    init?(name: String) {
        switch name {
        case "backup.json": self = .manifest
        case "gata.sqlite": self = .database
        case "SHA256SUMS": self = .sums
        default:
            let digest = String(name.suffix(64))
            guard Self.isDigest(digest), name == BackupPart.file(digest: digest).name else { return nil }
            self = .file(digest: digest)
        }
    }

    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// The text of the last entry.
    static func sums(manifest: String, database: String) -> Data {
        Data("\(manifest)  \(BackupPart.manifest.name)\n\(database)  \(BackupPart.database.name)\n".utf8)
    }
}
