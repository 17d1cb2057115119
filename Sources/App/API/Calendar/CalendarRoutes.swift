import Hummingbird

/// The address of calendars; `CalendarFeedAddress` says what stands in its last part.
enum CalendarRoutes {
    static func mount(on services: ServiceRoutes, _ calendars: CalendarController) {
        services.everybody.get("calendar/:name", use: calendars.show)
    }
}
