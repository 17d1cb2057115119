/// The days of a semester. Week 1 is the calendar week, from Monday on, in which the first day lies, and every week after it is a
/// teaching week until there are as many as the semester has; exams follow until the last day. Holidays are not known.
struct SemesterDays: Sendable, Equatable {
    let first: LocalDay
    /// The number of teaching weeks.
    let weeks: Int
    /// The last day, exams included.
    let last: LocalDay

    /// What may be said of a day.
    enum Place: Sendable, Equatable {
        case planned
        /// A teaching week, from 1.
        case week(Int)
        /// After the teaching weeks.
        case exams
        case past
    }

    /// Why days cannot be those of a semester.
    enum Fault: Sendable, Equatable {
        /// The number of weeks is not one of `possibleWeeks`.
        case weeks
        /// The last day is not after the first.
        case order
        /// It is longer than `longest` days: most likely a wrong year.
        case long
        /// The last teaching week would begin on a day after the last one.
        case overrun(LocalDay)
    }

    static let usualWeeks = 15
    static let possibleWeeks = 1...30
    /// In days.
    static let longest = 366

    init?(first: LocalDay, weeks: Int, last: LocalDay) {
        guard Self.fault(first: first, weeks: weeks, last: last) == nil else { return nil }
        (self.first, self.weeks, self.last) = (first, weeks, last)
    }

    /// What is wrong first; nil for days that a semester may have.
    static func fault(first: LocalDay, weeks: Int, last: LocalDay) -> Fault? {
        if !possibleWeeks.contains(weeks) { return .weeks }
        if last <= first { return .order }
        if last.number - first.number > longest { return .long }
        let start = first.monday + 7 * (weeks - 1)
        return start > last ? .overrun(start) : nil
    }

    /// What may be said of a day.
    func place(of day: LocalDay) -> Place {
        if day < first { return .planned }
        if day > last { return .past }
        let week = (day.monday.number - first.monday.number) / 7 + 1
        return week <= weeks ? .week(week) : .exams
    }

    /// The teaching week of a day, from 1; nil on a day that lies in none.
    func week(at day: LocalDay) -> Int? {
        if case .week(let week) = place(of: day) { week } else { nil }
    }

    /// The days of a teaching week, from Monday to Sunday, without those before the first and after the last day; nil for a week
    /// that the semester does not have.
    func days(ofWeek week: Int) -> ClosedRange<LocalDay>? {
        guard (1...weeks).contains(week) else { return nil }
        let monday = first.monday + 7 * (week - 1)
        return max(monday, first)...min(monday + 6, last)
    }
}
