@testable import App

/// What a teacher may have done with an attempt.
enum SampleInterventions {
    private static let start = SampleSitting.start

    static let minutes = Intervention(
        deed: .minutes(.minutes(10)), personName: "Carmen Brânză", madeAt: start + .minutes(5), reason: nil)
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

extension SamplePages {
    private static let now = SampleSitting.start + .minutes(12)

    static func watching(_ strings: Strings) -> [SamplePage] {
        lists(ofAttempts: strings) + attempts(strings) + interventions(strings) + figures(strings)
    }

    private static func taught(_ kind: AssessmentKind, policy: AttemptPolicy? = nil) -> (TaughtAssessment, Assessment) {
        let schedule = kind == .final ? SampleSitting.schedule : nil
        let assessment = AssessmentStore.Entry.sample(kind, schedule: schedule, policy: policy).assessment
        let course = TaughtCourse(course: .sample(), isArchived: false, role: .professor)
        return (
            TaughtAssessment(
                id: assessment.id, course: course, key: "test", published: assessment, newest: SampleSitting.revision.id,
                draft: nil,
                removedAt: nil), assessment
        )
    }

    private static func entry(
        _ surname: String, _ attempt: Attempt?, progress: WatchedEntry.Progress? = nil, added: Int = 0, byTeacher: Bool = false
    ) -> WatchedEntry {
        WatchedEntry(
            student: .init(
                id: ID(text: surname), userName: surname.lowercased(), name: "Ana", surname: surname,
                indexNumber: surname == "Zeta" ? nil : "1001", folded: SearchText.fold(surname + " Ana")),
            attempt: attempt, questions: 5, progress: progress, added: .minutes(added), isEndedByTeacher: byTeacher)
    }

    private static func lists(ofAttempts strings: Strings) -> [SamplePage] {
        let (start, points) = (SampleSitting.start, SampleSitting.submission(marks: .points))
        func running(_ kind: AssessmentKind, _ deadline: Instant?) -> Attempt {
            let sample = SampleSitting.attempt(kind)
            return Attempt(
                id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: 1, revision: sample.revision,
                seed: 7,
                startedAt: start, deadline: deadline, submission: nil)
        }
        let progress = WatchedEntry.Progress(answered: 3, savedAt: now + .seconds(-20))
        let final = [
            entry("<Albu>", nil), entry("Zeta", SampleSitting.attempt(.final), progress: progress),
            entry("Barbu", running(.final, now + .minutes(18)), added: 10),
            entry("Cernat", running(.final, now + .seconds(-5))), entry("Dinu", running(.final, start)),
            entry("Enache", SampleSitting.attempt(.final, submission: SampleSitting.submission(.expired))),
            entry("Frunză", SampleSitting.attempt(.final, submission: SampleSitting.submission()), byTeacher: true),
        ]
        let quiz = [
            entry("Albu", SampleSitting.attempt(.quiz, submission: points)),
            entry("Albu", SampleSitting.attempt(.quiz, ordinal: 2)),
        ]
        func page(
            _ kind: AssessmentKind, _ entries: [WatchedEntry], _ query: WatchQuery = WatchQuery(), errors: FormErrors? = nil
        ) -> TestAttemptsPage {
            let (taught, assessment) = taught(kind)
            return TestAttemptsPage(
                frame: staffFrame(strings, heading: strings("watch.title")), strings: strings,
                overview: .init(taught: taught, assessment: assessment, entries: entries), query: query,
                form: InterventionForm(minutes: errors == nil ? nil : "x", reason: "<b>"), now: now, errors: errors)
        }
        let wrong = FormErrors(items: [.init(field: "minutes", key: "intervention.minutes-invalid")])
        let many = (1...450).map { entry("Student \($0)", nil) }
        return [
            SamplePage("during a final", page(.final, final)), SamplePage("practice", page(.quiz, quiz)),
            SamplePage("nobody is enrolled", page(.quiz, [])),
            SamplePage("filtered", page(.final, final, WatchQuery(q: "Albu & \"co\"", state: "none", sort: "mark"))),
            SamplePage("the second of three pages", page(.final, many, WatchQuery(page: "2"))),
            SamplePage("no number of minutes", page(.final, final, errors: wrong)),
        ]
    }

