/// What a driver provides for the length of one transaction.
protocol Connection {
    func rows(_ sql: SQL) throws -> [Row]
    func execute(_ sql: SQL) throws
    func executeCounting(_ sql: SQL) throws -> Int
    /// How many rows it has changed so far, and how many others before it: it serves to see whether it grows.
    var changeCount: Int { get }
    /// The same number in two transactions of a connection between which nobody has committed anything. Nil before the transaction
    /// has read, and where the engine has no such number.
    var dataVersion: UInt32? { get }
    /// What the connection remembers from one transaction to the next; nil for nothing.
    var memo: SharedReads.Memo? { get }
}

extension Connection {
    var dataVersion: UInt32? { nil }
    var memo: SharedReads.Memo? { nil }
}

/// One consistent snapshot to read from.
public struct ReadTransaction {
    let connection: any Connection
    /// Nil where nothing is kept for others: in a copy of the database.
    var reads: SharedReads.Look?

    /// All rows of a query, in its order.
    public func rows(_ sql: SQL) throws -> [Row] {
        try connection.rows(sql)
    }

    /// The first row of a query, nil when there is none.
    public func first(_ sql: SQL) throws -> Row? {
        try connection.rows(sql).first
    }
}

/// A transaction that can write. All of its changes are stored, or none when the closure throws.
public struct WriteTransaction {
    let connection: any Connection
    let edits: Edits
    /// What others have read of edited tables.
    let reads: SharedReads.Look

    /// Whether an edited table was changed, which is noted once, at the end of the change.
    final class Edits {
        private let busyTables: BusyTables
        private(set) var isAny = false

        init(besides busyTables: BusyTables) {
            self.busyTables = busyTables
        }

        func note(_ sql: SQL) {
            if !isAny { isAny = busyTables.isEdit(sql) }
        }
    }

    /// The same transaction for code that only reads; it sees what was written so far.
    public var reading: ReadTransaction { ReadTransaction(connection: connection, reads: reads) }

    /// Runs a statement. It gives no number of changed rows; `executeCounting` does.
    public func execute(_ sql: SQL) throws {
        edits.note(sql)
        try connection.execute(sql)
    }

    /// Runs an INSERT, UPDATE or DELETE and gives the number of rows that it changed.
    public func executeCounting(_ sql: SQL) throws -> Int {
        edits.note(sql)
        return try connection.executeCounting(sql)
    }

    /// All rows of a query or of a statement with `RETURNING`.
    public func rows(_ sql: SQL) throws -> [Row] {
        edits.note(sql)
        return try connection.rows(sql)
    }

    /// The first row of a query or of a statement with `RETURNING`.
    public func first(_ sql: SQL) throws -> Row? {
        try rows(sql).first
    }

    /// The next small integer for a kind of thing ("person", "course" …). It counts from 1 and gives no number twice, even after
    /// things were deleted.
    public func nextNumber(of kind: String) throws -> Int {
        let row = try first(
            """
            INSERT INTO number_sequence (kind, last_number) VALUES (\(kind), 1)
            ON CONFLICT (kind) DO UPDATE SET last_number = number_sequence.last_number + 1
            RETURNING last_number
            """)
        guard let row else { throw ColumnProblem.missing(column: "last_number") }
        return try row["last_number"]
    }
}
