@testable import App

/// What a teacher may have done with an attempt.
enum SampleInterventions {
    private static let start = SampleSnapshot.start

    static let minutes = Intervention(
        deed: .minutes(.minutes(10)), personName: "Carmen Brânză", madeAt: start + .minutes(5), reason: nil)
    static let taken = Intervention(
        deed: .minutes(.minutes(-4)), personName: "Carmen Brânză", madeAt: start + .minutes(6), reason: "Prea <multe>")
    static let reopened = Intervention(
        deed: .reopened(
            .init(
                endedAt: start + .minutes(7), reason: .submitted, mark: Mark(scheme: .romanian, thousandths: 5500),
                receipt: ReceiptCode.sample.text)),
        personName: "Felix Pop", madeAt: start + .minutes(9), reason: "A apăsat din <greșeală>")
    static let ended = Intervention(
        deed: .ended, personName: "Carmen Brânză", madeAt: start + .minutes(20), reason: "A ieșit din <sală>")
    static let all = [minutes, reopened, ended]
}

enum SampleAnnulments {
    static let annulled = Annulment(
        kind: .annulled, personName: "Carmen Brânză", madeAt: SampleSnapshot.start + .minutes(25), reason: "A <copiat>")
    static let restored = Annulment(
        kind: .restored, personName: "Felix Pop", madeAt: SampleSnapshot.start + .minutes(28), reason: "Nu a <copiat>")
}

extension SamplePages {
    private static let now = SampleSnapshot.start + .minutes(12)

    static func monitoring(_ strings: Strings) -> [SamplePage] {
        lists(ofAttempts: strings) + attempts(strings) + interventions(strings) + figures(strings) + minutes(strings)
            + rooms(strings)
    }

    private static func taught(_ kind: AssessmentKind, policy: AttemptPolicy? = nil) -> (TeacherAssessment, Assessment) {
        let schedule = kind == .final ? SampleSnapshot.schedule : nil
        let assessment = AssessmentStore.Entry.sample(kind, schedule: schedule, policy: policy).assessment
        let course = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        return (
            TeacherAssessment(
                id: assessment.id, course: course, key: "test", published: assessment, newest: SampleSnapshot.revision.id,
                draft: nil,
                removedAt: nil), assessment
        )
    }

    private static func entry(
        _ surname: String, _ attempt: Attempt?, progress: MonitoredEntry.Progress? = nil, added: Int = 0, byTeacher: Bool = false,
        annulment: Annulment? = nil, closes: Instant? = nil, hasLeft: Bool = false
    ) -> MonitoredEntry {
        MonitoredEntry(
            student: .init(
                id: ID(text: surname), userName: surname.lowercased(), name: "Ana", surname: surname,
                indexNumber: surname == "Zeta" ? nil : "1001", folded: SearchText.fold(surname + " Ana"),
                isEnrolled: !hasLeft),
            attempt: attempt, questions: 5, progress: progress, added: .minutes(added), isEndedByTeacher: byTeacher,
            annulment: annulment, closes: closes)
    }

    /// Who takes the test on another day.
    private static func later(_ surname: String) -> MonitoredEntry {
        var entry = entry(surname, nil, closes: SampleDates.later.closes)
        entry.dates = SampleDates.later
        return entry
    }

