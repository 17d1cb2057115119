import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// The only writing connection. Changes that wait are written together, each in a savepoint of its own, with one commit and one
/// wait for the disk; then all callers are informed. A change that fails undoes only itself.
final class SQLiteWriter: Sendable {
    private let pool: DatabasePool
    private let queue: WriteQueue
    private let log: WriteAheadLog
    private let limits: WriteLimits
    /// Called when the disk is full, before the failed changes are tried again.
    private let makeRoom: @Sendable () -> Void
    private let failed: @Sendable (DatabaseProblem) -> Void
    private let wasFull = Atomic(false)

    init(
        pool: DatabasePool, queue: WriteQueue, log: WriteAheadLog, limits: WriteLimits, makeRoom: @escaping @Sendable () -> Void,
        failed: @escaping @Sendable (DatabaseProblem) -> Void
    ) {
        self.pool = pool
        self.queue = queue
        self.log = log
        self.limits = limits
        self.makeRoom = makeRoom
        self.failed = failed
    }

    func add(_ pending: PendingWrite) {
        if queue.add(pending) { serve() }
    }

    /// Writes one group, and lets others use the connection before the next.
    private func serve() {
        pool.asyncWriteWithoutTransaction { database in
            self.writeGroup(database)
            self.tidy(database) { try self.log.shorten(database) }
            if self.queue.goesOn() { self.serve() }
        }
    }

    private func writeGroup(_ database: GRDB.Database) {
        var members: [PendingWrite] = []
        do {
            let acknowledgements = try database.together {
                var acknowledgements: [@Sendable () -> Void] = []
                let end = ContinuousClock.now + limits.longestGroup
                while members.count < limits.group, ContinuousClock.now < end, let pending = queue.next() {
                    members.append(pending)
                    do {
                        acknowledgements.append(try database.apart { try pending.run(SQLiteConnection(database: database)) })
                    } catch {
                        // The whole transaction was undone, or the changes of the others could not be stored.
                        guard database.isInsideTransaction, DatabaseProblem(error, in: database) == nil else { throw error }
                        members.removeLast()
                        pending.refuse(error)
                    }
                }
                return acknowledgements
            }
            wasFull.store(false, ordering: .relaxed)
            for acknowledge in acknowledgements { acknowledge() }
        } catch {
            // If the transaction could not even begin, no changes were taken from the queue; all that wait are informed.
            if members.isEmpty { members = queue.takeAll() }
            recover(members, from: error, database)
        }
    }

    /// Writes changes one by one that could not be written together, so that only the one at fault fails.
    private func recover(_ members: [PendingWrite], from error: any Error, _ database: GRDB.Database) {
        switch DatabaseProblem(error, in: database) {
        case .stopped(let reason): stop(members, reason)
        case .busy: for pending in members { pending.refuse(DatabaseProblem.busy) }
        case .full:
            wasFull.store(true, ordering: .relaxed)
            makeRoom()
            fallthrough
        default: for pending in members { writeAlone(pending, database) }
        }
    }

    private func writeAlone(_ pending: PendingWrite, _ database: GRDB.Database) {
        if let problem = queue.problem, case .stopped = problem { return pending.refuse(problem) }
        do {
            try database.together { try pending.run(SQLiteConnection(database: database)) }()
        } catch {
            let problem = DatabaseProblem(error, in: database)
            if case .stopped(let reason) = problem { return stop([pending], reason) }
            pending.refuse(problem ?? error)
        }
    }

    /// Ends writing: no change is acknowledged from here on.
    private func stop(_ members: [PendingWrite], _ reason: String) {
        let problem = DatabaseProblem.stopped(reason: reason)
        queue.end(problem)
        for pending in members { pending.refuse(problem) }
        // Closing would copy the log into the file from memory that may differ from the disk, so the connection stays open until
        // the process ends.
        _ = Unmanaged.passRetained(pool)
        failed(problem)
    }

    /// Moves the log into the file, if that has not been done for a while.
    func rest() async {
        await withCheckedContinuation { continuation in
            pool.asyncWriteWithoutTransaction { database in
                if self.queue.problem == nil, self.log.isWorthTruncating {
                    self.tidy(database) { _ = try self.log.truncate(database) }
                }
                continuation.resume()
            }
        }
    }

