import Foundation

/// A day as people write it in the three languages: `2026-10-05`, `5.10.2026`, `5. oktobar 2026.`, `October 5, 2026`.
enum WrittenDay: Sendable, Equatable {
    case day(LocalDay)
    /// Where it cannot be known which number is the day, as in `5/10/2026`: with the day first, and with the month first.
    case ambiguous(LocalDay, LocalDay)

    /// Nil for any other text, and for days that do not exist.
    init?(_ text: String) {
        switch WrittenDate(text + " 00:00") {
        case .moment(let written):
            guard let day = Self.day(written) else { return nil }
            self = .day(day)
        case .ambiguous(let dayFirst, let monthFirst):
            guard let one = Self.day(dayFirst), let other = Self.day(monthFirst) else { return nil }
            self = .ambiguous(one, other)
        case nil: return nil
        }
    }

    /// The day of `2026-10-05 00:00`.
    private static func day(_ moment: String) -> LocalDay? {
        let parts = moment.prefix { $0 != " " }.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts.first ?? nil, let month = parts.at(1) ?? nil, let day = parts.at(2) ?? nil else {
            return nil
        }
        return LocalDay(year: year, month: month, day: day)
    }
}
