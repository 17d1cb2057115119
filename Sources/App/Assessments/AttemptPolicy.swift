/// How often a test may be taken, what one must know to begin, and which attempt counts.
struct AttemptPolicy: Sendable, Equatable {
    /// Nil for as often as one likes.
    let allowed: Int?
    let counts: CountingRule
    /// Between the end of an attempt and the start of the next.
    let pause: Milliseconds
    let code: AccessCode?

    /// Whether there is nothing to know or to type before an attempt begins.
    var startsAtOnce: Bool { allowed == nil && pause.count == 0 && code == nil }

    /// How many attempts are left; nil for as many as one likes.
    func left(after begun: Int) -> Int? {
        allowed.map { max(0, $0 - begun) }
    }
}
