/// The store under every feature: consistent reads, durable writes, an ordered schema.
///
/// `write` promises that it returns after its change is on disk. It may run the closures of several callers as savepoints of one
/// transaction, and one of them again if that transaction was undone, so a closure must not act on anything outside the database.
public final class Database: Sendable {
    let driver: any Driver
    /// What SQLite has besides, and no other engine.
    let file: SQLiteFile

    /// Brings the schema up to date.
    init(driver: any Driver, file: SQLiteFile, migrations: [Migration]) throws {
        (self.driver, self.file) = (driver, file)
        try driver.migrate([.own] + migrations)
        try driver.checkDurability()
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

    /// Why nothing is written any more, nil while changes are taken.
    public var problem: DatabaseProblem? { driver.problem }

    /// How many changes wait for their turn.
    var waitingWrites: Int { driver.waitingWrites }

    /// Finishes what is running and lets the database go; the last thing a process does with it.
    public func close() throws {
        try driver.close()
    }
}

/// What a second kind of database has to bring: transactions, with their statements, and word of how it stands.
protocol Driver: Sendable {
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
    func readInline<Value>(_ body: (any Connection) throws -> Value) throws -> Value
    func write(_ pending: PendingWrite)
    func migrate(_ migrations: [Migration]) throws
    func checkDurability() throws
    func checkReady() async throws
    var failures: AsyncStream<DatabaseProblem> { get }
    var problem: DatabaseProblem? { get }
    var waitingWrites: Int { get }
    func close() throws
}
