import Foundation

/// A day in `semesters.csv`: one of the calendar, or one relative to the import.
enum SemesterDay: Sendable, Equatable {
    case absolute(LocalDay)
    case relative(LocalDay)

    /// Which day of a week a relative one is.
    enum End {
        case monday
        case sunday
    }

    var day: LocalDay {
        switch self {
        case .absolute(let day), .relative(let day): day
        }
    }

    /// Reads `2026-10-05` and `-13w`, a day of the week so many weeks before or after that of the import; nil for any other text. A
    /// `WrittenDay` with one meaning is read as well.
    init?(_ text: String, _ end: End, today: LocalDay) {
        if let match = text.wholeMatch(of: #/([+-])([0-9]{1,2})w/#), let weeks = Int(match.2) {
            self = .relative(today.monday + (match.1 == "-" ? -7 : 7) * weeks + (end == .sunday ? 6 : 0))
        } else if case .day(let day) = WrittenDay(text) {
            self = .absolute(day)
        } else {
            return nil
        }
    }
}
