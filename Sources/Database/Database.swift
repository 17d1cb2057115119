/// The database of all features: consistent reads, durable writes, and a schema that is brought up to date in order.
///
/// `write` returns after its change is on disk. It may run the closures of several callers as savepoints of one transaction, and
/// a closure again if that transaction was undone. A closure must therefore not act on anything outside the database.
public final class Database: Sendable {
    let driver: any Driver
    /// Functions that only SQLite has.
    let file: SQLiteFile
    private let busyTables: BusyTables
    private let sharedReads: SharedReads

    /// Brings the schema up to date.
    init(driver: any Driver, file: SQLiteFile, migrations: [Migration], busyTables: BusyTables) throws {
        (self.driver, self.file, self.busyTables) = (driver, file, busyTables)
        sharedReads = SharedReads(busyTables: busyTables)
        try driver.migrate([.own] + migrations)
        try driver.checkDurability()
    }

    /// Runs a closure on one snapshot.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await driver.read { [sharedReads] in
            try body(ReadTransaction(connection: $0, reads: SharedReads.Look(sharedReads)))
        }
    }

    /// Runs a closure on one snapshot, on the calling thread. It is for the few rows of one person's page that hundreds ask for
    /// at once, where changing threads would cost more than reading. Reads that grow with a course use `read`.
    /// - Throws: what the closure throws, `DatabaseProblem.closed`, or the driver's error.
    public func readInline<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        try driver.readInline { try body(ReadTransaction(connection: $0, reads: SharedReads.Look(sharedReads))) }
    }

    /// Runs a closure in one transaction and returns when it is on disk; if it throws, nothing was changed. The `ChangeNote` of
    /// the running task is part of it.
    /// - Throws: what the closure throws, `DatabaseProblem.busy`, `.full` or `.stopped`, or the driver's error.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws -> Value {
        // The closure runs on a thread that knows nothing of this task.
        let (note, busyTables, sharedReads) = (ChangeNote.current, busyTables, sharedReads)
        return try await withCheckedThrowingContinuation { continuation in
            let pending = PendingWrite(
                run: { connection in
                    let edits = WriteTransaction.Edits(besides: busyTables)
                    let reads = SharedReads.Look(sharedReads, edits)
                    let tx = WriteTransaction(connection: connection, edits: edits, reads: reads)
                    let value = try tx.run(body, noting: note)
                    return { continuation.resume(returning: value) }
                },
                refuse: { continuation.resume(throwing: $0) })
            driver.write(pending)
        }
    }

    /// Checks on the writing connection that commits still wait for the disk, and that it can write.
    /// - Throws: `DatabaseProblem.notDurable`, `.stopped`, or the driver's error.
    public func checkReady() async throws {
        try await driver.checkReady()
    }

    /// Gives the reason when the disk has failed, once. Every later write is refused.
    public var failures: AsyncStream<DatabaseProblem> { driver.failures }

    /// Why writing has ended; nil while changes are accepted.
    public var problem: DatabaseProblem? { driver.problem }

    /// How many changes wait.
    var waitingWrites: Int { driver.waitingWrites }

    /// Waits for running work and closes the database. Nothing may use it afterwards.
    public func close() throws {
        try driver.close()
    }
}

/// What a database engine has to implement: transactions with their statements, and its state.
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
