import Foundation

/// Something that takes place again and again at the same time of day, whatever the clocks of its zone show elsewhere.
struct CalendarSeries: Sendable, Equatable {
    enum Rule: Sendable, Equatable {
        case daily(every: Int)
        /// Weekdays from 1 (Monday) to 7; weeks begin on Mondays.
        case weekly(every: Int, weekdays: Set<Int>)
    }

    /// Times of day in minutes since midnight; the end is at most 1440.
    struct Hours: Sendable, Equatable {
        let startsAt: Int
        let endsAt: Int
    }

    /// One of them that is not like the others.
    struct Exception: Sendable, Equatable {
        /// The day on which the rule has it.
        let planned: LocalDay
        /// The day on which it is.
        let day: LocalDay
        let hours: Hours
        let title: String
        let notes: [String]
        let place: String?
        let isCancelled: Bool
    }

    let zone: TimeZone
    /// The first day on which it takes place by its rule.
    let first: LocalDay
    /// The last one.
    let last: LocalDay
    let hours: Hours
    let rule: Rule
    /// In the order of their planned days.
    let exceptions: [Exception]

    /// The last day on which anything of it is.
    var lastDay: LocalDay { ([last] + exceptions.map(\.day)).max() ?? last }
    /// The first one.
    var firstDay: LocalDay { ([first] + exceptions.map(\.day)).min() ?? first }
}
