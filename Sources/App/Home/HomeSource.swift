/// What a feature has for the list at home.
protocol HomeSource: Sendable {
    /// In the order in which they stand where their times are the same.
    func items(for visit: HomeVisit) async throws -> [HomeItem]
}

/// Who comes home, and when.
struct HomeVisit: Sendable {
    let viewer: Viewer
    /// From when on something is news.
    let since: Instant
    let now: Instant

    /// What happened counts as new for so long to somebody who was never here before.
    static let firstVisit = Milliseconds.days(14)

    /// - Parameter lastVisit: the end of the visit before this one.
    init(_ viewer: Viewer, lastVisit: Instant?, at now: Instant) {
        self.viewer = viewer
        since = Self.since(lastVisit, at: now)
        self.now = now
    }

    static func since(_ lastVisit: Instant?, at now: Instant) -> Instant {
        lastVisit ?? now + Milliseconds(count: -firstVisit.count)
    }
}
