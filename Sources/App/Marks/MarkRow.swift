/// One test in the list of marks: its mark, or why there is none yet, and when it was taken.
struct MarkRow: Sendable {
    let title: String
    let state: String
    /// Nil while there is none, or while it may not be seen.
    let mark: String?
    /// The results, or the attempt in progress; nil for a test that was not taken.
    let href: String?

    init(_ entry: AssessmentStore.Entry, strings: Strings, now: Instant) {
        let (assessment, state) = (entry.assessment, TestState(entry, at: now))
        let submissions = entry.attempts.compactMap(\.submission)
        let wait = assessment.disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate)
        let row = TestRow(entry, state: state, strings: strings, now: now)
        title = assessment.title
        mark =
            wait == nil
            ? assessment.policy.counts.counted(submissions).map { $0.mark.text(possible: $0.possible, strings) } : nil
        href = (entry.attempts.last { !$0.isInProgress } ?? entry.attempts.last).map { AttemptRoutes.results(of: $0.id) }
        if let last = submissions.last {
            let ended = strings("marks.ended", ["time": strings.formats.onDayAtClock(last.endedAt)])
            let more = state.isOpen && entry.attempts.last?.isInProgress == true ? row.state : nil
            self.state = [ended, wait.map { Self.why($0, strings, now) }, more].compactMap(\.self).joined(separator: " · ")
        } else if entry.attempts.isEmpty {
            let word = state == .closed ? strings("marks.missed") : strings("marks.not-taken")
            self.state = word + " · " + row.state
        } else {
            self.state = row.state
        }
    }

    private static func why(_ wait: Wait, _ strings: Strings, _ now: Instant) -> String {
        switch wait {
        case .everyone, .grace, .lastAttempt: strings("tests.results-everyone")
        case .date(let moment): strings("tests.results-date", ["when": NearTime.text(moment, now: now, strings)])
        case .survey: strings("tests.results-survey")
        }
    }
}
