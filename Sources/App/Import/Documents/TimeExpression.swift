import Foundation

/// A time as a test document writes it: a date in the institution's time zone, or relative to the moment of the import.
enum TimeExpression: Sendable, Equatable {
    case absolute(Instant)
    case relative(Instant)

    var instant: Instant {
        switch self {
        case .absolute(let instant), .relative(let instant): instant
        }
    }

    /// Whether the order of two times can be judged without the database, which may hold an earlier settlement of a relative one.
    func isComparable(with other: TimeExpression) -> Bool {
        switch (self, other) {
        case (.absolute, .absolute), (.relative, .relative): true
        case (.absolute, .relative), (.relative, .absolute): false
        }
    }

    /// Reads `2026-11-25 09:00`, `-1d 09:00`, `+30d`, `+2h`, `+45m`; nil for anything else, the 31st of February included.
    init?(_ text: String, now: Instant, zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        if let date = Self.absolute(text, calendar) {
            self = .absolute(Instant(date))
        } else if let date = Self.relative(text, now.date, calendar) {
            self = .relative(Instant(date))
        } else {
            return nil
        }
    }

    private static func absolute(_ text: String, _ calendar: Calendar) -> Date? {
        guard let match = text.wholeMatch(of: #/([0-9]{4})-([0-9]{2})-([0-9]{2})[ T]([0-9]{2}):([0-9]{2})/#) else { return nil }
        let parts = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5))
        guard parts.isValidDate(in: calendar) || isInGap(parts, calendar) else { return nil }
        return calendar.date(from: parts)
    }

    /// In the night when clocks go forward an hour does not exist; it then means the moment that follows.
    private static func isInGap(_ parts: DateComponents, _ calendar: Calendar) -> Bool {
        guard let hour = parts.hour, (0..<24).contains(hour), let minute = parts.minute, (0..<60).contains(minute) else {
            return false
        }
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
}
