import GRDB

/// The file of an SQLite database: its log, copies, and the reserve on its disk. Other engines have nothing like it.
struct SQLiteFile: Sendable {
    let pool: DatabasePool
    let queue: WriteQueue
    let writer: SQLiteWriter
    let reserve: DiskReserve
}

extension Database {
    /// Opens or creates an SQLite database and brings its schema up to date.
    /// - Parameters:
    ///   - groupLimit: the most changes that are committed together.
    ///   - busyTables: the names of the tables that are written all the time, see `SharedRead`.
    /// - Throws: `DatabaseProblem` when the file is not a database of Gata, or cannot be opened, written or trusted.
    public convenience init(
        path: String, migrations: [Migration], busyTables: Set<String> = [], groupLimit: Int = 256
    ) throws {
        try self.init(
            path: path, migrations: migrations, busyTables: busyTables, limits: WriteLimits(group: groupLimit))
    }

    /// - Parameter unordered: the order of rows in queries without one; only tests change it.
    convenience init(
        path: String, migrations: [Migration], busyTables: Set<String> = [], limits: WriteLimits,
        unordered: UnorderedRows = .asFound
    ) throws {
        _ = try Self.isAt(path)
        let driver = try SQLiteDriver(path: path, limits: limits, unordered: unordered)
        try self.init(driver: driver, file: driver.file, migrations: migrations, busyTables: BusyTables(busyTables))
    }

    /// Whether there is a database of Gata at a path; false where one can be created. Nothing is written.
    /// - Throws: `DatabaseProblem` when there is something else.
    public static func isAt(_ path: String) throws -> Bool {
        // The reserve is also needed at the start on a full disk: SQLite needs some space even to read beside a log.
        DiskReserve(databasePath: path).giveUpIfNeeded()
        return try DatabaseMark.isAt(path)
    }

    /// Moves the log into the file. Called when there is little to do.
    public func rest() async {
        await file.writer.rest()
    }

    /// Moves everything from the log into the file, so that the log contains no deleted data; in the file, deleted data is
    /// overwritten. False when somebody is reading an older state: then it must be tried again.
    public func emptyLog() async throws -> Bool {
        if let problem = file.queue.problem { throw problem }
        return try await file.writer.emptyLog()
    }

    /// The space on the disk that is given up when the disk is full.
    public var reserve: DiskReserve { file.reserve }
}

/// The order of rows in a query without one. Any order is correct then; tests reverse it to find pages that depend on it.
enum UnorderedRows: Sendable {
    /// As the engine returns them.
    case asFound
    /// In the opposite order.
    case reversed
}
