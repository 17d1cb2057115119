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

    /// The two typed fields as a text writes a moment. A day such as `25.11.2026` is accepted as well. Nil when both are empty.
    static func typed(_ day: String?, _ clock: String?) -> String? {
        let (day, clock) = (TypedText.line(day) ?? "", TypedText.line(clock) ?? "")
        guard !day.isEmpty || !clock.isEmpty else { return nil }
        let parts = day.split { ". /".contains($0) }.map(String.init)
        let isReversed = parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) } && parts[2].count == 4
        let written = isReversed ? [parts[2], two(parts[1]), two(parts[0])].joined(separator: "-") : day
        let time = clock.split(separator: ":").map { two(String($0)) }.prefix(2).joined(separator: ":")
        return written + " " + time
    }

    private static func two(_ digits: String) -> String { digits.count == 1 ? "0" + digits : digits }
}
