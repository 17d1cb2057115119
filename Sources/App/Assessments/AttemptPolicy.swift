/// How many attempts a test allows, whether it has an access code, which attempt counts, when answers are checked, and whether
/// programs may take it.
struct AttemptPolicy: Sendable, Equatable {
    /// The most attempts; nil for no limit.
    let allowed: Int?
    let counts: CountingRule
    /// Between the end of an attempt and the start of the next.
    let pause: Milliseconds
    let code: AccessCode?
    /// Whether a quiz checks each answer at once.
    let check: AnswerCheck
    /// Whether programs may take it; nil where the text does not say.
    var programs: Bool?

    /// Whether a student can begin without a start page: there is no code, no pause and no limit on the number of attempts.
    var startsAtOnce: Bool { allowed == nil && pause.count == 0 && code == nil }

    /// How many attempts are left; nil for no limit.
    func left(after begun: Int) -> Int? {
        allowed.map { max(0, $0 - begun) }
    }
}
