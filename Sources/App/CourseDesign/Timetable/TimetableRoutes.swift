import Hummingbird

/// The address of a week of meetings.
enum TimetableRoutes {
    static let timetable = "/timetable"

    static func week(of day: LocalDay) -> String { timetable + AddressQuery.text([("week", day.monday.iso)]) }

    static func mount(on routes: SiteRoutes, timetable: TimetableController) {
        routes.signedIn.get("timetable", use: timetable.show)
    }
}