    /// Copies the whole log and empties it; false while somebody reads an older state.
    func emptyLog() async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { database in
                var isEmpty = false
                self.tidy(database) { isEmpty = try self.log.truncate(database) }
                if let problem = self.queue.problem {
                    continuation.resume(throwing: problem)
                } else {
                    continuation.resume(returning: isEmpty)
                }
            }
        }
    }

    /// Copies the log for the last time, as far as readers allow it.
    func finish() {
        pool.writeWithoutTransaction { database in tidy(database) { _ = try log.truncate(database) } }
    }

    private func tidy(_ database: GRDB.Database, _ body: () throws -> Void) {
        // After a failure, memory may differ from the disk.
        if queue.problem?.isFailureOfTheDisk == true { return }
        do {
            try body()
        } catch {
            // The log is on disk, so after an error from a full disk it only stays longer. After a failure of the disk nothing
            // more is written.
            if case .stopped(let reason) = DatabaseProblem(error, in: database) { stop([], reason) }
        }
    }

    /// Checks whether a change could be written at present. A failure of the disk ends writing, as it does for any change.
    func checkReady(_ database: GRDB.Database, _ requireSettings: (GRDB.Database) throws -> Void) throws {
        if let problem = queue.problem { throw problem }
        do {
            try requireSettings(database)
            try checkRoom(database)
            try database.inTransaction(.immediate) {
                try database.execute(sql: "UPDATE number_sequence SET last_number = last_number WHERE kind = ''")
                return .rollback
            }
        } catch {
            let problem = DatabaseProblem(error, in: database)
            if case .stopped(let reason) = problem { stop([], reason) }
            throw problem ?? error
        }
    }

    /// Checks whether the disk has space again, if it was full at the last write.
    private func checkRoom(_ database: GRDB.Database) throws {
        guard wasFull.load(ordering: .relaxed) else { return }
        // This changes nothing, but writes a page all the same.
        try database.execute(sql: "PRAGMA user_version = 0")
        wasFull.store(false, ordering: .relaxed)
    }
}

extension GRDB.Database {
    /// Runs a body in one transaction. It is on disk when this returns, and undone when the body throws.
    fileprivate func together<Value>(_ body: () throws -> Value) throws -> Value {
        try run("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            if isInsideTransaction { try rollback() }
            throw error
        }
    }

    private func run(_ sql: SQL) throws {
        try SQLiteConnection(database: self).execute(sql)
    }

    /// Runs a body in a savepoint, which is undone when it throws, unless SQLite has undone the whole transaction.
    fileprivate func apart<Value>(_ body: () throws -> Value) throws -> Value {
        try run("SAVEPOINT change")
        do {
            let value = try body()
            try run("RELEASE change")
            return value
        } catch {
            if isInsideTransaction {
                try run("ROLLBACK TO change")
                try run("RELEASE change")
            }
            throw error
        }
    }
}

extension DatabaseProblem {
    /// The problem with the disk that an SQLite error reports; nil for an error that concerns only the change itself.
    init?(_ error: any Error, in database: GRDB.Database) {
        guard let error = error as? DatabaseError else { return nil }
        // A quota or a limit on the size of files is not a failure of the disk.
        let isRefusal = [ENOSPC, EDQUOT, EFBIG].contains(sqlite3_system_errno(database.sqliteConnection))
        switch (error.resultCode, error.extendedResultCode) {
        // The log's index, which is also a file, could not grow.
        case (.SQLITE_FULL, _), (_, .SQLITE_IOERR_SHMSIZE): self = .full
        case (_, .SQLITE_IOERR_WRITE) where isRefusal: self = .full
        case (.SQLITE_BUSY, _), (.SQLITE_LOCKED, _): self = .busy
        case (_, .SQLITE_IOERR_NOMEM): return nil
        case (.SQLITE_IOERR, let code):
            // SQLite's own sentence is the same for all of them. The system's error number may be an older one by now.
            self = .stopped(reason: "\(error) (\(code.rawValue))")
        default: return nil
        }
    }
}

/// How much is written together.
struct WriteLimits: Sendable {
    /// The most changes in one group.
    let group: Int
    /// When a group has taken longer than this, no more changes join it.
    var longestGroup = Duration.milliseconds(20)
    /// The most changes that may wait: a whole university presses at the same moment. Who is told to come back costs the others
    /// more time than who waits.
    var waiting = 10_000
}
