/// Something that happened to an attempt beside its answers, ready to print.
struct AttemptEvent: Sendable {
    let time: String
    let text: String

    /// All of them, the first first.
    static func all(of watched: WatchedAttempt, _ strings: Strings) -> [AttemptEvent] {
        let (sitting, attempt) = (watched.sitting, watched.sitting.attempt)
        let possible = sitting.outcome.possible
        var moments = [(attempt.startedAt, strings("watch.begun"))]
        moments += watched.deadlineChanges.map { ($0.changedAt, text($0, strings)) }
        moments += sitting.interventions.map { ($0.madeAt, InterventionSentence.told($0, possible: possible, strings)) }
        if let submission = attempt.submission, sitting.interventions.end(at: submission.endedAt) == nil {
            moments.append((submission.endedAt, WatchedEnd.text(submission, isByTeacher: false, strings)))
        }
        moments += watched.markChanges.compactMap { change in change.text(in: sitting, strings).map { (change.changedAt, $0) } }
        return moments.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map { _, moment in
            AttemptEvent(
                time: strings.formats.shortDay(moment.0) + ", " + strings.formats.clockWithSeconds(moment.0), text: moment.1)
        }
    }

    private static func text(_ change: WatchedAttempt.DeadlineChange, _ strings: Strings) -> String {
        let values = ["old": strings.formats.dayAndClock(change.old), "new": strings.formats.dayAndClock(change.new)]
        switch change.reason {
        case .rules: return strings("watch.deadline-rules", values)
        case .clock: return strings("watch.deadline-clock", values)
        }
    }
}
