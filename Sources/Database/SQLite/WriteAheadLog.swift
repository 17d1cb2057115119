import GRDB
import GRDBSQLite
import Synchronization

/// Keeps the log of an SQLite database short: the writing connection copies its frames into the file, after their changes were
/// acknowledged. Only one connection does this, because two at the same time could damage the file (SQLite 3.7.0 to 3.51.2).
final class WriteAheadLog: Sendable {
    private struct State {
        /// The number of frames in the log since it was last restarted.
        var frames = 0
        /// The number of frames at which they are copied next.
        var next = WriteAheadLog.ordinary

        mutating func grew(to frames: Int) {
            // There are fewer frames than before, so the log was restarted.
            if frames < self.frames { next = WriteAheadLog.ordinary }
            self.frames = frames
        }
    }

    /// About 4 MB, SQLite's default.
    private static let ordinary = 1_000
    /// About 64 MB. Beyond this, readers that keep the log from being restarted are waited for, briefly.
    private static let long = 16_000
    private static let moment = 50

    private let state = Mutex(State())

    /// Counts the frames of a connection's commits, in place of SQLite's automatic checkpoint.
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

    /// Copies all frames and empties the log, unless somebody is reading an older state of it.
    /// - Returns: whether the log is empty.
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
            // A reader or a running copy uses the log, so it grows until that has ended.
            return false
        }
    }

    /// Whether the log is long enough to be copied when there are no writes.
    var isWorthTruncating: Bool { state.withLock { $0.frames > Self.ordinary / 4 } }
}
