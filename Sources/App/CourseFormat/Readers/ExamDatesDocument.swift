import Foundation

/// `exams.csv`: the dates of exams in those periods.
struct ExamDatesDocument: Sendable {
    static let fileName = "exams.csv"
    static let columns = ["exam", "period", "course", "starts", "minutes", "room", "seats", "waiting list"]
    /// Of a date that was moved elsewhere: what it was before, when it was moved, and why.
    static let moveColumns = ["moved from", "room before", "moved", "reason"]
    static let possibleMinutes = 5...720
    static let possibleSeats = 0...2000
    static let longestRoom = 80
    static let longestReason = 300

    /// What a date was before it was moved.
    struct Move: Sendable, Equatable {
        let starts: Instant
        let room: String?
        let movedAt: Instant
        let reason: String?
    }

    struct Entry: Sendable, Equatable {
        let line: Int
        /// By which the folder calls it; no other date of the period has the same.
        let key: String
        /// The key of the period.
        let period: String
        /// The code of the course.
        let course: String
        let starts: TimeExpression
        let minutes: Int
        let room: String?
        let seats: Int
        let hasWaitingList: Bool
        /// Nil for one that was not moved.
        let move: Move?
    }

    let entries: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, now: Instant, zone: TimeZone) throws {
        entries = try ExamTable.entries(
            file, Self.columns, optional: Self.moveColumns, key: { $0.period + "/" + $0.key }
        ) { row in
            Self.entry(&row, now, zone)
        }
    }

    private static func entry(_ row: inout ExamTable.Row, _ now: Instant, _ zone: TimeZone) -> Entry? {
        let (key, period, course) = (row.key("exam"), row.key("period"), row.needed("course"))
        let starts = row.time("starts", now, zone)
        let minutes = row.number("minutes", possibleMinutes)
        let seats = row.number("seats", possibleSeats)
        let room = room("room", &row)
        let waits = row.flag("waiting list")
        let move = move(&row, now, zone)
        guard row.mistakes.isEmpty, let key, let period, let course, let starts, let minutes, let seats else { return nil }
        return Entry(
            line: row.line, key: key, period: period, course: course, starts: starts, minutes: minutes, room: room, seats: seats,
            hasWaitingList: waits, move: move)
    }

    private static func room(_ column: String, _ row: inout ExamTable.Row) -> String? {
        let room = row.text(column)
        if let room, !room.isWithin(letters: longestRoom) { row.add("mistake.exam-long", ["value": room]) }
        return room
    }

    private static func move(_ row: inout ExamTable.Row, _ now: Instant, _ zone: TimeZone) -> Move? {
        if moveColumns.allSatisfy({ row.text($0) == nil }) { return nil }
        let (starts, moved) = (row.time("moved from", now, zone), row.time("moved", now, zone))
        if let moved, moved.instant > now { row.add("mistake.exam-future", ["column": "moved"]) }
        let (room, reason) = (room("room before", &row), row.text("reason"))
        if let reason, !reason.isWithin(letters: longestReason) { row.add("mistake.exam-reason") }
        guard let starts, let moved else { return nil }
        return Move(starts: starts.instant, room: room, movedAt: moved.instant, reason: reason)
    }
}
