import Database

/// Reads somebody's calendar: all that features have for it.
struct CalendarStore: Sendable {
    let database: Database
    let rows: [any CalendarRows]

    func told(_ visit: CalendarVisit, by feed: ID<CalendarFeed>) async throws -> CalendarMemory.Told {
        try await database.read { tx in
            let events = try rows.flatMap { try $0.events(for: visit, tx) }
            return try CalendarMemory.tell(
                events, after: CalendarEntryStore.entries(of: feed, tx), at: visit.now, in: visit.zone)
        }
    }
}
