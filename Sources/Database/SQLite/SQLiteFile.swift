import GRDB

/// The file beneath a database of SQLite: its log, copies of it, and the room that the disk keeps for it. No other engine has one of ours.
struct SQLiteFile: Sendable {
    let pool: DatabasePool
    let queue: WriteQueue
    let writer: SQLiteWriter
    let reserve: DiskReserve
}

extension Database {
    /// Opens or makes an SQLite file and brings its schema up to date.
    /// - Parameter groupLimit: how many changes at most share one wait for the disk.
    /// - Throws: `DatabaseProblem` when the file is not ours, or cannot be opened, written or trusted.
    public convenience init(path: String, migrations: [Migration], groupLimit: Int = 256) throws {
        try self.init(path: path, migrations: migrations, limits: WriteLimits(group: groupLimit))
    }

    /// - Parameter unordered: only a test asks for another than the engine's.
    convenience init(
        path: String, migrations: [Migration], limits: WriteLimits, unordered: UnorderedRows = .asFound
    ) throws {
        _ = try Self.isAt(path)
        let driver = try SQLiteDriver(path: path, limits: limits, unordered: unordered)
        try self.init(driver: driver, file: driver.file, migrations: migrations)
    }

    /// Whether a path holds a database of ours; false where one can be made. Nothing is written.
    /// - Throws: `DatabaseProblem` for what is there and is not ours.
    public static func isAt(_ path: String) throws -> Bool {
        // A full disk is just what the reserve is for, also at a start: SQLite needs some room even to read beside a log.
        DiskReserve(databasePath: path).giveUpIfNeeded()
        return try DatabaseMark.isAt(path)
    }

    /// For a quiet moment: moves what lies in the log into the file.
    public func rest() async {
        await file.writer.rest()
    }

    /// Moves everything from the log into the file, so that nothing of what was deleted is left in it; what is deleted in the file is
    /// overwritten. False when somebody is reading an older state: then try again.
    public func emptyLog() async throws -> Bool {
        if let problem = file.queue.problem { throw problem }
        return try await file.writer.emptyLog()
    }

    /// Room on the disk that is given up when it is full.
    public var reserve: DiskReserve { file.reserve }
}

/// In which order rows come where a query says none. Every order is right then, so a page that shows one by chance is found by another.
enum UnorderedRows: Sendable {
    /// As the engine finds them.
    case asFound
    /// The other way round.
    case reversed
}
