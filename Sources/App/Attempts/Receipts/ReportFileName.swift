import Foundation

/// The name of a report's file: the test and the day, in letters that every system accepts.
enum ReportFileName {
    /// The most characters of the title in the name.
    private static let longest = 60

    /// `test-final-2026-11-21.txt`
    static func text(_ title: String, _ endedAt: Instant, in zone: TimeZone, ending: String) -> String {
        let folded = title.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacingOccurrences(of: "đ", with: "d")
        let words = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-").prefix(longest)
        let name = words.isEmpty ? "test" : String(words)
        return name + "-" + day(endedAt, in: zone) + "." + ending
    }

    private static func day(_ instant: Instant, in zone: TimeZone) -> String {
        instant.date.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
    }
}
