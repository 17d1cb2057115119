import Database
import Foundation
import Foundation

/// Reads from the copy of the database what a backup needs to know.
struct BackupStore {
    /// A file as the database refers to it.
    struct NamedFile: Sendable, Equatable {
        let digest: String
        /// In bytes.
        let size: Int
    }

    private static let page = 500

    let copy: DatabaseCopy
    /// In the order in which they are asked.
    var places = allFilePlaces

    /// Calls the body for every file that the database refers to, in the order of their digests.
    func forEachFile(_ body: (NamedFile) throws -> Void) throws {
        var last = ""
        while true {
            let files = try copy.read { tx in
                try tx.rows(
                    "SELECT digest, size FROM stored_file WHERE digest > \(last) ORDER BY digest LIMIT \(Self.page)"
                ).map { row in try NamedFile(digest: row["digest"], size: row["size"]) }
            }
            for file in files { try body(file) }
            guard let digest = files.last?.digest else { return }
            last = digest
        }
    }

    /// The lesson or course that uses a file, in words; nil when none does.
    func place(of digest: String) throws -> String? {
        try copy.read { tx in
            for place in places {
                if let found = try place.place(of: digest, tx) { return found }
            }
            return nil
        }
    }

    /// In which language and time zone the institution is told something, nil before an import. A backup of an older Gata has
    /// only the columns of then, so that no more is read than was always there.
    func institution() throws -> Institution? {
        try copy.read { tx in
            try tx.first("SELECT name, language, time_zone FROM institution").map { row in
                let zone: String = try row["time_zone"]
                return try Institution(name: row["name"], language: row["language"], zone: TimeZone(identifier: zone) ?? .gmt)
            }
        }
    }
}
