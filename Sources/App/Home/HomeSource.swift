import Database

/// What one feature contributes to the list at home.
protocol HomeSource: Sendable {
    /// Items with the same time are listed in this order.
    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem]
}

/// A person who opens the start page, and when.
struct HomeVisit: Sendable {
    let viewer: Viewer
    let now: Instant

    /// What happened in this time is news, however often the person was here.
    static let newFor = Milliseconds.days(14)

    init(_ viewer: Viewer, at now: Instant) {
        (self.viewer, self.now) = (viewer, now)
    }

    /// What happened after this moment is news.
    var since: Instant { Self.since(now) }

    static func since(_ now: Instant) -> Instant { now + Milliseconds(count: -newFor.count) }
}
