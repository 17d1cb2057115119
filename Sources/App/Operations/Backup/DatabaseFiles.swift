import Foundation

/// The files that a database in use consists of. A process that opens and closes one of them once more loses all its locks on it
/// (POSIX), and SQLite with them (https://sqlite.org/howtocorrupt.html, 2.2): so they are told by what the system says of their
/// names.
struct DatabaseFiles {
    private let paths: [String]

    private static let endings = ["", "-wal", "-shm", "-journal", ".lock", ".socket", ".reserve"]

    init(_ database: String) {
        paths = Self.endings.map { database + $0 }
    }

    /// Whether a path is one of them, by whatever name.
    func has(_ path: String) -> Bool {
        let place = Self.place(path)
        return paths.contains { $0 == path || Self.place($0) == place || Self.isSame($0, path) }
    }

    /// Whether two names stand for one file.
    static func isSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (Glibc.stat(), Glibc.stat())
        guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// A path whose folder is named without links.
    private static func place(_ path: String) -> String {
        let folder = BackupDisk.folder(of: path)
        return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/" + (path as NSString).lastPathComponent
    }
}
