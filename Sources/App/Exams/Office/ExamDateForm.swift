import Foundation

/// What the form for a new or an existing date posts.
struct ExamDateForm: Decodable, Sendable, Equatable {
    /// The id of a new date, made when the form was shown, so that pressing twice makes one.
    var date: String?
    /// The number of the version that the form showed; nil for a new date.
    var seen: String?
    /// The id of the course of a new date.
    var course: String?
    var day: String?
    var clock: String?
    var minutes: String?
    var room: String?
    var seats: String?
    var waits: String?
    var isClosed: String?
    var reason: String?

    static let possibleMinutes = 5...720

    /// What was typed.
    /// - Parameters:
    ///   - before: what the date is at present; nil for a new one, which cannot be in the past.
    ///   - period: whose days the exam must lie in.
    /// - Throws: `FormErrors`
    func fields(
        _ before: ExamDateFields?, in period: ExamPeriod, at now: Instant, zone: TimeZone
    ) throws -> ExamDateFields {
        var errors = FormErrors()
        let starts = ExamTimes(now: now, zone: zone).moment("day", day, clock, before?.starts, &errors)
        let minutes = number("minutes", minutes, Self.possibleMinutes, "exams.minutes-invalid", &errors)
        let seats = number("seats", seats, ExamDateFields.possibleSeats, "exams.seats-invalid", &errors)
        let room = TypedText.line(room)
        if let room, !room.isWithin(letters: ExamDateFields.longestRoom) { errors.add("room", "form.too-long") }
        if let reason = TypedText.line(reason), !reason.isWithin(letters: ExamDateFields.longestReason) {
            errors.add("reason", "form.too-long")
        }
        if let starts, starts != before?.starts {
            if starts <= now { errors.add("day", "exams.in-the-past") }
            if !period.fields.days.contains(LocalDay(starts, in: zone)) { errors.add("day", "exams.outside-days") }
        }
        try errors.check()
        guard let starts, let minutes, let seats else { throw errors }
        return ExamDateFields(
            starts: starts, ends: starts + .minutes(minutes), room: room, seats: seats, hasWaitingList: waits != nil,
            isClosed: isClosed != nil)
    }

    private func number(
        _ field: String, _ text: String?, _ possible: ClosedRange<Int>, _ key: String, _ errors: inout FormErrors
    ) -> Int? {
        if let number = TypedText.line(text).flatMap({ Int($0) }), possible.contains(number) { return number }
        errors.add(field, key, ["least": String(possible.lowerBound), "most": String(possible.upperBound)])
        return nil
    }
}

extension ExamDateForm {
    /// The fields as they are stored.
    init(_ date: ExamDate, _ zone: TimeZone) {
        let (fields, starts) = (date.fields, ZonedTime.text(date.starts, zone))
        self.init(
            seen: String(date.version.sequence), day: starts.day, clock: starts.clock,
            minutes: String((fields.ends - fields.starts).minutesRoundedUp), room: fields.room, seats: String(fields.seats),
            waits: fields.hasWaitingList ? "1" : nil, isClosed: fields.isClosed ? "1" : nil)
    }
}
