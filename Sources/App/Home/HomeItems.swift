/// All items of a person at one moment: what can be done now, what is new, where to read on, and what is coming.
struct HomeItems: Sendable {
    /// What is in progress, the first to end before all others; then what closes, in the same order; then what one is asked for.
    let urgent: [HomeItem]
    /// What can be done at any time.
    let practice: [HomeItem]
    /// The ways to all that can be done.
    let all: [HomeItem]
    /// The newest first.
    let news: [HomeItem]
    /// The ways to what is new no more.
    let older: [HomeItem]
    /// The next step in each course.
    let next: [HomeItem]
    let coming: [HomeItem]

    /// - Parameter items: the items of all features, in the features' order.
    init(_ items: [HomeItem]) {
        func at(_ place: HomeItem.Place) -> [HomeItem] { items.filter { $0.place == place } }
        urgent = Self.inOrder(at(.running)) + Self.inOrder(at(.open)) + at(.asked)
        practice = at(.practice)
        all = at(.all)
        news = Self.inOrder(at(.news), isNewestFirst: true)
        older = at(.older)
        next = at(.next)
        coming = Self.inOrder(at(.coming))
    }

    private static func inOrder(_ items: [HomeItem], isNewestFirst: Bool = false) -> [HomeItem] {
        items.enumerated().sorted { one, other in
            let (first, second) = (one.element.time?.milliseconds ?? .max, other.element.time?.milliseconds ?? .max)
            if first == second { return one.offset < other.offset }
            return isNewestFirst ? first > second : first < second
        }.map(\.element)
    }
}
