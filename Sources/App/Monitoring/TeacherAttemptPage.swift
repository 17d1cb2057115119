/// One attempt for teachers of the course: questions, given and right answers, the answer log, and interventions.
struct TeacherAttemptPage: Page {
    static let template = "Monitoring/teacher-attempt"

    struct Fact: Sendable {
        let label: String
        let value: String
    }

    /// A form that gives the student more minutes, or takes given ones back.
    struct Giving: Sendable {
        let action: String
        let fields: [TypedField]
        let shown: String
        /// How many minutes can be taken back; nil when there are none.
        let taking: String?
        let isOpen: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let name: String
    /// Everything that the student has in the course.
    let studentHref: String
    let contentLanguage: String
    let testTitle: String
    let state: String
    let facts: [Fact]
    let giving: Giving?
    let endingHref: String?
    let reopeningHref: String?
    let annulmentHref: String?
    let restorationHref: String?
    /// Why it is annulled, by whom and when; nil when it counts.
    let annulled: String?
    /// That the student is no longer enrolled in the course; nil for who is.
    let left: String?
    /// Whether the student has another attempt, so that this one cannot be reopened.
    let hasNext: Bool
    let events: [AttemptEvent]
    let questions: [TeacherQuestion]
    let lines: [LogPage.Line]
    let isEmpty: Bool

    init(
        frame: Frame, strings: Strings, monitored: MonitoredAttempt, form: InterventionForm, now: Instant,
        isGiving: Bool = false, errors: FormErrors? = nil
    ) {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let phase = attempt.phase(at: now)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        name = monitored.student.fullName
        studentHref = TeachRoutes.student(monitored.student.id, in: snapshot.course.id)
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        state = monitored.state(strings, now: now)
        facts = Self.facts(monitored, strings)
        giving =
            attempt.deadline == nil || phase == .over && errors == nil
            ? nil
            : Giving(
                action: InterventionRoutes.minutes(of: attempt.id), fields: form.fields(errors, strings),
                shown: form.shown ?? String(now.milliseconds), taking: Self.taking(monitored, strings, now: now),
                isOpen: isGiving || errors != nil)
        endingHref = phase == .open ? InterventionRoutes.ending(of: attempt.id) : nil
        let isOver = phase == .over && !attempt.isAnnulled
        reopeningHref = isOver && !monitored.hasNext ? InterventionRoutes.reopening(of: attempt.id) : nil
        hasNext = isOver && monitored.hasNext
        annulmentHref = attempt.isAnnulled ? nil : InterventionRoutes.annulment(of: attempt.id)
        restorationHref = attempt.isAnnulled && !monitored.hasOther ? InterventionRoutes.restoration(of: attempt.id) : nil
        annulled = snapshot.annulments.current.map { AnnulmentSentence.told($0, strings) }
        left = monitored.isEnrolled ? nil : strings("marks.left-means")
        events = AttemptEvent.all(of: monitored, strings)
        questions = snapshot.questions.enumerated().map { index, question in
            TeacherQuestion(question, number: index + 1, monitored: monitored, strings)
        }
        lines = LogPage.lines(of: monitored.log, in: snapshot, strings)
        isEmpty = lines.isEmpty
    }

    private static func taking(_ monitored: MonitoredAttempt, _ strings: Strings, now: Instant) -> String? {
        guard let minutes = monitored.givenTime?.minutes(at: now), minutes > 0 else { return nil }
        return strings("intervention.take-most", n: minutes)
    }

    private static func facts(_ monitored: MonitoredAttempt, _ strings: Strings) -> [Fact] {
        let (attempt, formats) = (monitored.snapshot.attempt, strings.formats)
        let submission = attempt.submission
        // What is annulled has no mark.
        let result = attempt.isAnnulled ? nil : submission
        let pairs: [(String, String?)] = [
            ("account.user-name", monitored.student.userName), ("account.index-number", monitored.student.indexNumber),
            ("watch.attempt", formats.number(attempt.ordinal)), ("watch.start", formats.dayAndClock(attempt.startedAt)),
            ("dates.title", monitored.dates.map { DatesSentence.window($0, strings) }),
            ("my-data.deadline", attempt.deadline.map(formats.dayAndClock)),
            ("watch.end", submission.map { formats.dayAndClock($0.endedAt) }),
            ("results.mark", result.map { $0.mark.text(possible: $0.outcome.possible, strings) }),
            ("results.points", result.map { MarkScheme.points($0.outcome.earned, of: $0.outcome.possible, strings) }),
            ("results.correct", submission.map { formats.number($0.outcome.correct) }),
            ("results.incorrect", submission.map { formats.number($0.outcome.incorrect) }),
            ("results.unanswered", submission.map { formats.number($0.outcome.unanswered) }),
            ("receipt.title", monitored.receipt?.text),
        ]
        return pairs.compactMap { key, value in value.map { Fact(label: strings(key), value: $0) } }
    }
}
