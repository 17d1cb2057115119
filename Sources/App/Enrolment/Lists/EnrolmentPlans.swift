/// What enrolling a list comes to, without and with what was said about the lines that ask.
struct EnrolmentPlans: Sendable {
    let base: EnrolmentPlan
    let plan: EnrolmentPlan
    /// What was said, and counts.
    let choices: [Int: EnrolmentChoice]

    /// - Parameter isShown: whether a result is the one that was shown before anything was said about it. In another one a number
    ///   may be somebody else's line: then only the answers count that name the account which they are about.
    init(
        _ lines: [EnrolmentLine], _ directory: EnrolmentPlan.Directory, pattern: UserNamePattern = .usual,
        choices: [Int: EnrolmentChoice] = [:], when isShown: (EnrolmentPlan) -> Bool = { _ in true }
    ) {
        base = EnrolmentPlan(lines, directory, pattern: pattern)
        self.choices = isShown(base) ? choices : choices.filter { if case .account = $0.value { true } else { false } }
        plan =
            self.choices.isEmpty
            ? base
            : EnrolmentPlan(lines, directory, pattern: pattern, choices: self.choices, reserved: base.given)
    }

    /// The choices about these lines, no more than there can be questions.
    static func choices(_ choices: [Int: EnrolmentChoice], for lines: [EnrolmentLine]) -> [Int: EnrolmentChoice] {
        let numbers = Set(lines.map(\.number))
        let kept = choices.filter { numbers.contains($0.key) }.sorted { $0.key < $1.key }.prefix(EnrolmentPlan.mostAsked)
        return Dictionary(kept.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
