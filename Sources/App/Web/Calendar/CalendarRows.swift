import Database
import Foundation

/// What one feature has for somebody's calendar: what is coming, and what goes on.
protocol CalendarRows: Sendable {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent]
}

/// Somebody's calendar that is read, and when.
struct CalendarVisit: Sendable {
    let viewer: Viewer
    let now: Instant
    /// Of the site, as browsers write it.
    let origin: String
    /// In the language of the person.
    let strings: Strings

    /// Today in the institution's time zone.
    var today: LocalDay { strings.formats.localDay(now) }
    var zone: TimeZone { strings.formats.zone }
}
