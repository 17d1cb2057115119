@testable import App

extension SamplePages {
    /// Corrections of keys and points.
    static func corrections(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("correction.title"))
        let (choice, typed) = (SampleSnapshot.revision.questions[0], SampleSnapshot.typed.questions[0])
        let overview = CorrectionLogStore.Overview(
            taught: .sample, questions: SampleSnapshot.revision.questions,
            corrections: [
                entry(choice, "options", student: nil), entry(choice, "everyone", student: nil),
                entry(choice, "points", student: "Țîrlea Ana"),
            ])
        let bare = CorrectionLogStore.Overview(taught: .sample, questions: SampleSnapshot.revision.questions, corrections: [])
        let move = MarkMove(snapshot) { $0.adjusted(to: $0.points) }
        let effect = MarkEffect([move].compactMap { $0 }, names: [ID(text: "ana"): "Țîrlea Ana"], strings)
        func key(_ loaded: KeyCorrectionStore.Loaded, _ errors: FormErrors? = nil, effect: MarkEffect? = nil) -> KeyCorrectionPage
        {
            KeyCorrectionPage(frame: frame, strings: strings, loaded: loaded, form: nil, errors: errors, effect: effect)
        }
        let wrong = FormErrors(items: [
            .init(field: "right", key: "correction.none-right"), .init(field: "reason", key: "correction.reason-missing"),
        ])
        let other = QuestionVersion(
            question: choice, keys: [choice.key], revision: ID(text: "older"), revisions: [], ended: 2, running: 0)
        return [
            SamplePage("with corrections", CorrectionsPage(frame: frame, strings: strings, overview: overview)),
            SamplePage("none so far", CorrectionsPage(frame: frame, strings: strings, overview: bare)),
            SamplePage("options", key(loaded(choice))),
            SamplePage("options, another wording", key(loaded(choice, others: [other]))),
            SamplePage("options, faulty", key(loaded(choice), wrong)),
            SamplePage("options, with the marks that change", key(loaded(choice), effect: effect)),
            SamplePage("nothing changes", key(loaded(choice), effect: MarkEffect([], names: [:], strings))),
            SamplePage("numbers", key(loaded(typed))),
            SamplePage("points", points(frame, strings)),
            SamplePage("points of no answer", points(frame, strings, at: 4)),
            SamplePage("points, with the mark that changes", points(frame, strings, effect: effect)),
            SamplePage(
                "points, faulty",
                points(frame, strings, FormErrors(items: [.init(field: "points", key: "correction.points-many")]))),
        ]
    }

    private static let snapshot = SampleSnapshot.snapshot(.quiz, submission: SampleSnapshot.submission())

    private static let person = Person(
        id: ID(text: "ana"), number: 1, userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: "1001", email: nil,
        roles: [.student], language: nil, isPutAway: false, isDisabled: false)

    private static func entry(_ question: Question, _ kind: String, student: String?) -> CorrectionLogStore.Entry {
        .init(
            question: question.id, kind: kind, student: student, teacher: "Carmen Brânză", madeAt: SampleSnapshot.start,
            reason: "Ambele <variante> se acceptă", changed: 12)
    }

    private static func loaded(_ question: Question, others: [QuestionVersion] = []) -> KeyCorrectionStore.Loaded {
        .init(
            taught: .sample,
            version: QuestionVersion(
                question: question, keys: others.isEmpty ? [question.key] : [question.key, .everyone],
                revision: SampleSnapshot.revision.id, revisions: [SampleSnapshot.revision.id], ended: 21,
                running: others.isEmpty ? 0 : 2),
            others: others)
    }

    private static func points(
        _ frame: Frame, _ strings: Strings, at index: Int = 0, _ errors: FormErrors? = nil, effect: MarkEffect? = nil
    ) -> PointsCorrectionPage {
        let loaded = PointsCorrectionStore.LoadedAnswer(
            taught: .sample, snapshot: snapshot, student: person, question: snapshot.questions[index], number: index + 1)
        return PointsCorrectionPage(frame: frame, strings: strings, loaded: loaded, form: nil, errors: errors, effect: effect)
    }
}

extension TeacherAssessment {
    static let sample = TeacherAssessment(
        id: ID(text: "test"), course: TeacherCourse(course: .sample(), isArchived: false, role: .professor), key: "final",
        published: AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule).assessment,
        newest: SampleSnapshot.revision.id,
        draft: nil, removedAt: nil)
}
