/// Something that happened to an attempt besides answers, formatted for a page.
struct AttemptEvent: Sendable {
    let time: String
    let text: String

    /// All events, the oldest first.
    static func all(of monitored: MonitoredAttempt, _ strings: Strings) -> [AttemptEvent] {
        moments(of: monitored, strings).map { moment in
            AttemptEvent(
                time: strings.formats.shortDay(moment.at) + ", " + strings.formats.clockWithSeconds(moment.at), text: moment.text)
        }
    }

    /// The same with their times.
    static func moments(of monitored: MonitoredAttempt, _ strings: Strings) -> [(at: Instant, text: String)] {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let possible = snapshot.outcome.possible
        var moments = [(attempt.startedAt, strings("watch.begun"))]
        moments += monitored.deadlineChanges.map { ($0.changedAt, text($0, strings)) }
        moments += snapshot.interventions.map { ($0.madeAt, InterventionSentence.told($0, possible: possible, strings)) }
        moments += snapshot.annulments.map { ($0.madeAt, AnnulmentSentence.told($0, strings)) }
        if let submission = attempt.submission, snapshot.interventions.end(at: submission.endedAt) == nil {
            moments.append((submission.endedAt, MonitoredEnd.text(submission, isByTeacher: false, strings)))
        }
        moments += monitored.markChanges.compactMap { change in change.text(in: snapshot, strings).map { (change.changedAt, $0) }
        }
        return moments.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map { _, moment in
            (at: moment.0, text: moment.1)
        }
    }

    private static func text(_ change: MonitoredAttempt.DeadlineChange, _ strings: Strings) -> String {
        let values = ["old": strings.formats.dayAndClock(change.old), "new": strings.formats.dayAndClock(change.new)]
        switch change.reason {
        case .rules: return strings("watch.deadline-rules", values)
        case .clock: return strings("watch.deadline-clock", values)
        }
    }
}
