/// How often the answers of one attempt may change, counted by what would be written.
///
/// A hand ticks a few times a second at most, and rests; a script sends one save at a time, and what is typed when the fingers have rested for
/// a second and a half. The fastest that an honest hand does is an arrow key held down in a row of options: some thirty changes a second, for
/// seconds. So ten seconds of that are free (`burst`), and come back at two a second, which nobody keeps up: whoever has used all of it is taken
/// again half a second later.
struct AnswerPace: Sendable, Equatable {
    /// So many changes at once.
    static let burst = 300
    /// One change comes back in so long.
    static let interval = Milliseconds(count: 500)
    /// Lines in the log of one attempt, and pages that are remembered of it: four hours of typing with a save every second and a half are
    /// 9,600. A page of the most letters and the most changes are 40 MB.
    static let most = 10_000

    /// Moments that differ by less are requests that overtook each other; by more, the clock was set back.
    private static let overtaking = Milliseconds.minutes(1)

    /// How long it takes until all of it has come back.
    private var owed = Milliseconds(count: 0)
    private var last: Instant?

    /// Takes one change, or says how many seconds it has to wait.
    mutating func admit(at now: Instant) -> Int? {
        let passed = last.map { (now - $0).count } ?? 0
        owed = Milliseconds(count: max(0, owed.count - max(0, passed)))
        // Nobody waits for an hour that comes twice.
        if last == nil || passed >= 0 || -passed > Self.overtaking.count { last = now }
        let after = owed.count + Self.interval.count
        let over = after - Int64(Self.burst) * Self.interval.count
        guard over <= 0 else { return Int((over + 999) / 1000) }
        owed = Milliseconds(count: after)
        return nil
    }

    /// Whether nothing has to come back any more.
    func isRested(at now: Instant) -> Bool {
        guard let last else { return true }
        return now >= last + owed || now + Self.overtaking < last
    }
}
