/// The minutes that teachers gave an attempt in progress, as far as they can be taken back: what nobody has used.
struct GivenTime: Sendable, Equatable {
    let given: Milliseconds
    let deadline: Instant
    /// When the last answer arrived; nil while there is none.
    let savedAt: Instant?

    /// Whether time can be taken back: it was given, the deadline stays in the future, and no answer arrived in the time itself (it
    /// may have, where the clock was set back).
    func covers(_ time: Milliseconds, at now: Instant) -> Bool {
        let end = deadline + Milliseconds(count: -time.count)
        return time <= given && end > now && (savedAt.map { $0 <= end } ?? true)
    }

    /// The most whole minutes that can be taken back.
    func minutes(at now: Instant) -> Int {
        let latest = max(savedAt ?? now, now + Milliseconds(count: 1))
        return max(0, Int(min(given, deadline - latest).count / 60_000))
    }
}
