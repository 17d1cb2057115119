import Database
import Foundation

/// A moment in time: whole milliseconds since 1970 in UTC. The institution's time zone matters only where a time is shown.
struct Instant: Hashable, Comparable, Sendable, DatabaseValue {
    let milliseconds: Int64

    init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    init(_ date: Date) {
        milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    }

    init(sqlValue: SQLValue) throws {
        milliseconds = try Int64(sqlValue: sqlValue)
    }

    var sqlValue: SQLValue { .integer(milliseconds) }

    var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

    static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The latest moment that can be represented. As a `clock` it means that the clock was not set back.
    static let farthest = Instant(milliseconds: .max)

    /// Whether this moment is later than another one, where the server's clock may have been set back between the two. A moment
    /// later than `clock`, the present time, was noted before the clock was set back; it counts as earlier than a moment that is
    /// not later than `clock`.
    func isAfter(_ other: Instant, clock: Instant) -> Bool {
        self > other && !(self > clock && other <= clock)
    }

    static func + (instant: Instant, duration: Milliseconds) -> Instant {
        Instant(milliseconds: instant.milliseconds + duration.count)
    }

    static func - (left: Instant, right: Instant) -> Milliseconds {
        Milliseconds(count: left.milliseconds - right.milliseconds)
    }
}

/// A length of time in whole milliseconds.
struct Milliseconds: Hashable, Comparable, Sendable, DatabaseValue {
    let count: Int64

    init(count: Int64) {
        self.count = count
    }

    init(sqlValue: SQLValue) throws {
        count = try Int64(sqlValue: sqlValue)
    }

    var sqlValue: SQLValue { .integer(count) }

    /// The number of minutes, rounded up: what is shown as "minutes left".
    var minutesRoundedUp: Int { Int((count + 59_999) / 60_000) }

    static func seconds(_ count: Int) -> Milliseconds { Milliseconds(count: Int64(count) * 1000) }
    static func minutes(_ count: Int) -> Milliseconds { .seconds(count * 60) }
    static func hours(_ count: Int) -> Milliseconds { .minutes(count * 60) }
    static func days(_ count: Int) -> Milliseconds { .hours(count * 24) }

    static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.count < right.count
    }
}
