/// One student, or one attempt of a student, in the list of a test.
struct MonitoredRow: Sendable {
    /// Nil for a student without an attempt.
    let href: String?
    let name: String
    /// The user name, the index number, and the number of the attempt.
    let detail: String
    let state: String
    /// Time left, or when and how it ended.
    let note: String?

    init(_ entry: MonitoredEntry, assessment: Assessment, _ strings: Strings, now: Instant) {
        let (student, attempt) = (entry.student, entry.attempt)
        href = attempt.map { MonitoringRoutes.attempt($0.id) }
        name = student.surname + " " + student.name
        let ordinal = attempt.flatMap { attempt in
            attempt.ordinal == 1 && assessment.policy.allowed == 1
                ? nil : strings("watch.ordinal", ["n": strings.formats.number(attempt.ordinal)])
        }
        detail = [student.userName, student.indexNumber, ordinal].compactMap { $0 }.joined(separator: " · ")
        switch (entry.state(at: now), attempt) {
        case (.notStarted, _), (_, nil): (state, note) = (strings("watch.none"), nil)
        case (.running, let attempt?):
            (state, note) = (Self.running(entry, strings), Self.left(attempt, entry, strings, now: now))
        case (.ended, let attempt?): (state, note) = Self.ended(attempt, entry, strings)
        }
    }

    /// The name of a state; nil means all states.
    static func name(_ state: MonitoredEntry.State?, _ strings: Strings) -> String {
        switch state {
        case nil: strings("watch.all")
        case .notStarted: strings("watch.none")
        case .running: strings("watch.running")
        case .ended: strings("watch.ended")
        }
    }

    private static func running(_ entry: MonitoredEntry, _ strings: Strings) -> String {
        let formats = strings.formats
        let answered = strings(
            "watch.answered",
            ["answered": formats.number(entry.progress?.answered ?? 0), "total": formats.number(entry.questions)])
        let saved = entry.progress.map { strings("watch.saved", ["time": formats.clockWithSeconds($0.savedAt)]) }
        return [strings("watch.running"), answered, saved].compactMap { $0 }.joined(separator: " · ")
    }

    private static func left(_ attempt: Attempt, _ entry: MonitoredEntry, _ strings: Strings, now: Instant) -> String? {
        guard let deadline = attempt.deadline else { return nil }
        let formats = strings.formats
        if deadline < now { return strings("watch.time-up", ["time": formats.atNear(deadline, now: now)]) }
        let time = ["time": formats.near(deadline, now: now)]
        let left = strings("watch.left", n: (deadline - now).minutesRoundedUp, time)
        let added = entry.added.count == 0 ? nil : strings("watch.added", n: entry.added.minutesRoundedUp)
        return [left, added].compactMap { $0 }.joined(separator: " · ")
    }

    private static func ended(_ attempt: Attempt, _ entry: MonitoredEntry, _ strings: Strings) -> (String, String?) {
        guard let submission = attempt.submission else { return (strings("watch.being-ended"), nil) }
        let formats = strings.formats
        let outcome = submission.outcome
        let mark = strings("watch.mark", ["mark": submission.mark.text(possible: outcome.possible, strings)])
        let points = MarkScheme.points(outcome.earned, of: outcome.possible, strings)
        let minutes = strings("watch.took", n: (submission.endedAt - attempt.startedAt).minutesRoundedUp)
        let end = MonitoredEnd.text(submission, isByTeacher: entry.isEndedByTeacher, strings)
        // A mark in points already states the points.
        let marks = submission.mark.scheme == .points ? [mark] : [mark, points]
        return (marks.joined(separator: " · "), [end, formats.dayAndClock(submission.endedAt), minutes].joined(separator: " · "))
    }
}

/// Says in a word or two how an attempt ended.
enum MonitoredEnd {
    static func text(_ submission: Submission, isByTeacher: Bool, _ strings: Strings) -> String {
        switch submission.reason {
        case .submitted: isByTeacher ? strings("watch.end-teacher") : strings("watch.end-submitted")
        case .expired: strings("watch.end-expired")
        }
    }
}
