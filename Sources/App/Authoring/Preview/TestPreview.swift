/// A preview: the written text of a test as a student would take it.
struct TestPreview: Sendable {
    let editor: TestInEditor
    let draft: AssessmentDraft
    let revision: AssessmentRevision

    init(_ editor: TestInEditor, _ draft: AssessmentDraft) throws {
        self.editor = editor
        self.draft = draft
        revision = try AssessmentRevision(draft, topics: editor.topics.ids) { TestPreviewRoutes.picture($0, of: editor.test.id) }
    }

    var test: ID<Assessment> { editor.test.id }

    /// The test that the written text would become if it were published.
    var assessment: Assessment {
        let rules = draft.rules
        return Assessment(
            id: test, number: 0, course: editor.test.course.course.id, topic: nil, kind: draft.kind,
            schedule: draft.times.map { Schedule(opens: $0.opens.instant, closes: $0.closes.instant, limit: $0.limit) },
            policy: AttemptPolicy(
                allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code, check: rules.check,
                programs: rules.programs),
            disclosure: Disclosure(results: rules.results.settled, answers: rules.answers.settled), title: draft.content.title,
            questionCount: draft.content.askedCount)
    }

    /// The attempt at a state of the preview.
    /// - Parameter kind: another kind than the test's, to show right answers to the teacher.
    func snapshot(_ state: TestPreviewState, for person: Viewer, as kind: AssessmentKind? = nil) -> AttemptSnapshot {
        let started = Instant(milliseconds: state.started)
        let attempt = Attempt(
            id: ID(text: "trial"), assessment: test, person: person.id, ordinal: 1, revision: revision.id, seed: state.seed,
            startedAt: started,
            deadline: draft.times.map { started + $0.limit }, submission: nil)
        let paper = revision.paper(seed: state.seed)
        let answers = paper.enumerated().compactMap { index, question -> (ID<Question>, AttemptSnapshot.SavedAnswer)? in
            guard let answer = state.answers["\(index + 1)"].flatMap(question.answer) else { return nil }
            return (question.id, AttemptSnapshot.SavedAnswer(answer: answer, savedAt: started, isOverOther: false))
        }
        let unreadable = paper.enumerated().compactMap { index, question -> (ID<Question>, AttemptSnapshot.UnreadableAnswer)? in
            guard let text = state.unreadable?["\(index + 1)"].flatMap(NumberQuestion.unreadable) else { return nil }
            return (question.id, AttemptSnapshot.UnreadableAnswer(text: text, savedAt: started))
        }
        let flagged = paper.enumerated().filter { state.flagged.contains($0.offset + 1) }.map(\.element.id)
        return AttemptSnapshot(
            attempt: attempt, kind: kind ?? draft.kind, course: editor.test.course.course, revision: revision,
            answers: Dictionary(answers, uniquingKeysWith: { first, _ in first }),
            unreadable: Dictionary(unreadable, uniquingKeysWith: { first, _ in first }), flagged: Set(flagged), logLength: 0)
    }
}

extension Release<TimeExpression> {
    /// The release with its moment worked out.
    fileprivate var settled: Release<Instant> {
        switch self {
        case .atOnce: .atOnce
        case .afterLast: .afterLast
        case .from(let time): .from(time.instant)
        }
    }
}
