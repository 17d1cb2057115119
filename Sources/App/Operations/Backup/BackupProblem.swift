import Foundation

/// Why a backup was not made or not restored; in every case what was there before is as it was.
enum BackupProblem: Error, Equatable {
    /// The path is taken by something that is not a backup.
    case taken(String)
    /// Another process is making a backup at this path.
    case underWay(String)
    case notWritten(String, reason: String)
    case noRoom(String, needed: Int, free: Int)
    /// The running database is damaged, which was found when its copy was checked.
    case unsound(String, reason: String)
    /// What was read back from the disk is not what was written.
    case changed(String, part: String)
    case stopped

    case notABackup(String)
    /// The archive is truncated or altered.
    case altered(String, part: String)
    case newer(String, what: String)
    /// There is a database already, and replacing it was not requested.
    case exists(String)
    /// The archive's path is one that restoring needs.
    case inTheWay(String)
    /// The present database cannot be put aside.
    case notPutAside(String, reason: String)

    func sentence(_ strings: Strings) -> String {
        switch self {
        case .taken(let path): strings("archive.taken", ["file": path])
        case .underWay(let path): strings("archive.under-way", ["file": path])
        case .notWritten(let path, let reason): strings("archive.not-written", ["file": path, "reason": reason])
        case .noRoom(let path, let needed, let free):
            strings(
                "archive.no-room",
                ["file": path, "needed": strings.formats.bytes(needed), "free": strings.formats.bytes(free)])
        case .unsound(let path, let reason): strings("archive.unsound", ["file": path, "reason": reason])
        case .changed(let path, let part): strings("archive.changed", ["file": path, "part": part])
        case .stopped: strings("archive.stopped")
        case .notABackup(let path): strings("restore.not-a-backup", ["file": path])
        case .altered(let path, let part): strings("restore.altered", ["file": path, "part": Self.printable(part)])
        case .newer(let path, let what): strings("restore.newer", ["file": path, "what": Self.printable(what)])
        case .exists(let path): strings("restore.exists", ["file": path])
        case .inTheWay(let path): strings("restore.in-the-way", ["file": path])
        case .notPutAside(let path, let reason): strings("restore.not-put-aside", ["file": path, "reason": reason])
        }
    }

    /// The text without control characters, which could move a terminal's cursor; it may come from an unknown archive.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(200).map { (32...126).contains($0.value) ? $0 : "?" }))
    }
}
