import Testing

@testable import App

@Suite("The page of an attempt's results")
struct ResultsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ kind: AssessmentKind, marks: MarkScheme = .romanian, attempts count: Int = 1, policy: AttemptPolicy? = nil,
        disclosure: Disclosure = .atOnce, isPutAway: Bool = false, interventions: [Intervention] = [],
        answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = SampleSnapshot.answers
    ) -> ResultsPage {
        let outcome = Outcome.marking(SampleSnapshot.revision.questions, answers: answers.mapValues(\.answer))
        let submission = Submission(
            endedAt: SampleSnapshot.start + .minutes(20), reason: .submitted, outcome: outcome,
            mark: marks.mark(earned: outcome.earned, possible: outcome.possible))
        let entry = AssessmentStore.Entry.sample(
            kind, schedule: kind == .final ? SampleSnapshot.schedule : nil, policy: policy, disclosure: disclosure)
        return ResultsPage(
            frame: ground.frame,
            snapshot: SampleSnapshot.snapshot(kind, answers: answers, submission: submission, interventions: interventions),
            submission: submission,
            background: .init(
                assessment: entry.assessment, topics: .sample,
                attempts: (1...count).map { SampleSnapshot.attempt(kind, ordinal: $0, submission: submission) }, busyUntil: nil,
                openUntil: nil, receipt: nil, lessons: [], isPutAway: isPutAway),
            studentName: "Ana Țîrlea", strings: ground.strings, now: SampleSnapshot.start + .minutes(30))
    }

    @Test("a mark says that it is a pass or that it is not, and points say neither")
    func passing() {
        let (passed, failed, points) = (page(.quiz), page(.quiz, answers: [:]), page(.quiz, marks: .points))
        #expect(passed.passed != nil && passed.failed == nil)
        #expect(failed.passed == nil && failed.failed != nil)
        #expect(points.passed == nil && points.failed == nil)
    }

    @Test("a final says that right answers stay away; a quiz shows them, or says from when on")
    func withheld() {
        let final = page(.final)
        #expect(final.withheld == ground.strings("results.withheld") && final.questions.allSatisfy { $0.solution == nil })
        let quiz = page(.quiz)
        #expect(quiz.withheld == nil && quiz.questions.allSatisfy { $0.solution != nil })
        let date = SampleSnapshot.start + .days(1)
        let later = page(.quiz, disclosure: Disclosure(results: .atOnce, answers: .from(date)))
        let now = SampleSnapshot.start + .minutes(30)
        #expect(later.withheld == WaitSentence.answers(.date(date), ground.strings, now: now))
        #expect(later.questions.allSatisfy { $0.solution == nil })
    }

    @Test(
        "another attempt starts at once where nothing has to be typed or waited for, else from the test's page, or there is none")
    func again() {
        let quiz = page(.quiz)
        #expect(quiz.againAction != nil && quiz.againHref == nil)
        for more in [page(.final, policy: .sample(allowed: 2)), page(.quiz, policy: .sample(allowed: nil, pause: .minutes(60)))] {
            #expect(more.againAction == nil && more.againHref == AssessmentRoutes.test(ID(text: "test")))
        }
        let last = page(.final)
        #expect(last.againAction == nil && last.againHref == nil)
    }

    @Test("a topic that has all its questions in one subtopic shares its line; topics are led to while the course is there")
    func topics() {
        let nobody = Set<ID<Question>>([SampleSnapshot.questionID(4)])
        #expect(page(.quiz).topics.map(\.title) == ["Arhitectura", "Straturi", "Ciclul"])
        #expect(page(.quiz).topics.map(\.isSubtopic) == [false, true, true])
        let snapshot = SampleSnapshot.snapshot(.quiz, revision: without(nobody))
        let shared = ResultsPage.topicLines(of: snapshot, .sample, isLinked: true, ground.strings)
        #expect(shared.map(\.title) == ["Arhitectura / Straturi"] && shared.map(\.isSubtopic) == [false])
        #expect(page(.quiz).topics.allSatisfy { $0.href != nil })
        #expect(page(.quiz, isPutAway: true).topics.allSatisfy { $0.href == nil })
    }

    private func without(_ questions: Set<ID<Question>>) -> AssessmentRevision {
        let whole = SampleSnapshot.revision
        return AssessmentRevision(
            id: whole.id, title: whole.title, introductionHTML: nil,
            questions: whole.questions.filter { !questions.contains($0.id) }, isShuffled: false, pools: [],
            credit: .rightMinusWrong)
    }

    @Test("questions that are partly right are counted among the wrong ones, with a note")
    func partly() {
        #expect(page(.quiz).counts.map(\.note) == [nil, ground.strings("results.partly", n: 1), nil, nil])
        #expect(page(.quiz, answers: [:]).counts.map(\.note) == [nil, nil, nil, nil])
    }
}
