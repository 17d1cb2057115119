/// One student, or one attempt of a student, as a row in the table of a test.
struct MonitoredRow: Sendable {
    /// The minutes of an attempt.
    struct Minutes: Sendable {
        /// Those that are left, or that it took.
        let text: String
        /// Those that teachers gave.
        let added: String?
        /// Gives or takes minutes; nil where there is no time limit, and after the end.
        let href: String?
    }

    /// The attempt; for a student without one all that the student has in the course.
    let href: String
    /// Everything that a student with an attempt has in the course; nil for others.
    let studentHref: String?
    let name: String
    /// The user name, the number of the attempt, and that the student has left the course.
    let detail: String
    let number: String?
    /// The name of the state's form and colour.
    let form: String
    /// The state in words; for an ended attempt, how it ended.
    let state: String
    /// When the last answer was saved; the other dates of a student who has not begun; why, by whom and when an attempt was annulled.
    let note: String?
    /// How many of how many questions are answered; nil where nothing is in progress.
    let answered: String?
    let start: String?
    /// When it ended, or until when there is time.
    let end: String?
    let minutes: Minutes?
    let mark: String?

    init(_ entry: MonitoredEntry, assessment: Assessment, _ strings: Strings, now: Instant) {
        let (student, attempt, formats) = (entry.student, entry.attempt, strings.formats)
        let stage = entry.state(at: now)
        let submission = attempt?.submission
        let everything = TeachRoutes.student(student.id, in: assessment.course)
        href = attempt.map { MonitoringRoutes.attempt($0.id) } ?? everything
        studentHref = attempt == nil ? nil : everything
        name = student.surname + " " + student.name
        let ordinal = attempt.flatMap { attempt in
            attempt.ordinal == 1 && assessment.policy.allowed == 1
                ? nil : strings("watch.ordinal", ["n": formats.number(attempt.ordinal)])
        }
        let left = student.isEnrolled ? nil : strings("marks.left")
        detail = [student.userName, ordinal, left].compactMap { $0 }.joined(separator: " · ")
        number = student.indexNumber
        form = stage.rawValue
        state = Self.words(stage, entry, strings)
        note = Self.note(stage, entry, strings, now: now)
        answered =
            stage == .running
            ? formats.number(entry.progress?.answered ?? 0) + "/" + formats.number(entry.questions) : nil
        start = attempt.map { formats.near($0.startedAt, now: now) }
        end = attempt.flatMap { $0.submission?.endedAt ?? $0.deadline }.map { formats.near($0, now: now) }
        minutes = Self.minutes(stage, entry, strings, now: now)
        mark = stage == .ended ? submission.map { Self.mark($0, strings) } : nil
    }

    /// The name of a state; nil means all states.
    static func name(_ state: MonitoredEntry.State?, _ strings: Strings) -> String {
        switch state {
        case nil: strings("watch.all")
        case .notStarted: strings("watch.none")
        case .running: strings("watch.running")
        case .ended: strings("watch.ended")
        case .annulled: strings("watch.annulled")
        case .absent: strings("watch.absent")
        }
    }

    private static func words(_ state: MonitoredEntry.State, _ entry: MonitoredEntry, _ strings: Strings) -> String {
        guard state == .ended, let attempt = entry.attempt else { return name(state, strings) }
        guard let submission = attempt.submission else { return strings("watch.being-ended") }
        return MonitoredEnd.text(submission, isByTeacher: entry.isEndedByTeacher, strings)
    }

    private static func note(
        _ state: MonitoredEntry.State, _ entry: MonitoredEntry, _ strings: Strings, now: Instant
    ) -> String? {
        let formats = strings.formats
        if let annulment = entry.annulment {
            return [annulment.reason, annulment.personName, formats.near(annulment.madeAt, now: now)].joined(separator: " · ")
        }
        if state == .running, let deadline = entry.attempt?.deadline, deadline < now {
            return strings("watch.time-up", ["time": formats.atNear(deadline, now: now)])
        }
        if state == .notStarted || state == .absent, let dates = entry.dates { return DatesSentence.window(dates, strings) }
        return entry.progress.map { strings("watch.saved", ["time": formats.clockWithSeconds($0.savedAt)]) }
    }

    private static func minutes(
        _ state: MonitoredEntry.State, _ entry: MonitoredEntry, _ strings: Strings, now: Instant
    ) -> Minutes? {
        guard let attempt = entry.attempt else { return nil }
        let formats = strings.formats
        if let submission = attempt.submission {
            let took = (submission.endedAt - attempt.startedAt).minutesRoundedUp
            return Minutes(text: formats.number(took), added: nil, href: nil)
        }
        guard state == .running, let deadline = attempt.deadline else { return nil }
        let left = max(Milliseconds(count: 0), deadline - now).minutesRoundedUp
        return Minutes(
            text: strings("watch.minutes-left", ["n": formats.number(left)]),
            added: entry.added.count > 0 ? "+" + formats.number(entry.added.minutesRoundedUp) : nil,
            href: MonitoringRoutes.minutes(of: attempt.id))
    }

    /// The mark with the points. A mark in points already states them.
    private static func mark(_ submission: Submission, _ strings: Strings) -> String {
        let outcome = submission.outcome
        let mark = submission.mark.text(possible: outcome.possible, strings)
        if submission.mark.scheme == .points { return mark }
        return mark + " · " + MarkScheme.points(outcome.earned, of: outcome.possible, strings)
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
