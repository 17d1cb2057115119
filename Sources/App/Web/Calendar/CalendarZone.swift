import Foundation

/// When the clocks of a time zone are changed, from one day to another, as a calendar file says it (RFC 5545, 3.6.5).
struct CalendarZone: Sendable, Equatable {
    let zone: TimeZone
    let first: LocalDay
    let last: LocalDay

    /// A moment at which clocks are changed, with their distances from UTC in seconds.
    struct ClockChange: Sendable, Equatable {
        let second: Int
        let from: Int
        let to: Int
        let isSummer: Bool
    }

    private static let secondsOfDay = 86_400

    /// The first one is no change: it says how clocks stand on the day before the first.
    var changes: [ClockChange] {
        let end = (last.number + 2) * Self.secondsOfDay
        var second = (first.number - 1) * Self.secondsOfDay
        var offset = offset(second)
        var changes = [ClockChange(second: second, from: offset, to: offset, isSummer: isSummer(second))]
        while second < end {
            // Nowhere are clocks set forward and back again within a week.
            let next = min(second + 7 * Self.secondsOfDay, end)
            let later = self.offset(next)
            if later != offset {
                let moment = moment(of: offset, from: second, to: next)
                changes.append(ClockChange(second: moment, from: offset, to: later, isSummer: isSummer(moment)))
                offset = later
            }
            second = next
        }
        return changes
    }

    /// The lines of the component, not folded yet.
    var lines: [String] { Self.lines(of: [self]) }

    /// The same for the parts of one zone.
    static func lines(of parts: [CalendarZone]) -> [String] {
        guard let first = parts.first else { return [] }
        return ["BEGIN:VTIMEZONE", "TZID:" + first.zone.identifier] + parts.flatMap(\.changeLines) + ["END:VTIMEZONE"]
    }

    /// The days of all that repeats in a zone, in their order. Of the years before something that lies far from all else, which may
    /// be thousands, nothing is said.
    static func parts(of days: [ClosedRange<LocalDay>], in zone: TimeZone) -> [CalendarZone] {
        let inOrder = days.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        return inOrder.reduce(into: []) { parts, days in
            if let part = parts.last, days.lowerBound.number - part.last.number <= farApart {
                parts.removeLast()
                parts.append(CalendarZone(zone: zone, first: part.first, last: max(part.last, days.upperBound)))
            } else {
                parts.append(CalendarZone(zone: zone, first: days.lowerBound, last: days.upperBound))
            }
        }
    }

    /// In days.
    private static let farApart = 366

    private var changeLines: [String] {
        changes.flatMap { change in
            let name = change.isSummer ? "DAYLIGHT" : "STANDARD"
            return [
                "BEGIN:" + name, "DTSTART:" + local(change), "TZOFFSETFROM:" + Self.text(change.from),
                "TZOFFSETTO:" + Self.text(change.to), "END:" + name,
            ]
        }
    }

    /// What clocks show when they are changed, before it.
    private func local(_ change: ClockChange) -> String {
        let (day, second) = (change.second + change.from).floored(by: Self.secondsOfDay)
        return CalendarDay.text(LocalDay(number: day), second: second)
    }

    /// The first moment at which clocks do not stand as before, between one at which they do and one at which they do not.
    private func moment(of offset: Int, from start: Int, to end: Int) -> Int {
        var (low, high) = (start, end)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self.offset(middle) == offset { low = middle } else { high = middle }
        }
        return high
    }

    private func offset(_ second: Int) -> Int { zone.secondsFromGMT(for: date(second)) }
    private func isSummer(_ second: Int) -> Bool { zone.isDaylightSavingTime(for: date(second)) }
    private func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

    /// +0200
    private static func text(_ offset: Int) -> String {
        let size = abs(offset)
        let seconds = size % 60 == 0 ? "" : CalendarDay.digits(size % 60)
        return (offset < 0 ? "-" : "+") + CalendarDay.digits(size / 3600) + CalendarDay.digits(size / 60 % 60) + seconds
    }
}

/// Days and times of day as calendar files write them.
enum CalendarDay {
    /// 20261121
    static func text(_ day: LocalDay) -> String { digits(day.year, 4) + digits(day.month) + digits(day.day) }

    /// 20261121T080000
    /// - Parameter minutes: since midnight; the end of a day is the beginning of the next.
    static func text(_ day: LocalDay, minutes: Int) -> String {
        let (days, rest) = minutes.floored(by: minutesOfDay)
        return text(day + days, second: rest * 60)
    }

    static func text(_ day: LocalDay, second: Int) -> String {
        text(day) + "T" + digits(second / 3600) + digits(second / 60 % 60) + digits(second % 60)
    }

    static func digits(_ number: Int, _ count: Int = 2) -> String {
        let written = String(number)
        return String(repeating: "0", count: max(0, count - written.count)) + written
    }

    private static let minutesOfDay = 1440
}

extension Int {
    /// The quotient rounded down, and the rest that is never negative.
    fileprivate func floored(by divisor: Int) -> (quotient: Int, rest: Int) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }
}
