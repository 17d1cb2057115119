import Foundation

/// What follows from what a calendar was told before for what it is told now: each event bears the number of its changes, and
/// when the last one was. What features store has no such number for everything, and a change that nobody was told is none.
enum CalendarMemory {
    /// How long after its end an event is remembered.
    static let kept = Milliseconds.days(90)

    struct Told: Sendable, Equatable {
        /// By id, each once.
        let events: [CalendarEvent]
        /// What is to be remembered from now on.
        let changed: [CalendarEntry]
    }

    /// - Parameters:
    ///   - events: in any order; of two with one id the first counts.
    ///   - entries: what the calendar was told before. What is not told any more changes nothing in them.
    ///   - zone: of the institution.
    static func tell(
        _ events: [CalendarEvent], after entries: [CalendarEntry], at now: Instant, in zone: TimeZone
    ) -> Told {
        let known = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let single = Dictionary(events.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let told = single.values.sorted { $0.id < $1.id }.map { event in
            (event: event, entry: entry(of: event, after: known[event.id], at: now, in: zone))
        }
        return Told(
            events: told.map { event, entry in
                var event = event
                (event.revision, event.changedAt) = (entry.revision, entry.changedAt)
                return event
            },
            changed: told.map(\.entry).filter { known[$0.id] != $0 })
    }

    private static func entry(
        of event: CalendarEvent, after known: CalendarEntry?, at now: Instant, in zone: TimeZone
    ) -> CalendarEntry {
        let digest = ContentDigest(CalendarText.content(of: event)).base64URL(bytes: 16)
        if let known, known.digest == digest { return known }
        return CalendarEntry(
            id: event.id, digest: digest, revision: max(event.revision, known.map { $0.revision + 1 } ?? 0), changedAt: now,
            keptUntil: event.end(in: zone) + kept)
    }
}
