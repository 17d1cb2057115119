/// The meetings of a week: of all own courses and groups, day by day.
struct TimetablePage: Page {
    static let template = "CourseDesign/timetable"

    struct Row: Sendable {
        let href: String
        let title: String
        let contentLanguage: String
        let group: String?
        let detail: String
        /// Whether it is cancelled or moved away.
        let isOff: Bool
    }

    struct Day: Sendable {
        let title: String
        let rows: [Row]
    }

    let frame: Frame
    /// From its first to its last day.
    let week: String
    let days: [Day]
    /// Nil where there is a meeting.
    let none: String?
    let previousHref: String
    let nextHref: String
    /// Nil in the current week.
    let currentHref: String?
    let zone: String

    /// - Parameters:
    ///   - monday: of the week.
    ///   - today: in the institution's time zone.
    init(frame: Frame, strings: Strings, own: [OwnMeetings], monday: LocalDay, today: LocalDay) {
        let words = MeetingWords(strings)
        self.frame = frame
        week = strings.formats.span(monday, monday + 6)
        days = (0..<7).compactMap { offset in Self.day(monday + offset, own, words) }
        none = days.isEmpty ? strings(own.isEmpty ? "timetable.nothing" : "timetable.free") : nil
        previousHref = TimetableRoutes.week(of: monday + -7)
        nextHref = TimetableRoutes.week(of: monday + 7)
        currentHref = monday == today.monday ? nil : TimetableRoutes.timetable
        zone = strings("home.zone", ["zone": strings.formats.zoneName])
    }

    private static func day(_ day: LocalDay, _ own: [OwnMeetings], _ words: MeetingWords) -> Day? {
        let meetings = own.enumerated().flatMap { place, own in
            own.calendar.meetings(from: day, to: day).map { (place: place, own: own, meeting: $0) }
        }.sorted {
            ($0.meeting.startsAt, $0.place, $0.meeting.plannedDay.number)
                < ($1.meeting.startsAt, $1.place, $1.meeting.plannedDay.number)
        }
        if meetings.isEmpty { return nil }
        return Day(title: words.day(day), rows: meetings.map { row($0.own, $0.meeting, words) })
    }

    private static func row(_ own: OwnMeetings, _ meeting: Meeting, _ words: MeetingWords) -> Row {
        let isOff: Bool =
            switch meeting.state {
            case .cancelled, .movedTo: true
            case .planned, .moved: false
            }
        return Row(
            href: CourseRoutes.course(own.course.id), title: own.course.title, contentLanguage: own.course.language.rawValue,
            group: own.group?.name, detail: words.detail(meeting, room: own.room), isOff: isOff)
    }
}
