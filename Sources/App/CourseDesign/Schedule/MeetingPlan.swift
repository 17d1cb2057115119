/// When a course, or one of its groups, meets.
struct MeetingPlan: Sendable, Equatable {
    /// What a form or an import says.
    struct Fields: Sendable, Equatable {
        var firstDay: LocalDay
        /// The first day itself, where nothing repeats.
        var lastDay: LocalDay
        /// In minutes since midnight; the end is later than the start, and at most 1440.
        var startsAt: Int
        var endsAt: Int
        var repeats: MeetingRepetition
        /// One of `WrittenDesign.intervals`: days where it is daily, weeks where it is weekly; nil otherwise.
        var every: Int?
        /// From 1 (Monday) to 7; only where it is weekly.
        var weekdays: Set<Int> = []
    }

    /// In days, from the first to the last.
    static let longest = WrittenDesign.longestMeetings
    static let minutesOfDay = 1440

    let course: ID<Course>
    /// Nil for the meetings of the whole course.
    let group: ID<CourseGroup>?
    var fields: Fields
    var version: Int

    var id: ID<MeetingPlan> { Self.id(course, group) }

    /// A plan is named as its group, or as its course.
    static func id(_ course: ID<Course>, _ group: ID<CourseGroup>?) -> ID<MeetingPlan> { ID(text: group?.text ?? course.text) }
}

extension MeetingPlan.Fields {
    /// The days of meetings from one day to another, both included.
    func days(from: LocalDay, to: LocalDay) -> [LocalDay] {
        let (start, end) = (max(from, firstDay), min(to, lastDay))
        guard start <= end else { return [] }
        return (start.number...end.number).map { LocalDay(number: $0) }.filter(meets)
    }

    func meets(on day: LocalDay) -> Bool {
        guard firstDay <= day, day <= lastDay else { return false }
        switch repeats {
        case .none: return day == firstDay
        case .daily: return (day.number - firstDay.number) % (every ?? 1) == 0
        case .weekdays: return day.isoWeekday <= 5
        case .mondayWednesday: return [1, 3].contains(day.isoWeekday)
        case .mondayWednesdayFriday: return [1, 3, 5].contains(day.isoWeekday)
        case .tuesdayThursday: return [2, 4].contains(day.isoWeekday)
        case .weekly:
            // Weeks begin on Mondays, whatever day the first meeting is on.
            let weeks = (day.monday.number - firstDay.monday.number) / 7
            return weekdays.contains(day.isoWeekday) && weeks % (every ?? 1) == 0
        }
    }
}

extension LocalDay {
    /// From 1 (Monday) to 7 (Sunday).
    var isoWeekday: Int { (weekday + 6) % 7 + 1 }
}
