/// The result of a test on the test's own page: the mark that counts, or when it comes.
struct TestResult: Equatable, Sendable {
    /// The mark that counts so far.
    struct Counted: Equatable, Sendable {
        let mark: MarkLine
        /// Which mark counts, after several attempts.
        let rule: String?
    }

    /// Says that no attempt is left; nil where another one is possible.
    let over: String?
    /// Nil while results may not be seen.
    let counted: Counted?
    /// When the results come; nil when they are there.
    let wait: String?
    let ended: String
    let href: String

    /// Nil while no attempt has ended.
    init?(_ entry: AssessmentStore.Entry, isOver: Bool, strings: Strings, now: Instant) {
        guard let last = entry.attempts.last(where: { !$0.isInProgress }), let submission = last.submission else { return nil }
        let (assessment, formats) = (entry.assessment, strings.formats)
        let wait = assessment.disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate)
        over = isOver ? strings("test.already-ended") : nil
        counted = wait == nil ? Self.counted(entry, strings) : nil
        self.wait = wait.map { WaitSentence.results($0, strings, now: now) }
        ended = strings("test.ended", ["time": formats.onDayAtClock(submission.endedAt), "zone": formats.zoneName])
        href = AttemptRoutes.results(of: last.id)
    }

    private static func counted(_ entry: AssessmentStore.Entry, _ strings: Strings) -> Counted? {
        let rule = entry.assessment.policy.counts
        return rule.counted(entry.attempts.compactMap(\.submission)).map { counted in
            Counted(
                mark: MarkLine(
                    counted.mark, possible: counted.possible, isFinal: entry.assessment.kind == .final, strings),
                rule: CountedSentence.text(rule, entry.attempts, strings))
        }
    }
}
