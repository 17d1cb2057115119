/// An entry in the list at home, supplied by a feature.
struct HomeItem: Sendable {
    /// The part of the list that it belongs to.
    enum Place: Sendable {
        /// Something that happened since the last visit.
        case news
        /// Something in progress, such as an attempt.
        case running
        /// Something that the person is asked to do, such as a survey.
        case asked
        /// The next step in a course.
        case next
        /// Something to do in a course that has no next step.
        case spare
        /// Something that begins or ends at a certain time.
        case coming
    }

    let place: Place
    /// The course that it belongs to; nil when there are several.
    let course: Course?
    /// When it happened, ends or opens; nil for something to do at any time.
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
    /// The progress from 0 to 1000; nil for everything but a lesson.
    var perMille: Int?
}

/// All items of a person at one moment, in order of time: news since the last visit, what can be done at present, and what is
/// coming.
struct HomeItems: Sendable {
    let news: [HomeItem]
    let now: [HomeItem]
    let coming: [HomeItem]

    /// - Parameter items: the items of all features, in the features' order.
    init(_ items: [HomeItem]) {
        func at(_ place: HomeItem.Place) -> [HomeItem] { items.filter { $0.place == place } }
        let next = at(.next)
        let spare = at(.spare).filter { item in !next.contains { $0.course?.id == item.course?.id } }
        news = Self.inOrder(at(.news))
        now = Self.inOrder(at(.running)) + at(.asked) + next + spare
        coming = Self.inOrder(at(.coming))
    }

    private static func inOrder(_ items: [HomeItem]) -> [HomeItem] {
        items.enumerated().sorted {
            ($0.element.time?.milliseconds ?? .max, $0.offset) < ($1.element.time?.milliseconds ?? .max, $1.offset)
        }.map(\.element)
    }
}
