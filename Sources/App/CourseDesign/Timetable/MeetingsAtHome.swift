import Database
import Foundation

/// Meetings in the list at home: those of today and tomorrow, what was changed lately, and the way to the week.
struct MeetingsAtHome: HomeSource {
    /// The institution's time zone, which an administrator may change.
    let zone: @Sendable () -> TimeZone

    /// So many of one day and the next are listed; the week has all.
    private static let most = 8

    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let own = try OwnMeetings.all(of: visit.viewer.id, tx)
        if own.isEmpty { return [] }
        let zone = zone()
        let coming = own.flatMap { Self.coming($0, visit.now, zone) }.sorted {
            ($0.time, $0.matter.own.calendar.plan.id.text) < ($1.time, $1.matter.own.calendar.plan.id.text)
        }
        let week = HomeItem(place: .all, time: nil, matter: TimetableAtHome())
        return [week] + coming.prefix(Self.most).map { HomeItem(place: .coming, time: $0.time, matter: $0.matter) }
            + own.flatMap { Self.news($0, visit, zone) }
    }

    /// Those that are not over; one that was moved away is named where it was moved to.
    private static func coming(
        _ own: OwnMeetings, _ now: Instant, _ zone: TimeZone
    ) -> [(time: Instant, matter: MeetingAtHome)] {
        let today = LocalDay(now, in: zone)
        return own.calendar.meetings(from: today, to: today + 1).compactMap { meeting in
            if case .movedTo = meeting.state { return nil }
            guard meeting.day.moment(minutes: meeting.endsAt, in: zone) > now else { return nil }
            return (
                meeting.day.moment(minutes: meeting.startsAt, in: zone), MeetingAtHome(own: own, what: .meeting(meeting))
            )
        }
    }

    /// What others changed in the last two weeks, of meetings that are not over.
    private static func news(_ own: OwnMeetings, _ visit: HomeVisit, _ zone: TimeZone) -> [HomeItem] {
        let today = LocalDay(visit.now, in: zone)
        return own.calendar.changes.filter { change in
            change.madeAt > visit.since && change.maker != visit.viewer.id
                && max(change.day, change.content.target?.day ?? change.day) >= today
        }.map { change in
            HomeItem(place: .news, time: change.madeAt, matter: MeetingAtHome(own: own, what: .change(change)))
        }
    }
}

/// One row about a meeting; it leads to its week.
struct MeetingAtHome: HomeMatter {
    enum What: Sendable {
        case meeting(Meeting)
        case change(MeetingChange)
    }

    let own: OwnMeetings
    let what: What

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let words = MeetingWords(strings)
        let (state, day): (String, LocalDay) =
            switch what {
            case .meeting(let meeting): (words.detail(meeting, room: own.room), meeting.day)
            case .change(let change):
                (words.news(change, of: own.calendar.plan.fields), change.content.target?.day ?? change.day)
            }
        return HomeRow(
            title: own.course.title, contentLanguage: own.course.language.rawValue, kind: strings("timetable.meeting"),
            course: own.group?.name, state: state, href: TimetableRoutes.week(of: day))
    }
}

/// The way to the week.
struct TimetableAtHome: HomeMatter {
    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: strings("timetable.title"), contentLanguage: strings.language.rawValue, kind: "", course: nil, state: "",
            href: TimetableRoutes.timetable)
    }
}
