import Synchronization

/// Keeps the values of shared reads, all of one state of the edited tables. Every change to one of these tables counts that state
/// on, in the same transaction, whichever process makes it; a reader therefore learns from one row whether what is kept is true
/// in its own snapshot.
final class SharedReads: Sendable {
    /// In `number_sequence`.
    static let sequence = "shared reads"

    /// When there are more values of one kind, these are forgotten and read again.
    private static let mostKept = 20_000

    /// As many different statements are known to read edited tables alone.
    private static let mostChecked = 1_000

    private let busyTables: BusyTables
    private let checked = Mutex<Set<String>>([])
    private let current = Mutex(Kept(state: -1))

    init(busyTables: BusyTables) {
        self.busyTables = busyTables
    }

    /// The values of one state.
    final class Kept: Sendable {
        let state: Int
        private let shelves = Mutex<[ObjectIdentifier: any Sendable]>([:])

        init(state: Int) {
            self.state = state
        }

        func shelf<Read: SharedRead>(for kind: Read.Type) -> Shelf<Read> {
            shelves.withLock { shelves in
                if let known = shelves[ObjectIdentifier(kind)] as? Shelf<Read> { return known }
                let shelf = Shelf<Read>()
                shelves[ObjectIdentifier(kind)] = shelf
                return shelf
            }
        }
    }

    /// The values of one kind of read.
    final class Shelf<Read: SharedRead>: Sendable {
        private let values = Mutex<[Read: Read.Value]>([:])

        subscript(_ read: Read) -> Read.Value? { values.withLock { $0[read] } }

        func keep(_ value: Read.Value, for read: Read) {
            values.withLock { values in
                if values.count >= SharedReads.mostKept { values.removeAll() }
                values[read] = value
            }
        }
    }

    /// What one transaction sees of them; the state is read when the first value is asked for. A change takes what is kept until it
    /// edits something itself, and keeps nothing for others: it may be undone.
    final class Look {
        private let reads: SharedReads
        private let edits: WriteTransaction.Edits?
        /// What is kept of the transaction's state: nil before it was asked for, and `.some(nil)` where others have seen a newer one.
        private var kept: Kept??

        /// - Parameter edits: those of the change; nil for a reader.
        init(_ reads: SharedReads, _ edits: WriteTransaction.Edits? = nil) {
            (self.reads, self.edits) = (reads, edits)
        }

        func value<Read: SharedRead>(of read: Read, _ tx: ReadTransaction) throws -> Read.Value {
            if edits?.isAny == true { return try reads.value(of: read, tx) }
            let kept = try self.kept ?? reads.kept(tx, isReader: edits == nil)
            self.kept = .some(kept)
            guard let shelf = kept?.shelf(for: Read.self) else { return try reads.value(of: read, tx) }
            if let known = shelf[read] { return known }
            let value = try reads.value(of: read, tx)
            if edits == nil, Read.isKept(value) { shelf.keep(value, for: read) }
            return value
        }
    }

    /// What a connection knows of the state, so that it is asked for only after a commit.
    final class Memo {
        fileprivate var state = 0
        fileprivate var version: UInt32?
    }

    private func state(_ tx: ReadTransaction) throws -> Int {
        let memo = tx.connection.memo
        if let memo, let version = memo.version, tx.connection.dataVersion == version { return memo.state }
        let row = try tx.first("SELECT last_number FROM number_sequence WHERE kind = \(Self.sequence)")
        let state: Int = try row?["last_number"] ?? 0
        if let memo { (memo.state, memo.version) = (state, tx.connection.dataVersion) }
        return state
    }

    /// What is kept of the state that a transaction sees; nil when others have seen a newer one, and for a change that sees one
    /// that nobody has read.
    private func kept(_ tx: ReadTransaction, isReader: Bool) throws -> Kept? {
        let state = try state(tx)
        // What is old is let go of after the lock: it may be a lot.
        var old: Kept?
        defer { withExtendedLifetime(old) {} }
        return current.withLock { current in
            if isReader, state > current.state { (old, current) = (current, Kept(state: state)) }
            return state == current.state ? current : nil
        }
    }

    private func value<Read: SharedRead>(of read: Read, _ tx: ReadTransaction) throws -> Read.Value {
        try read.read(ReadTransaction(connection: EditedTablesOnly(connection: tx.connection, reads: self)))
    }

    /// - Throws: `SharedReadProblem` for a statement that names a table that is written all the time.
    fileprivate func check(_ sql: SQL) throws {
        // Looking at each word takes longer than reading a row.
        let text = sql.text { _ in "?" }
        if checked.withLock({ $0.contains(text) }) { return }
        if let table = busyTables.named(in: sql) { throw SharedReadProblem(table: table) }
        checked.withLock { checked in
            if checked.count >= Self.mostChecked { checked.removeAll() }
            checked.insert(text)
        }
    }
}

/// A connection that refuses to read tables that are written all the time.
private struct EditedTablesOnly: Connection {
    let connection: any Connection
    let reads: SharedReads

    func rows(_ sql: SQL) throws -> [Row] {
        try reads.check(sql)
        return try connection.rows(sql)
    }

    func execute(_ sql: SQL) throws { try connection.execute(sql) }
    func executeCounting(_ sql: SQL) throws -> Int { try connection.executeCounting(sql) }
    var changeCount: Int { connection.changeCount }
}
