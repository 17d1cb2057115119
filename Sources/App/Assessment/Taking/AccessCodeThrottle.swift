/// Slows down guessing of access codes: counted per person and test, longer each time up to a minute, never for good.
actor AccessCodeThrottle {
    private static let limit = FailureCounts.Limit(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60)

    private var counts = FailureCounts()

    /// Lets a try through and counts it as wrong at once; `recordSuccess` takes it back. Gives the seconds to wait when it may
    /// not go through yet.
    func admit(_ person: ID<Person>, _ test: ID<Assessment>, at now: Instant) -> Int {
        let key = key(person, test)
        let wait = counts.wait(key, Self.limit, now)
        if wait == 0 { counts.count(key, Self.limit, now) }
        return Int(wait.rounded(.up))
    }

    func recordSuccess(_ person: ID<Person>, _ test: ID<Assessment>) {
        counts.forget(key(person, test))
    }

    private func key(_ person: ID<Person>, _ test: ID<Assessment>) -> String { "\(person) \(test)" }
}
