import Hummingbird

/// A calendar that programs read again and again, under an address that only its secret opens.
struct CalendarController: Sendable {
    let site: Site
    let feeds: CalendarFeedStore
    let entries: CalendarEntryStore
    let calendars: CalendarStore
    let people: ProgramPeople
    let rates: RequestRates

    @Sendable func show(_ request: Request, context: ServiceContext) async throws -> Response {
        let found = try find(context)
        let rest = rates.count(found.viewer, as: .calendar)
        if let wait = rest.wait { throw ServiceRefusal(.tooMany, seconds: wait) }
        let (now, institution) = (context.arrivedAt, site.institution)
        let visit = CalendarVisit(
            viewer: found.viewer, now: now, origin: site.origin(of: request),
            strings: site.strings(found.viewer.language ?? institution.language))
        let told = try await calendars.told(visit, by: found.feed.id)
        if !told.changed.isEmpty || found.feed.needsTouch(at: now) {
            try await entries.note(told.changed, of: found.feed.id, at: now)
        }
        let text = CalendarText.text(of: told.events, at: now, named: institution.name)
        var response = JSONAnswer.marked(Array(text.utf8), [.contentType: CalendarText.type], to: request)
        rest.write(to: &response.headers)
        return response
    }

    /// - Throws: `Problem.notFound` for a secret that opens nothing; `ServiceRefusal` where it could be read on its way.
    private func find(_ context: ServiceContext) throws -> CalendarFeedStore.Found {
        try people.requireSafe(context.visitor)
        guard let secret = CalendarFeedAddress.secret(in: try context.parameters.require("name")),
            let found = try feeds.find(digest: secret.digest)
        else { throw Problem.notFound }
        return found
    }
}

extension CalendarController {
    /// - Parameter entrance: the entrance that requests come through.
    init(_ shared: Shared, _ features: [any Feature], _ entrance: EntranceMiddleware) {
        let database = shared.database
        self.init(
            site: shared.site, feeds: CalendarFeedStore(database: database), entries: CalendarEntryStore(database: database),
            calendars: CalendarStore(database: database, rows: features.flatMap { $0.calendarRows }), people: entrance.people,
            rates: entrance.rates)
    }
}
