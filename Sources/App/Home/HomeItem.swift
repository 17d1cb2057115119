/// An entry in the list at home, supplied by a feature.
struct HomeItem: Sendable {
    /// The part of the list that it belongs to.
    enum Place: Sendable {
        /// Something in progress, such as an attempt.
        case running
        /// Something that can be done until a certain time, such as a final test.
        case open
        /// Something that the person is asked to do, such as a survey.
        case asked
        /// Something that can be done at any time, such as a practice quiz.
        case practice
        /// The way to all that can be done, or could be.
        case all
        /// Something that happened in the last two weeks.
        case news
        /// The way to what is new no more.
        case older
        /// The next step in a course.
        case next
        /// Something that begins at a certain time.
        case coming
    }

    let place: Place
    /// When it happened, ends or begins; nil for something to do at any time.
    let time: Instant?
    let matter: any HomeMatter
}

/// The subject of an item.
protocol HomeMatter: Sendable {
    /// The row for the list, at this moment.
    func row(_ strings: Strings, now: Instant) -> HomeRow
}

/// One row of the list at home: what it is, its state, and where it leads.
struct HomeRow: Sendable {
    let title: String
    let contentLanguage: String
    /// The kind of thing, and its course.
    let kind: String
    /// Nil when it belongs to several courses.
    let course: String?
    let state: String
    /// Nil where it cannot be opened yet.
    let href: String?
    /// What pressing the row leads to, for something that can be done now; nil for everything else.
    var action: String?
    /// The progress from 0 to 1000; nil for everything but a lesson.
    var perMille: Int?
}
