/// What one feature contributes to the list at home.
protocol HomeSource: Sendable {
    /// Items with the same time are listed in this order.
    func items(for visit: HomeVisit) async throws -> [HomeItem]
}

/// A person who opens the start page, and when.
struct HomeVisit: Sendable {
    let viewer: Viewer
    /// What happened after this moment is news.
    let since: Instant
    let now: Instant

    /// On a first visit, what happened in this time is news.
    static let firstVisit = Milliseconds.days(14)

    /// - Parameter lastVisit: when the person was last here before this visit.
    init(_ viewer: Viewer, lastVisit: Instant?, at now: Instant) {
        self.viewer = viewer
        since = Self.since(lastVisit, at: now)
        self.now = now
    }

    static func since(_ lastVisit: Instant?, at now: Instant) -> Instant {
        lastVisit ?? now + Milliseconds(count: -firstVisit.count)
    }
}
