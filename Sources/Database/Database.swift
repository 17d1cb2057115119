/// The store under every feature: consistent reads, durable writes, an ordered schema.
///
/// `write` promises that it returns after its change is on disk. It may run the closures of several callers as savepoints of one
/// transaction, and one of them again if that transaction was undone, so a closure must not act on anything outside the database.
public final class Database: Sendable {
    let driver: any Driver

    /// Opens or makes an SQLite file and brings its schema up to date.
    /// - Parameter groupLimit: how many changes at most share one wait for the disk.
    /// - Throws: `DatabaseProblem` when the file is not ours, or cannot be opened, written or trusted.
    public convenience init(path: String, migrations: [Migration], groupLimit: Int = 256) throws {
        try self.init(path: path, migrations: migrations, limits: WriteLimits(group: groupLimit))
    }

    init(path: String, migrations: [Migration], limits: WriteLimits) throws {
        _ = try Self.isAt(path)
        driver = try SQLiteDriver(path: path, limits: limits)
        try driver.migrate([.own] + migrations)
        try driver.checkDurability()
    }

    /// Whether a path holds a database of ours; false where one can be made. Nothing is written.
    /// - Throws: `DatabaseProblem` for what is there and is not ours.
    public static func isAt(_ path: String) throws -> Bool {
        // A full disk is just what the reserve is for, also at a start: SQLite needs some room even to read beside a log.
        DiskReserve(databasePath: path).giveUpIfNeeded()
        return try DatabaseMark.isAt(path)
    }

    /// Runs a closure on one snapshot.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await driver.read { try body(ReadTransaction(connection: $0)) }
    }

    /// Runs a closure on one snapshot, on the thread that asks: for what one person's page needs and hundreds ask for at once, where going to
    /// another thread costs more than the reading. Whatever grows with a course is for `read`.
    /// - Throws: what the closure throws, `DatabaseProblem.closed`, or the driver's error.
    public func readInline<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        try driver.readInline { try body(ReadTransaction(connection: $0)) }
    }

    /// Runs a closure in one transaction and returns when it is on disk; if it throws, nothing was changed.
    /// - Throws: what the closure throws, `DatabaseProblem.busy`, `.full` or `.stopped`, or the driver's error.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let pending = PendingWrite(
                run: { connection in
                    let value = try body(WriteTransaction(connection: connection))
                    return { continuation.resume(returning: value) }
                },
                refuse: { continuation.resume(throwing: $0) })
            driver.write(pending)
        }
    }

    /// Asks the writing connection whether commits still wait for the disk, and whether it can write at all.
    /// - Throws: `DatabaseProblem.notDurable`, `.stopped`, or the driver's error.
    public func checkReady() async throws {
        try await driver.checkReady()
    }

    /// Tells why the disk cannot be trusted any more: once, after which every write is refused.
    public var failures: AsyncStream<DatabaseProblem> { driver.failures }

    /// For a quiet moment: moves what lies in the log into the file.
    public func rest() async {
        await driver.rest()
    }

    /// Moves everything from the log into the file, so that nothing of what was deleted is left in it; what is deleted in the file is
    /// overwritten. False when somebody is reading an older state: then try again.
    public func emptyLog() async throws -> Bool {
        try await driver.emptyLog()
    }

    /// Room on the disk that is given up when it is full.
    public var reserve: DiskReserve { driver.reserve }

    /// Why nothing is written any more, nil while changes are taken.
    public var problem: DatabaseProblem? { driver.problem }

    /// How many changes wait for their turn.
    var waitingWrites: Int { driver.waitingWrites }

    /// Finishes what is running and closes the file; the last thing a process does with it.
    public func close() throws {
        try driver.close()
    }
}

/// What a second kind of database has to bring.
protocol Driver: Sendable {
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
    func readInline<Value>(_ body: (any Connection) throws -> Value) throws -> Value
    func write(_ pending: PendingWrite)
    func migrate(_ migrations: [Migration]) throws
    func checkDurability() throws
    func checkReady() async throws
    var failures: AsyncStream<DatabaseProblem> { get }
    var reserve: DiskReserve { get }
    var problem: DatabaseProblem? { get }
    var waitingWrites: Int { get }
    func rest() async
    func emptyLog() async throws -> Bool
    func copy(to path: String, step: @escaping () throws -> Void) throws
    func close() throws
}
