@testable import App

extension SamplePages {
    static func results(_ strings: Strings) -> [SamplePage] {
        let final = SampleSnapshot.submission()
        let expired = SampleSnapshot.submission(.expired, marks: .serbian)
        let points = SampleSnapshot.submission(marks: .points)
        let later = Disclosure(results: .atOnce, answers: .from(SampleSnapshot.start + .days(1)))
        return [
            result("a quiz, passed", .quiz, final, attempts: 2, strings),
            result("a final", .final, final, strings),
            result("ended by a teacher", .final, final, interventions: SampleInterventions.all, strings),
            result("a final that expired, failed", .final, expired, strings),
            result("a final taken twice of three times", .final, final, attempts: 2, policy: .sample(allowed: 3), strings),
            result("marks that are points", .quiz, points, strings),
            result("answers come later", .quiz, points, disclosure: later, strings),
            result(
                "typed answers", .quiz, final, revision: SampleSnapshot.typed, answers: SampleSnapshot.typedAnswers, strings),
        ]
    }

    private static func result(
        _ state: String, _ kind: AssessmentKind, _ submission: Submission, attempts count: Int = 1,
        policy: AttemptPolicy? = nil, disclosure: Disclosure = .atOnce, revision: AssessmentRevision = SampleSnapshot.revision,
        answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = SampleSnapshot.answers,
        interventions: [Intervention] = [], _ strings: Strings
    ) -> SamplePage {
        let attempts = (1...count).map { SampleSnapshot.attempt(kind, ordinal: $0, submission: submission) }
        let entry = AssessmentStore.Entry.sample(
            kind, schedule: kind == .final ? SampleSnapshot.schedule : nil, policy: policy, disclosure: disclosure)
        let page = ResultsPage(
            frame: frame(strings, heading: strings("results.title")),
            snapshot: SampleSnapshot.snapshot(
                kind, answers: answers, submission: submission, revision: revision, interventions: interventions),
            submission: submission,
            background: .init(
                assessment: entry.assessment, topics: .sample, attempts: attempts, busyUntil: nil, openUntil: nil,
                receipt: kind == .final ? .sample : nil,
                lessons: kind == .quiz ? [QuizLesson(href: "/lessons/lesson-2", title: "Lecția <2>")] : [],
                isPutAway: kind == .quiz && count > 1, changes: count > 1 ? [change] : [],
                topicLessons: [QuizLesson(href: "/lessons/lesson-3", title: "Lecția <3>", topic: ID(text: "layers"))]),
            studentName: "Ana Țîrlea", origin: "https://gata.example.org", strings: strings, now: SampleSnapshot.start)
        return SamplePage(state, page)
    }

    private static let change = MarkChange(
        question: SampleSnapshot.questionID(2), isOfOneAnswer: false, reason: "Două <variante> sunt corecte",
        changedAt: SampleSnapshot.start, oldMark: Mark(scheme: .romanian, thousandths: 4500),
        newMark: Mark(scheme: .romanian, thousandths: 6250))

    /// A quiz that is practised once more: before the answer, with a mistake, and after it.
    static func mistakes(_ strings: Strings) -> [SamplePage] {
        let submission = SampleSnapshot.submission()
        let snapshot = SampleSnapshot.snapshot(.quiz, submission: submission)
        let background = AttemptHistoryStore.Background(
            assessment: AssessmentStore.Entry.sample(.quiz).assessment, topics: .sample, attempts: [snapshot.attempt],
            busyUntil: nil, openUntil: nil, receipt: nil, lessons: [], isPutAway: false)
        guard let mistakes = QuizMistakes(snapshot, background, at: SampleSnapshot.start) else { return [] }
        let nothing = FormErrors(items: [.init(field: "answer", key: "mistakes.empty")])
        let states: [(state: String, number: Int, answer: Answer?, errors: FormErrors?)] = [
            ("the first", 3, nil, nil), ("without an answer", 3, nil, nothing), ("wrong again", 3, .options([3]), nil),
            ("the last, right now", 5, .options([1]), nil),
        ]
        return states.compactMap { state, number, answer, errors in
            guard var open = mistakes.question(number) else { return nil }
            open.saved = answer.map { .init(answer: $0, savedAt: SampleSnapshot.start, isOverOther: false) }
            open.isChecked = answer != nil
            let question = QuestionPage(
                frame: frame(strings, heading: mistakes.position(of: number)), open: open, errors: errors, strings: strings,
                now: SampleSnapshot.start)
            return SamplePage(state, MistakePage(question: question, number: number, of: mistakes))
        }
    }

    static func pending(_ strings: Strings) -> [SamplePage] {
        let (now, submission) = (SampleSnapshot.start + .minutes(40), SampleSnapshot.submission())
        return [
            ("in the grace", Wait.grace(until: now), nil, false),
            ("until all are done", .everyone(until: now + .days(1)), submission, true),
            ("until a date", .date(now + .days(1)), submission, false),
            (
                "until a survey is handed in",
                .survey(.init(survey: ID(text: "survey"), course: ID(text: "course"), opens: now, closes: now + .days(1))),
                submission,
                false
            ),
            ("ended by a teacher, opened once", .date(now + .days(1)), submission, false),
        ].map { (state: String, wait: Wait, submission: Submission?, mayTryAgain: Bool) in
            SamplePage(
                state,
                PendingPage(
                    frame: frame(strings, heading: strings("results.title")),
                    snapshot: SampleSnapshot.snapshot(
                        .final, submission: submission,
                        interventions: state.hasPrefix("ended") ? SampleInterventions.all : []), wait: wait,
                    mayTryAgain: mayTryAgain,
                    receipt: submission == nil ? nil : .sample, strings: strings, now: now))
        }
    }

    static func annulled(_ strings: Strings) -> [SamplePage] {
        [
            ("nothing more", false, SampleSnapshot.submission()),
            ("another may be begun", true, SampleSnapshot.submission(.expired)),
        ].map {
            state, mayTryAgain, submission in
            SamplePage(
                state,
                AnnulledPage(
                    frame: frame(strings, heading: strings("results.title")),
                    snapshot: SampleSnapshot.snapshot(.final, submission: submission, annulments: [SampleAnnulments.annulled]),
                    annulment: SampleAnnulments.annulled, mayTryAgain: mayTryAgain, receipt: .sample, strings: strings,
                    now: SampleSnapshot.start + .minutes(40)))
        }
    }

    static func logs(_ strings: Strings) -> [SamplePage] {
        let entries = [(1, "1", Arrival.inTime, nil), (1, "", .inTime, 1), (2, "2", .grace, nil), (3, "2", .late, nil)]
            .enumerated().map { index, entry in
                LoggedAnswer(
                    sequence: index + 1, question: SampleSnapshot.questionID(entry.0), value: entry.1,
                    arrivedAt: SampleSnapshot.start + .minutes(index), arrival: entry.2, page: "abcdef", overwrote: entry.3)
            }
        let submission = SampleSnapshot.submission()
        return [("some answers", entries), ("none", [])].map { state, log in
            SamplePage(
                state,
                LogPage(
                    frame: frame(strings, heading: strings("log.title")),
                    snapshot: SampleSnapshot.snapshot(.final, submission: submission), submission: submission,
                    log: AnswerLog(log),
                    strings: strings))
        }
    }
}
