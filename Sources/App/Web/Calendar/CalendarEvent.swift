/// Something that a person may put in a calendar, from its beginning to its end.
struct CalendarEvent: Sendable, Equatable {
    /// Stays the same for the same thing, so that a calendar replaces what was saved before.
    let id: String
    let start: Instant
    let end: Instant
    let title: String
    /// Lines of plain text.
    let notes: [String]
    /// The full address of its page.
    let address: String
    /// Where it is held; nil for what is on its page.
    var place: String?
    /// Grows with every change of what is said here, so that a calendar knows which of two files is the newer one.
    var revision = 0
}
