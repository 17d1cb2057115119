/// Slows down the guessing of access codes. Wrong codes are counted by person and test; the wait grows up to a minute and nobody
/// is locked out.
actor AccessCodeThrottle {
    private let time: @Sendable () -> Milliseconds
    private var counts = FailureCounts(.init(free: 5, forgottenPerSecond: 1.0 / 60, longestWait: 60))

    /// - Parameter time: the server's steady clock. The time when a request was sent is not used, because many can be held back
    ///   and sent at once.
    init(time: @escaping @Sendable () -> Milliseconds) {
        self.time = time
    }

    /// Admits a try and counts it as wrong at once; `recordSuccess` removes it again. Gives 0, or the seconds to wait when it is
    /// not admitted.
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
