import Foundation

/// The files of a database in use. A process that opens and closes one of them again loses all its locks on it (POSIX), including
/// those of SQLite (https://sqlite.org/howtocorrupt.html, 2.2). They are therefore compared by file status, without opening them.
struct DatabaseFiles {
    private let paths: [String]

    private static let endings = ["", "-wal", "-shm", "-journal", ".lock", ".socket", ".reserve"]

    init(_ database: String) {
        paths = Self.endings.map { database + $0 }
    }

    /// Whether a path is one of them, under any name.
    func has(_ path: String) -> Bool {
        let place = Self.place(path)
        return paths.contains { $0 == path || Self.place($0) == place || Self.isSame($0, path) }
    }

    /// Whether two names refer to the same file.
    static func isSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (Glibc.stat(), Glibc.stat())
        guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// The path with symbolic links in its folder resolved.
    private static func place(_ path: String) -> String {
        let folder = BackupDisk.folder(of: path)
        return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/" + (path as NSString).lastPathComponent
    }
}
