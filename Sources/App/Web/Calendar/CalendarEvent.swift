import Foundation

/// Something that a person may put in a calendar.
struct CalendarEvent: Sendable, Equatable {
    enum When: Sendable, Equatable {
        /// From its beginning to its end.
        case span(Instant, Instant)
        /// Something that ends at a moment, and takes no time.
        case moment(Instant)
        /// A day, wherever the calendar is: until then something is due.
        case day(LocalDay)
        /// Again and again at the same time of day.
        case series(CalendarSeries)
    }

    /// Stays the same for the same thing, so that a calendar replaces what was saved before.
    let id: String
    let when: When
    var title: String
    /// Lines of plain text.
    let notes: [String]
    /// The full address of its page.
    let address: String
    /// Where it is held; nil for what is on its page.
    var place: String?
    /// Grows with every change of what is said here, so that a calendar knows which of two files is the newer one.
    var revision = 0
    /// Whether it does not take place.
    var isCancelled = false
    /// When what is said here was changed last; nil where nobody has noted it.
    var changedAt: Instant?

    /// Whether somebody who has it is not free at that time.
    var takesTime: Bool {
        switch when {
        case .span, .series: true
        case .moment, .day: false
        }
    }
}

extension CalendarEvent {
    /// Something from its beginning to its end.
    init(
        id: String, start: Instant, end: Instant, title: String, notes: [String], address: String, place: String? = nil,
        revision: Int = 0
    ) {
        self.init(
            id: id, when: .span(start, end), title: title, notes: notes, address: address, place: place, revision: revision)
    }

    /// The same, which does not take place. Its title says so as well, for calendars that look at nothing else.
    func cancelled(_ strings: Strings) -> CalendarEvent {
        var event = self
        (event.title, event.isCancelled) = (Self.cancelled(title, strings), true)
        return event
    }

    static func cancelled(_ title: String, _ strings: Strings) -> String { strings("calendar.cancelled", ["title": title]) }

    /// When it is over, the last of a series.
    /// - Parameter zone: of the institution.
    func end(in zone: TimeZone) -> Instant {
        switch when {
        case .span(_, let end), .moment(let end): end
        case .day(let day): (day + 1).start(in: zone)
        case .series(let series): (series.lastDay + 1).start(in: series.zone)
        }
    }
}
