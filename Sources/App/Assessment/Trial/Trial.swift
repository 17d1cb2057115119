/// A test that its teacher tries out: what is written, as a student would have it in hand.
struct Trial: Sendable {
    let desk: TestDesk
    let draft: AssessmentDraft
    let revision: AssessmentRevision

    init(_ desk: TestDesk, _ draft: AssessmentDraft) throws {
        self.desk = desk
        self.draft = draft
        revision = try AssessmentRevision(draft, topics: desk.topics.ids) { TrialRoutes.picture($0, of: desk.test.id) }
    }

    var test: ID<Assessment> { desk.test.id }

    /// What is written, as what it would be if it were published.
    var assessment: Assessment {
        let rules = draft.rules
        return Assessment(
            id: test, number: 0, course: desk.test.course.course.id, topic: nil, kind: draft.kind,
            schedule: draft.times.map { Schedule(opens: $0.opens.instant, closes: $0.closes.instant, limit: $0.limit) },
            policy: AttemptPolicy(allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code),
            disclosure: Disclosure(results: rules.results.settled, answers: rules.answers.settled), title: draft.content.title,
            questionCount: draft.content.askedCount)
    }

    /// What is on the table at a state.
    /// - Parameter kind: another than the test's, to show the teacher alone what is right.
    func sitting(_ state: TrialState, for person: Viewer, as kind: AssessmentKind? = nil) -> Sitting {
        let started = Instant(milliseconds: state.started)
        let attempt = Attempt(
            id: ID(text: "trial"), assessment: test, person: person.id, ordinal: 1, revision: revision.id, seed: state.seed,
            startedAt: started,
            deadline: draft.times.map { started + $0.limit }, submission: nil)
        let paper = revision.paper(seed: state.seed)
        let answers = paper.enumerated().compactMap { index, question -> (ID<Question>, Sitting.SavedAnswer)? in
            guard let answer = state.answers["\(index + 1)"].flatMap(question.answer) else { return nil }
            return (question.id, Sitting.SavedAnswer(answer: answer, savedAt: started, isOverOther: false))
        }
        let flagged = paper.enumerated().filter { state.flagged.contains($0.offset + 1) }.map(\.element.id)
        return Sitting(
            attempt: attempt, kind: kind ?? draft.kind, course: desk.test.course.course, revision: revision,
            answers: Dictionary(answers, uniquingKeysWith: { first, _ in first }), flagged: Set(flagged), logLength: 0)
    }
}

extension Release<TimeExpression> {
    /// With the moment that is meant.
    fileprivate var settled: Release<Instant> {
        switch self {
        case .atOnce: .atOnce
        case .afterLast: .afterLast
        case .from(let time): .from(time.instant)
        }
    }
}
