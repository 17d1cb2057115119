import Foundation

/// What a backup says of itself: its first entry, `backup.json`, to be read by people too.
struct BackupManifest: Codable, Sendable, Equatable {
    /// The format of the archive that this Gata writes, and the newest that it reads.
    static let format = 1
    /// In bytes; a longer one is no manifest.
    static let longest = 1 << 20

    /// The format; the name of the key says whose archive it is.
    let gataBackup: Int
    /// In UTC, ISO 8601.
    let made: String
    /// Gata's version.
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
        /// How many more the database names that could not be kept.
        let missing: Int
    }

    /// When it was made, nil when that cannot be read.
    var madeAt: Instant? { (try? Date(made, strategy: .iso8601)).map(Instant.init) }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// - Throws: `BackupProblem.notABackup`, or `.newer` when its format is one of tomorrow.
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

/// What stands in a backup: a manifest, the database, files under their digests, and the digests of the first two.
enum BackupPart: Equatable {
    case manifest
    case database
    case file(digest: String)
    /// In the form that `sha256sum -c` reads; the last entry, so that an archive without it was cut.
    case sums

    var name: String {
        switch self {
        case .manifest: "backup.json"
        case .database: "gata.sqlite"
        case .file(let digest): "files/\(digest.prefix(2))/\(digest)"
        case .sums: "SHA256SUMS"
        }
    }

    /// Nil for a name that no backup has.
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

    /// The last entry's text.
    static func sums(manifest: String, database: String) -> Data {
        Data("\(manifest)  \(BackupPart.manifest.name)\n\(database)  \(BackupPart.database.name)\n".utf8)
    }
}
