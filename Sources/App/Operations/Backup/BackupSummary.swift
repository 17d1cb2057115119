import Foundation

/// The result of a backup.
struct BackupSummary: Sendable {
    /// A file that the database refers to and that is missing or damaged.
    struct MissingFile: Sendable, Equatable {
        let path: String
        /// Where it is used; nil when it is not.
        let place: String?
    }

    let path: String
    /// The size of the archive.
    let bytes: Int
    let manifest: BackupManifest
    let missing: [MissingFile]
    let elapsed: Duration

    /// The most missing files that are listed.
    private static let longestList = 50

    /// The result in words: what the backup contains, what is missing, and what backups never contain.
    func lines(_ strings: Strings, keys: String) -> [String] {
        let seconds = strings.formats.decimal(Decimal(max(100, elapsed.milliseconds)) / 1000, places: 1)
        let kept = strings(
            "archive.done",
            [
                "file": path, "contents": manifest.contents(strings), "size": strings.formats.bytes(bytes), "seconds": seconds,
            ])
        return [kept] + Self.complaints(missing, strings) + [strings("archive.keys", ["folder": keys])]
    }

    /// A sentence, and a line for each missing file.
    static func complaints(_ missing: [MissingFile], _ strings: Strings) -> [String] {
        guard !missing.isEmpty else { return [] }
        let named = missing.prefix(longestList).map { file in
            "  " + file.path + (file.place.map { " (\($0))" } ?? "")
        }
        return [strings("archive.missing", n: missing.count)] + named + (missing.count > longestList ? ["  …"] : [])
    }
}

extension BackupManifest {
    /// The contents in words: 12 people, 30 attempts, 400 answers and 7 files.
    func contents(_ strings: Strings) -> String {
        strings.formats.list([
            strings("archive.people", n: database.rows["person"] ?? 0),
            strings("archive.attempts", n: database.rows["attempt"] ?? 0),
            strings("archive.answers", n: database.rows["answer"] ?? 0),
            strings("archive.files", n: files.count, ["size": strings.formats.bytes(files.bytes)]),
        ])
    }
}

extension Duration {
    var milliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