    private static func watched(
        _ kind: AssessmentKind, submission: Submission?, interventions: [Intervention] = [], hasNext: Bool = false,
        isBare: Bool = false
    ) -> WatchedAttempt {
        let start = SampleSitting.start
        let log = (1...3).map { number in
            LoggedAnswer(
                sequence: number, question: SampleSitting.questionID(number), value: number == 3 ? "" : "1",
                arrivedAt: start + .minutes(number), arrival: number == 2 ? .late : .inTime, page: "abc", overwrote: nil)
        }
        let mark = SampleSitting.submission().mark
        let change = MarkChange(
            question: SampleSitting.questionID(2), isOfOneAnswer: true, reason: "<motiv>", changedAt: start + .days(1),
            oldMark: mark,
            newMark: mark)
        let moves = [DeadlineRowsStore.Reason.rules, .clock].map {
            WatchedAttempt.DeadlineChange(
                changedAt: start + .minutes(2), old: start + .minutes(30), new: start + .minutes(31), reason: $0)
        }
        return WatchedAttempt(
            taught: taught(kind).0, student: isBare ? SamplePeople.shut : SamplePeople.ana,
            sitting: SampleSitting.sitting(
                kind, answers: isBare ? [:] : SampleSitting.answers, submission: submission, interventions: interventions),
            log: AnswerLog(isBare ? [] : log), deadlineChanges: isBare ? [] : moves,
            markChanges: submission == nil ? [] : [change], receipt: submission == nil ? nil : .sample, hasNext: hasNext)
    }

    private static func attempts(_ strings: Strings) -> [SamplePage] {
        func page(_ watched: WatchedAttempt, at moment: Instant = now, errors: FormErrors? = nil) -> TaughtAttemptPage {
            TaughtAttemptPage(
                frame: staffFrame(strings, heading: strings("watch.attempt")), strings: strings, watched: watched,
                form: InterventionForm(), now: moment, errors: errors)
        }
        let wrong = FormErrors(items: [.init(field: "minutes", key: "intervention.minutes-invalid")])
        let ended = SampleSitting.submission()
        return [
            SamplePage("running", page(watched(.final, submission: nil))),
            SamplePage("nothing answered", page(watched(.quiz, submission: nil, isBare: true))),
            SamplePage("ended by a teacher", page(watched(.final, submission: ended, interventions: SampleInterventions.all))),
            SamplePage("ended, another begun", page(watched(.quiz, submission: ended, hasNext: true))),
            SamplePage("time is up", page(watched(.final, submission: nil), at: now + .days(1))),
            SamplePage("no number of minutes", page(watched(.final, submission: nil), errors: wrong)),
        ]
    }

    private static func interventions(_ strings: Strings) -> [SamplePage] {
        let missing = FormErrors(items: [
            .init(field: "minutes", key: "intervention.minutes-invalid"),
            .init(field: "reason", key: "correction.reason-missing"),
        ])
        func page(_ watched: WatchedAttempt, isEnd: Bool, errors: FormErrors? = nil) -> InterventionPage {
            InterventionPage(
                frame: staffFrame(strings, heading: strings("intervention.end-title")), strings: strings, watched: watched,
                isEnd: isEnd, form: InterventionForm(reason: "<b>"), now: now, errors: errors)
        }
        let ended = SampleSitting.submission()
        return [
            SamplePage("to be ended", page(watched(.final, submission: nil), isEnd: true)),
            SamplePage("to be opened again", page(watched(.final, submission: ended), isEnd: false)),
            SamplePage("practice to be opened again", page(watched(.quiz, submission: ended), isEnd: false)),
            SamplePage("nothing filled in", page(watched(.final, submission: ended), isEnd: false, errors: missing)),
        ]
    }

    private static func figures(_ strings: Strings) -> [SamplePage] {
        func page(_ marks: [MarkScheme], all: Bool = false, revision: AssessmentRevision = SampleSitting.revision) -> FiguresPage
        {
            let (taught, assessment) = taught(.quiz, policy: .sample(allowed: 3))
            let answers = (revision.id.text == "typed" ? SampleSitting.typedAnswers : SampleSitting.answers).mapValues(\.answer)
            let attempts = marks.enumerated().map { index, scheme in
                AnsweredAttempt(
                    attempt: SampleSitting.attempt(
                        .quiz, ordinal: index + 1, submission: SampleSitting.submission(marks: scheme)),
                    questions: revision.questions, answers: answers)
            }
            return FiguresPage(
                frame: staffFrame(strings, heading: strings("figures.title")), strings: strings,
                overview: .init(taught: taught, assessment: assessment, attempts: attempts, questions: revision.questions),
                isOfAll: all)
        }
        return [
            SamplePage("Romanian marks", page([.romanian, .romanian])),
            SamplePage("Serbian marks, all attempts", page([.serbian, .serbian], all: true)),
            SamplePage("points, typed answers", page([.points], revision: SampleSitting.typed)),
            SamplePage("nobody", page([])),
        ]
    }
}