    private static func lists(ofAttempts strings: Strings) -> [SamplePage] {
        let (start, points) = (SampleSnapshot.start, SampleSnapshot.submission(marks: .points))
        func running(_ kind: AssessmentKind, _ deadline: Instant?) -> Attempt {
            let sample = SampleSnapshot.attempt(kind)
            return Attempt(
                id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: 1, revision: sample.revision,
                seed: 7,
                startedAt: start, deadline: deadline, submission: nil)
        }
        let progress = MonitoredEntry.Progress(answered: 3, savedAt: now + .seconds(-20))
        let final = [
            entry("<Albu>", nil), entry("Zeta", SampleSnapshot.attempt(.final), progress: progress),
            entry("Barbu", running(.final, now + .minutes(18)), added: 10, hasLeft: true),
            entry("Cernat", running(.final, now + .seconds(-5))), entry("Dinu", running(.final, start)),
            entry("Enache", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(.expired))),
            entry("Frunză", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission()), byTeacher: true),
            entry(
                "Goga", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(), annulments: 1),
                annulment: SampleAnnulments.annulled),
        ]
        let quiz = [
            entry("Albu", SampleSnapshot.attempt(.quiz, submission: points)),
            entry("Albu", SampleSnapshot.attempt(.quiz, ordinal: 2)),
        ]
        func page(
            _ kind: AssessmentKind, _ entries: [MonitoredEntry], _ query: MonitoringQuery = MonitoringQuery(),
            at moment: Instant = now
        ) -> TestAttemptsPage {
            TestAttemptsPage(
                frame: staffFrame(strings, heading: strings("watch.title")), strings: strings,
                overview: overview(kind, entries), query: query, now: moment)
        }
        let many = (1...450).map { entry("Student \($0)", nil) }
        let late = SampleSnapshot.schedule.closes
        return [
            SamplePage("during a final", page(.final, final)), SamplePage("practice", page(.quiz, quiz)),
            SamplePage("nobody is enrolled", page(.quiz, [])),
            SamplePage(
                "filtered", page(.final, final, MonitoringQuery(q: "Albu & \"co\"", state: "none", sort: "mark", dir: "back"))),
            SamplePage("the second of three pages", page(.final, many, MonitoringQuery(page: "2"))),
            SamplePage("after the end", page(.final, [entry("Absentu", nil, closes: late)], at: late + .days(1))),
            SamplePage(
                "other dates after the end", page(.final, [later("Absentu"), entry("Absentu", nil, closes: late)], at: late)),
            SamplePage("as it was loaded", page(.final, final, MonitoringQuery(renew: "off"))),
        ]
    }

    private static func overview(_ kind: AssessmentKind, _ entries: [MonitoredEntry]) -> MonitoringStore.Overview {
        let (taught, assessment) = taught(kind, policy: kind == .final ? .sample(allowed: 1, code: "aula-<magna>") : nil)
        return .init(taught: taught, assessment: assessment, entries: entries)
    }

    private static func minutes(_ strings: Strings) -> [SamplePage] {
        func page(_ added: Int, errors: FormErrors? = nil) -> MinutesPage {
            MinutesPage(
                frame: staffFrame(strings, heading: strings("intervention.one")), strings: strings,
                overview: overview(.final, [entry("Zeta", SampleSnapshot.attempt(.final), added: added)]),
                query: MonitoringQuery(),
                form: InterventionForm(minutes: errors == nil ? nil : "x", reason: "<b>"), now: now, errors: errors)
        }
        let wrong = FormErrors(items: [.init(field: "minutes", key: "intervention.minutes-invalid")])
        return [
            SamplePage("for all", page(0)), SamplePage("for all, some given", page(10)),
            SamplePage("no number of minutes", page(10, errors: wrong)),
        ]
    }

    private static func rooms(_ strings: Strings) -> [SamplePage] {
        let entries = [
            entry("Albu", nil), entry("Zeta", SampleSnapshot.attempt(.final)),
            entry("Cernat", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())),
        ]
        func page(_ kind: AssessmentKind, _ moment: Instant) -> RoomPage {
            RoomPage(
                frame: staffFrame(strings, heading: strings("room.title")), strings: strings, overview: overview(kind, entries),
                now: moment)
        }
        return [
            SamplePage("during a final", page(.final, now)), SamplePage("practice", page(.quiz, now)),
            SamplePage("before it opens", page(.final, SampleSnapshot.schedule.opens + .minutes(-5))),
            SamplePage("after the end", page(.final, SampleSnapshot.schedule.closes + .days(1))),
        ]
    }

    private static func monitored(
        _ kind: AssessmentKind, submission: Submission?, interventions: [Intervention] = [], hasNext: Bool = false,
        isBare: Bool = false, annulments: [Annulment] = [], hasOther: Bool = false, givenTime: GivenTime? = nil
    ) -> MonitoredAttempt {
        let start = SampleSnapshot.start
        let log = (1...3).map { number in
            LoggedAnswer(
                sequence: number, question: SampleSnapshot.questionID(number), value: number == 3 ? "" : "1",
                arrivedAt: start + .minutes(number), arrival: number == 2 ? .late : .inTime, page: "abc", overwrote: nil)
        }
        let mark = SampleSnapshot.submission().mark
        let change = MarkChange(
            question: SampleSnapshot.questionID(2), isOfOneAnswer: true, reason: "<motiv>", changedAt: start + .days(1),
            oldMark: mark,
            newMark: mark)
        let moves = [RunningDeadlineRows.Reason.rules, .clock].map {
            MonitoredAttempt.DeadlineChange(
                changedAt: start + .minutes(2), old: start + .minutes(30), new: start + .minutes(31), reason: $0)
        }
        return MonitoredAttempt(
            taught: taught(kind).0, student: isBare ? SamplePeople.shut : SamplePeople.ana, isEnrolled: !isBare,
            snapshot: SampleSnapshot.snapshot(
                kind, answers: isBare ? [:] : SampleSnapshot.answers, submission: submission, interventions: interventions,
                annulments: annulments),
            log: AnswerLog(isBare ? [] : log), deadlineChanges: isBare ? [] : moves,
            markChanges: submission == nil ? [] : [change], receipt: submission == nil ? nil : .sample, hasNext: hasNext,
            hasOther: hasOther,
            givenTime: givenTime)
    }

    private static func attempts(_ strings: Strings) -> [SamplePage] {
        func page(_ monitored: MonitoredAttempt, at moment: Instant = now, errors: FormErrors? = nil) -> TeacherAttemptPage {
            TeacherAttemptPage(
                frame: staffFrame(strings, heading: strings("watch.attempt")), strings: strings, monitored: monitored,
                form: InterventionForm(), now: moment, errors: errors)
        }
        let wrong = FormErrors(items: [.init(field: "minutes", key: "intervention.minutes-invalid")])
        let ended = SampleSnapshot.submission()
        return [
            SamplePage("running", page(monitored(.final, submission: nil))),
            SamplePage("nothing answered", page(monitored(.quiz, submission: nil, isBare: true))),
            SamplePage("ended by a teacher", page(monitored(.final, submission: ended, interventions: SampleInterventions.all))),
            SamplePage("ended, another begun", page(monitored(.quiz, submission: ended, hasNext: true))),
            SamplePage(
                "annulled", page(monitored(.final, submission: ended, annulments: [SampleAnnulments.annulled]))),
            SamplePage(
                "annulled and restored",
                page(monitored(.final, submission: ended, annulments: [SampleAnnulments.annulled, SampleAnnulments.restored]))),
            SamplePage(
                "annulled, another begun",
                page(monitored(.quiz, submission: ended, hasNext: true, annulments: [SampleAnnulments.annulled], hasOther: true))),
            SamplePage(
                "with minutes to take back",
                page(
                    monitored(
                        .final, submission: nil, interventions: [SampleInterventions.minutes, SampleInterventions.taken],
                        givenTime: GivenTime(given: .minutes(10), deadline: now + .minutes(18), savedAt: now + .minutes(-1))))),
            SamplePage("time is up", page(monitored(.final, submission: nil), at: now + .days(1))),
            SamplePage("no number of minutes", page(monitored(.final, submission: nil), errors: wrong)),
        ]
    }

    private static func interventions(_ strings: Strings) -> [SamplePage] {
        let missing = FormErrors(items: [
            .init(field: "minutes", key: "intervention.minutes-invalid"),
            .init(field: "reason", key: "correction.reason-missing"),
        ])
        func page(_ monitored: MonitoredAttempt, _ deed: InterventionPage.Deed, errors: FormErrors? = nil) -> InterventionPage {
            InterventionPage(
                frame: staffFrame(strings, heading: strings("intervention.end-title")), strings: strings, monitored: monitored,
                deed: deed, form: InterventionForm(reason: "<b>"), now: now, errors: errors)
        }
        let ended = SampleSnapshot.submission()
        return [
            SamplePage("to be ended", page(monitored(.final, submission: nil), .ending)),
            SamplePage("to be opened again", page(monitored(.final, submission: ended), .reopening)),
            SamplePage("practice to be opened again", page(monitored(.quiz, submission: ended), .reopening)),
            SamplePage("to be annulled", page(monitored(.final, submission: nil), .annulment)),
            SamplePage(
                "to be restored",
                page(monitored(.final, submission: ended, annulments: [SampleAnnulments.annulled]), .restoration)),
            SamplePage("nothing filled in", page(monitored(.final, submission: ended), .reopening, errors: missing)),
        ]
    }

    private static func figures(_ strings: Strings) -> [SamplePage] {
        func page(_ marks: [MarkScheme], all: Bool = false, revision: AssessmentRevision = SampleSnapshot.revision)
            -> TestStatisticsPage
        {
            let (taught, assessment) = taught(.quiz, policy: .sample(allowed: 3))
            let answers = (revision.id.text == "typed" ? SampleSnapshot.typedAnswers : SampleSnapshot.answers).mapValues(\.answer)
            let attempts = marks.enumerated().map { index, scheme in
                AnsweredAttempt(
                    attempt: SampleSnapshot.attempt(
                        .quiz, ordinal: index + 1, submission: SampleSnapshot.submission(marks: scheme)),
                    questions: revision.questions, answers: answers)
            }
            return TestStatisticsPage(
                frame: staffFrame(strings, heading: strings("figures.title")), strings: strings,
                overview: .init(taught: taught, assessment: assessment, attempts: attempts, questions: revision.questions),
                query: StatisticsQuery(attempts: all ? "all" : nil))
        }
        let test = taught(.quiz, policy: .sample(allowed: 3))
        let concerns = TestStatisticsPage(
            frame: staffFrame(strings, heading: strings("figures.title")), strings: strings,
            overview: .init(
                taught: test.0, assessment: test.1, attempts: SampleFigures.attempts, questions: SampleFigures.questions),
            query: StatisticsQuery(attempts: "all", sort: "discrimination"))
        return [
            SamplePage("questions to check, by discrimination", concerns),
            SamplePage("Romanian marks", page([.romanian, .romanian])),
            SamplePage("Serbian marks, all attempts", page([.serbian, .serbian], all: true)),
            SamplePage("points, typed answers", page([.points], revision: SampleSnapshot.typed)),
            SamplePage("nobody", page([])),
        ]
    }
}
