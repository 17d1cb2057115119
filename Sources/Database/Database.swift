/// The store under every feature: consistent reads, durable writes, an ordered schema.
///
/// `write` promises that it returns after its change is on disk. It may run the closures of several callers as
/// savepoints of one transaction, so a closure must not act on anything outside the database.
public final class Database: Sendable {
    private let driver: any Driver

    /// Opens or creates an SQLite file and brings its schema up to date.
    /// - Throws: `DatabaseProblem` when the file cannot be opened, written or trusted.
    public init(path: String, migrations: [Migration]) throws {
        driver = try SQLiteDriver(path: path)
        try driver.migrate([.own] + migrations)
        try driver.checkDurability()
    }

    /// Runs a closure on one snapshot.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await driver.read { try body(ReadTransaction(connection: $0)) }
    }

    /// Runs a closure in one transaction and returns when it is on disk; if it throws, nothing was changed.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws -> Value {
        try await driver.write { try body(WriteTransaction(connection: $0)) }
    }

    /// Asks the writing connection whether commits still wait for the disk, and whether it can write at all.
    /// - Throws: `DatabaseProblem.notDurable` or the driver's error.
    public func checkReady() async throws {
        try await driver.checkReady()
    }

    /// Finishes what is running and closes the file; the last thing a process does with it.
    public func close() throws {
        try driver.close()
    }
}

/// Why a database cannot be used; each case is something that the person who runs the server can mend.
public enum DatabaseProblem: Error, Equatable {
    case cannotOpen(path: String, reason: String)
    case notWritable(path: String)
    case notADatabase(path: String)
    case newerSchema(path: String, migration: String)
    case notDurable(setting: String)
    case inUse(path: String)
}

/// What a second kind of database has to bring.
protocol Driver: Sendable {
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
    func write<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
    func migrate(_ migrations: [Migration]) throws
    func checkDurability() throws
    func checkReady() async throws
    func close() throws
}
