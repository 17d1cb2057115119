import Foundation

/// A time in a test document: a date and time in the institution's time zone, or a time relative to the import.
enum TimeExpression: Sendable, Equatable {
    case absolute(Instant)
    case relative(Instant)

    var instant: Instant {
        switch self {
        case .absolute(let instant), .relative(let instant): instant
        }
    }

    /// Whether the two can be compared without the database, which may store an earlier value of a relative time.
    func isComparable(with other: TimeExpression) -> Bool {
        switch (self, other) {
        case (.absolute, .absolute), (.relative, .relative): true
        case (.absolute, .relative), (.relative, .absolute): false
        }
    }

    /// Reads `2026-11-25 09:00`, `-1d 09:00`, `+30d`, `+2h`, `+45m`; nil for any other text, and for dates that do not exist.
    /// Seconds and an offset from UTC may follow a date and time: `2026-10-25 03:30:00.250 +02:00`. A `WrittenDate` with one
    /// meaning is read as well.
    init?(_ text: String, now: Instant, zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        if let instant = Self.absolute(text, calendar) {
            self = .absolute(instant)
        } else if let date = Self.relative(text, now.date, calendar) {
            self = .relative(Instant(date))
        } else if case .moment(let written) = WrittenDate(text), let instant = Self.absolute(written, calendar) {
            self = .absolute(instant)
        } else {
            return nil
        }
    }

    private static func absolute(_ text: String, _ calendar: Calendar) -> Instant? {
        let written =
            #/([0-9]{4})-([0-9]{2})-([0-9]{2})[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{3}))?)?(?: ?([+-][0-9]{2}):([0-9]{2}))?/#
        guard let match = text.wholeMatch(of: written) else { return nil }
        var calendar = calendar
        if let hours = match.8, let minutes = match.9 {
            guard let zone = zone(hours, minutes) else { return nil }
            calendar.timeZone = zone
        }
        let parts = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5),
            second: match.6.flatMap { Int($0) } ?? 0)
        guard parts.isValidDate(in: calendar) || isInGap(parts, calendar), let date = calendar.date(from: parts) else {
            return nil
        }
        return Instant(date) + Milliseconds(count: match.7.flatMap { Int64($0) } ?? 0)
    }

    /// Reads an offset to the east of UTC, such as `+02` and `00`.
    private static func zone(_ hours: Substring, _ minutes: Substring) -> TimeZone? {
        guard let whole = Int(hours), let part = Int(minutes), part < 60 else { return nil }
        return TimeZone(secondsFromGMT: whole * 3600 + (hours.hasPrefix("-") ? -part : part) * 60)
    }

    /// Whether a time does not exist because clocks are set forward. It then means the moment that follows.
    private static func isInGap(_ parts: DateComponents, _ calendar: Calendar) -> Bool {
        guard let hour = parts.hour, (0..<24).contains(hour), let minute = parts.minute, (0..<60).contains(minute),
            let second = parts.second, (0..<60).contains(second)
        else { return false }
        return DateComponents(year: parts.year, month: parts.month, day: parts.day).isValidDate(in: calendar)
    }

    private static func relative(_ text: String, _ now: Date, _ calendar: Calendar) -> Date? {
        guard let match = text.wholeMatch(of: #/([+-])([0-9]{1,4})([dhm])(?: ([0-9]{2}):([0-9]{2}))?/#),
            let amount = Int(match.2)
        else { return nil }
        let signed = match.1 == "-" ? -amount : amount
        let unit: Calendar.Component = match.3 == "d" ? .day : match.3 == "h" ? .hour : .minute
        guard let moved = calendar.date(byAdding: unit, value: signed, to: now) else { return nil }
        guard let hour = match.4.flatMap({ Int($0) }), let minute = match.5.flatMap({ Int($0) }) else { return moved }
        guard match.3 == "d", hour < 24, minute < 60 else { return nil }
        return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: moved)
    }

    /// The text of a moment in a zone: with seconds if it has any, and with the offset from UTC in an hour that occurs twice.
    static func text(of instant: Instant, zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let milliseconds = ((instant.milliseconds % 1000) + 1000) % 1000
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: Instant(milliseconds: instant.milliseconds - milliseconds).date)
        func digits(_ number: Int?, _ count: Int = 2) -> String {
            let written = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - written.count)) + written
        }
        var text =
            "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day)) \(digits(parts.hour)):\(digits(parts.minute))"
        if milliseconds > 0 || parts.second ?? 0 > 0 { text += ":" + digits(parts.second) }
        if milliseconds > 0 { text += "." + digits(Int(milliseconds), 3) }
        if TimeExpression(text, now: instant, zone: zone)?.instant == instant { return text }
        let offset = zone.secondsFromGMT(for: instant.date) / 60
        let (hours, minutes) = offset.magnitude.quotientAndRemainder(dividingBy: 60)
        return text + (offset < 0 ? " -" : " +") + digits(Int(hours)) + ":" + digits(Int(minutes))
    }
}
