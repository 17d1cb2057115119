import Hummingbird

/// The address of calendars; `CalendarFeedAddress` says what stands in its last part.
enum CalendarRoutes {
    static let folder = "calendar"

    static func mount(on services: ServiceRoutes, _ calendars: CalendarController) {
        services.everybody.get("\(folder)/:name", use: calendars.show)
    }
}
