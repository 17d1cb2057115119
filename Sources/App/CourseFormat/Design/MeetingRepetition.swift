import Database

/// On which days the meetings of a course are, between its first and its last day.
enum MeetingRepetition: String, CaseIterable, Sendable, DatabaseValue {
    /// On the first day alone.
    case none
    case daily, weekdays
    case mondayWednesday = "monday-wednesday"
    case mondayWednesdayFriday = "monday-wednesday-friday"
    case tuesdayThursday = "tuesday-thursday"
    case weekly

    var key: String {
        switch self {
        case .none: "design.repeats-none"
        case .daily: "design.repeats-daily"
        case .weekdays: "design.repeats-weekdays"
        case .mondayWednesday: "design.repeats-monday-wednesday"
        case .mondayWednesdayFriday: "design.repeats-monday-wednesday-friday"
        case .tuesdayThursday: "design.repeats-tuesday-thursday"
        case .weekly: "design.repeats-weekly"
        }
    }

    /// Whether "repeats every" counts: days where it is daily, weeks where it is weekly.
    var hasInterval: Bool { self == .daily || self == .weekly }

    /// Whether "repeats on" counts.
    var hasWeekdays: Bool { self == .weekly }
}
