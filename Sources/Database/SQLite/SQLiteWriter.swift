import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// The one connection that writes. What waits is written together, each change in a savepoint of its own, with one commit and one wait
/// for the disk; then all are told. A change that fails undoes only itself.
final class SQLiteWriter: Sendable {
    private let pool: DatabasePool
    private let queue: WriteQueue
    private let log: WriteAheadLog
    private let limits: WriteLimits
    /// Called when the disk is full, before what could not be written is tried once more.
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

    /// Writes one group, then lets others have the connection before the next.
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
                        // Of the others nothing is left either, or it could not be kept.
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
            // Where not even a beginning was possible, nobody was taken from the queue: all that wait are told.
            if members.isEmpty { members = queue.takeAll() }
            recover(members, from: error, database)
        }
    }

    /// What could not be written together is written one by one, so that only the change at fault fails.
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

    /// Nobody is told any more that something is on disk.
    private func stop(_ members: [PendingWrite], _ reason: String) {
        let problem = DatabaseProblem.stopped(reason: reason)
        queue.end(problem)
        for pending in members { pending.refuse(problem) }
        // Closing would copy the log into the file, from a memory that may not be what the disk holds: so it stays open until the end.
        _ = Unmanaged.passRetained(pool)
        failed(problem)
    }

    /// Moves what lies in the log into the file, if nobody has done so for a while.
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

    /// Copies all of the log and makes it empty; false while somebody reads an older state.
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

    /// Copies the log for the last time, as far as others let it.
    func finish() {
        pool.writeWithoutTransaction { database in tidy(database) { _ = try log.truncate(database) } }
    }

    private func tidy(_ database: GRDB.Database, _ body: () throws -> Void) {
        // After a failure what is in memory may not be what the disk holds.
        if queue.problem?.isFailureOfTheDisk == true { return }
        do {
            try body()
        } catch {
            // What is in the log is on disk, so a full disk only keeps it long; a failing one is no place to write to.
            if case .stopped(let reason) = DatabaseProblem(error, in: database) { stop([], reason) }
        }
    }

    /// Asks whether a change could be written now. A disk that fails at that ends all, as at a change of somebody.
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

    /// Whether the disk has room again, if it was full when something was last written.
    private func checkRoom(_ database: GRDB.Database) throws {
        guard wasFull.load(ordering: .relaxed) else { return }
        // Changes nothing, and is written all the same.
        try database.execute(sql: "PRAGMA user_version = 0")
        wasFull.store(false, ordering: .relaxed)
    }
}

extension GRDB.Database {
    /// Runs a body in one transaction that is on disk when this returns, and that is undone when it throws.
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

    /// Runs a body that undoes only itself when it throws, unless SQLite undid the whole transaction.
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
    /// What an error of SQLite says about the disk, nil for one that only concerns the change itself.
    init?(_ error: any Error, in database: GRDB.Database) {
        guard let error = error as? DatabaseError else { return nil }
        // Room that somebody else's rules refuse is no failure of the disk: a quota, a largest file.
        let isRefusal = [ENOSPC, EDQUOT, EFBIG].contains(sqlite3_system_errno(database.sqliteConnection))
        switch (error.resultCode, error.extendedResultCode) {
        // The log's index, a file as well, could not grow.
        case (.SQLITE_FULL, _), (_, .SQLITE_IOERR_SHMSIZE): self = .full
        case (_, .SQLITE_IOERR_WRITE) where isRefusal: self = .full
        case (.SQLITE_BUSY, _), (.SQLITE_LOCKED, _): self = .busy
        case (_, .SQLITE_IOERR_NOMEM): return nil
        case (.SQLITE_IOERR, _): self = .stopped(reason: "\(error)")
        default: return nil
        }
    }
}

/// How much is written together.
struct WriteLimits: Sendable {
    /// Changes in one group.
    let group: Int
    /// No change joins a group that has been going on for longer.
    var longestGroup = Duration.milliseconds(5)
    /// Changes that may wait.
    let waiting = 4_096
}
