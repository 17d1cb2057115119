import GRDB
import GRDBSQLite
import Synchronization

/// Keeps the log of an SQLite file short: its frames are copied into the file by the connection that writes, after what they hold was
/// acknowledged. Only one connection does so: two at the same moment could damage the file (SQLite 3.7.0 to 3.51.2).
final class WriteAheadLog: Sendable {
    private struct State {
        /// Pages in the log since it was last begun anew.
        var frames = 0
        /// At how many frames they are copied next.
        var next = WriteAheadLog.ordinary

        mutating func grew(to frames: Int) {
            // Fewer than before: the log was begun anew.
            if frames < self.frames { next = WriteAheadLog.ordinary }
            self.frames = frames
        }
    }

    /// About 4 MB, as SQLite has it.
    private static let ordinary = 1_000
    /// About 64 MB: then readers that keep the log from beginning anew are waited for, for a moment.
    private static let long = 16_000
    private static let moment = 50

    private let state = Mutex(State())

    /// Begins to count the frames of a connection's commits, in place of SQLite's own automatic.
    func watch(_ database: GRDB.Database) {
        sqlite3_wal_hook(
            database.sqliteConnection,
            { log, _, _, frames in
                guard let log else { return SQLITE_OK }
                Unmanaged<WriteAheadLog>.fromOpaque(log).takeUnretainedValue().state.withLock { $0.grew(to: Int(frames)) }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Copies the frames into the file when there are many.
    /// - Throws: the error of the disk.
    func shorten(_ database: GRDB.Database) throws {
        let frames = state.withLock { $0.frames >= $0.next ? $0.frames : nil }
        guard let frames else { return }
        if frames >= Self.long {
            _ = try truncate(database)
        } else {
            state.withLock { $0.next = frames + Self.ordinary }
            _ = try database.checkpoint(.passive)
        }
    }

    /// Copies all frames and makes the log empty, unless somebody goes on reading an older state of it.
    /// - Returns: whether it is empty.
    func truncate(_ database: GRDB.Database) throws -> Bool {
        let before = state.withLock { $0.frames }
        state.withLock { $0.next = before + Self.long / 4 }
        try database.execute(sql: "PRAGMA busy_timeout = \(Self.moment)")
        defer { sqlite3_busy_timeout(database.sqliteConnection, SQLiteDriver.patience) }
        do {
            _ = try database.checkpoint(.truncate)
            state.withLock { $0 = State() }
            return true
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            // A reader, or a copy being made: the log grows until it is done.
            return false
        }
    }

    /// Whether there is something worth copying although nobody writes.
    var isWorthTruncating: Bool { state.withLock { $0.frames > Self.ordinary / 4 } }
}
