import Foundation

/// A moment as a test's text and the form fields write it: a day and a time in the institution's time zone.
enum ZonedTime {
    /// `2026-11-25` and `09:00`.
    static func text(_ instant: Instant, _ zone: TimeZone) -> (day: String, clock: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant.date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
        return (day, digits(parts.hour, 2) + ":" + digits(parts.minute, 2))
    }

    /// The two typed fields as a text writes a moment. A `WrittenDate` is accepted as well. Nil when both are empty.
    static func typed(_ day: String?, _ clock: String?) -> String? {
        let (day, clock) = (TypedText.line(day) ?? "", TypedText.line(clock) ?? "")
        guard !day.isEmpty || !clock.isEmpty else { return nil }
        // Some browsers send seconds as well.
        let minutes = clock.wholeMatch(of: #/([0-9]{1,2}:[0-9]{2}):[0-9.]+/#).map { String($0.1) } ?? clock
        let typed = minutes.isEmpty ? day : day + " " + minutes
        if case .moment(let written) = WrittenDate(typed) { return written }
        return typed
    }
}
