import Database

/// The calendar of a person.
struct PersonalCalendarRows: PersonalDataRows {
    static let heading = "my-data.calendar"
    static let place = 94
    static let isRare = true
    static let tables: Set = ["calendar_feed"]
    static let leftOut = [PersonalSecret(name: "calendarSecretDigests", place: 57)]

    static func values(of items: [PersonalCalendar]) -> [String: any Encodable & Sendable] {
        ["calendars": items.map(PersonalCalendarResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalCalendar] {
        try CalendarFeedRows.feeds(tx, where: "person_id = \(person)").map(PersonalCalendar.init)
    }
}
