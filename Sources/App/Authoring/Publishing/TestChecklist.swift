/// What a person looks at before a final is published for the first time.
struct TestChecklist: Sendable, Equatable {
    let schedule: Schedule
    /// Whether it opens as soon as it is published.
    let isOpen: Bool
    /// Whether it has closed already.
    let isOver: Bool
    let policy: AttemptPolicy
    let results: Release<Instant>
    /// How many questions an attempt has.
    let questions: Int
    /// How many students would get it.
    let students: Int
    /// The time of each student with extra time who starts when it opens.
    let times: [TestWarning.PersonalTime]

    /// Nil for a test without a schedule.
    init?(_ draft: AssessmentDraft, _ settings: AssessmentSettings, students: Int, extra: [TestWarnings.Student], at now: Instant)
    {
        guard let schedule = settings.schedule else { return nil }
        self.schedule = schedule
        (isOpen, isOver) = (schedule.phase(at: now) == .open, schedule.phase(at: now) == .closed)
        (policy, results) = (settings.policy, settings.disclosure.results)
        (questions, self.students) = (draft.content.askedCount, students)
        let time = schedule.time(startingAt: schedule.opens)
        times = extra.map { .init(name: $0.name, minutes: $0.extra.extending(time).minutesRoundedUp) }
    }

    /// What can change after it was shown while the text stays the same, and is looked at again then.
    var fingerprint: String { "\(isOpen) \(isOver) \(times)" }
}

extension TestChecklist {
    /// A line of the list: what it is about, what holds, and where it is changed.
    struct Line: Sendable {
        let href: String
        let title: String
        let value: String
        /// Whether it is probably not what was meant.
        let isUrgent: Bool
    }

    func lines(of test: TeacherAssessment, at now: Instant, _ strings: Strings) -> [Line] {
        let (formats, course) = (strings.formats, test.course.course.id)
        func setting(_ field: String, _ key: String, _ value: String, isUrgent: Bool = false) -> Line {
            Line(
                href: TestWritingRoutes.settings(of: test.id) + "#" + field, title: strings(key), value: value, isUrgent: isUrgent
            )
        }
        let opens = formats.near(schedule.opens, now: now)
        let closes = formats.near(schedule.closes, now: now)
        return [
            setting(
                "opensDay", "test-settings.opens", isOpen ? strings("checklist.open-now", ["time": opens]) : opens,
                isUrgent: isOpen),
            setting(
                "closesDay", "test-settings.closes", isOver ? strings("checklist.closed", ["time": closes]) : closes,
                isUrgent: isOver),
            setting("limit", "checklist.limit", strings("checklist.minutes", n: schedule.limit.minutesRoundedUp)),
            setting("code", "test-settings.code", policy.code.map(\.text) ?? strings("checklist.no-code")),
            setting(
                "attempts", "test-settings.attempts",
                policy.allowed.map { formats.number($0) } ?? strings("checklist.any-attempts")),
            setting("results", "test-settings.results", release(strings)),
            Line(
                href: QuestionFormRoutes.questions(of: test.id), title: strings("compose.title"),
                value: strings("checklist.questions", n: questions), isUrgent: false),
            Line(
                href: TeachRoutes.people(of: course), title: strings("checklist.people"),
                value: strings("checklist.students", n: students), isUrgent: students == 0),
            Line(
                href: ExtraTimeRoutes.course(course), title: strings("extra-time.title"),
                value: times.isEmpty ? strings("checklist.no-extra") : times.map { person($0, strings) }.joined(separator: "; "),
                isUrgent: false),
        ]
    }

    private func person(_ time: TestWarning.PersonalTime, _ strings: Strings) -> String {
        strings("test-warning.person", ["name": time.name, "minutes": strings.formats.number(time.minutes)])
    }

    private func release(_ strings: Strings) -> String {
        switch results {
        case .atOnce: strings("checklist.results-once")
        case .afterLast: strings("checklist.results-everyone")
        case .from(let moment): strings.formats.onDayAtClock(moment)
        }
    }
}
