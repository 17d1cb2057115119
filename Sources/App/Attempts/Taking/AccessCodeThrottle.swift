/// Slows down guessing of access codes: counted per person and test, longer each time up to a minute, never for good.
actor AccessCodeThrottle {
    private let time: @Sendable () -> Milliseconds
    private var counts = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))

    /// - Parameter time: the server's steady clock. When a try was sent says nothing: many can be held back and let go at once.
    init(time: @escaping @Sendable () -> Milliseconds) {
        self.time = time
    }

    /// Lets a try through and counts it as wrong at once; `recordSuccess` takes it back. Gives the seconds to wait when it may
    /// not go through yet.
    func admit(_ person: ID<Person>, _ test: ID<Assessment>) -> Int {
        let (key, now) = (key(person, test), time())
        let wait = counts.wait(key, at: now)
        if wait == 0 { counts.count(key, at: now) }
        return Int(wait.rounded(.up))
    }

    func recordSuccess(_ person: ID<Person>, _ test: ID<Assessment>) {
        counts.forget(key(person, test))
    }

    private func key(_ person: ID<Person>, _ test: ID<Assessment>) -> String { "\(person) \(test)" }
}
