/// Something that matters to somebody, as a feature gives it.
struct HomeItem: Sendable {
    /// Where it stands in the list.
    enum Place: Sendable {
        /// What happened since the last visit.
        case news
        /// What somebody is in the middle of.
        case running
        /// What somebody is asked for.
        case asked
        /// The next step in a course.
        case next
        /// What can be done in a course that has no next step.
        case spare
        /// What begins, or ends, at its time.
        case coming
    }

    let place: Place
    /// In which its content is; nil for what is about several.
    let course: Course?
    /// When it happened, or when it ends or opens; nil for what is to be done now and has no end.
    let time: Instant?
    let matter: any HomeMatter
}

/// What an item is about.
protocol HomeMatter: Sendable {
    /// How it reads in the list, in a page of this moment.
    func row(_ strings: Strings, now: Instant) -> HomeRow
}

/// One thing in the list at home: what it is, how it stands, where it leads.
struct HomeRow: Sendable {
    let title: String
    let contentLanguage: String
    /// What kind of thing, and of which course.
    let kind: String
    /// Nil for what is about several.
    let course: String?
    let state: String
    /// Nil where it cannot be opened yet.
    let href: String?
    /// How far one is, from 0 to 1000; nil for what is no lesson.
    var perMille: Int?
}

/// All that matters to somebody at one moment, in order of time: what happened since the last visit, what is to be done now, what comes.
struct HomeItems: Sendable {
    let news: [HomeItem]
    let now: [HomeItem]
    let coming: [HomeItem]

    /// - Parameter items: of all features, in their order.
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
