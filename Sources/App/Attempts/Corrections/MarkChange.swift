/// The effect of a correction on the mark of an attempt, as shown to its student.
struct MarkChange: Sendable, Equatable {
    let question: ID<Question>
    /// Whether the correction changed the points of this one answer; otherwise it changed the key for everybody.
    let isOfOneAnswer: Bool
    let reason: String
    let changedAt: Instant
    let oldMark: Mark
    let newMark: Mark

    /// A line for the student; nil when the student did not have the question.
    func text(in snapshot: AttemptSnapshot, _ strings: Strings) -> String? {
        guard let index = snapshot.questions.firstIndex(where: { $0.id == question }) else { return nil }
        let possible = snapshot.outcome.possible
        return strings(
            isOfOneAnswer ? "results.changed-points" : "results.changed-key",
            [
                "day": strings.formats.dayAndClock(changedAt), "old": oldMark.text(possible: possible, strings),
                "new": newMark.text(possible: possible, strings), "n": strings.formats.number(index + 1), "reason": reason,
            ])
    }
}
