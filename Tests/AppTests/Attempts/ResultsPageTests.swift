import Testing

@testable import App

@Suite("The page of an attempt's results")
struct ResultsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ kind: AssessmentKind, marks: MarkScheme = .romanian, attempts count: Int = 1, policy: AttemptPolicy? = nil,
        disclosure: Disclosure = .atOnce, isPutAway: Bool = false, interventions: [Intervention] = [],
        answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = SampleSnapshot.answers, receipt: ReceiptCode? = nil,
        lessons: [QuizLesson] = []
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
                openUntil: nil, receipt: receipt, lessons: [], isPutAway: isPutAway, topicLessons: lessons),
            studentName: "Ana Țîrlea", origin: "https://gata.example.org", strings: ground.strings,
            now: SampleSnapshot.start + .minutes(30))
    }

    @Test("a mark of a final says that it is a pass or that it is not, points say neither, and nobody fails at practising")
    func passing() {
        let (passed, failed, points) = (page(.final).mark, page(.final, answers: [:]).mark, page(.final, marks: .points).mark)
        #expect(passed.passed != nil && passed.failed == nil)
        #expect(failed.passed == nil && failed.failed != nil)
        #expect(points.passed == nil && points.failed == nil)
        for quiz in [page(.quiz), page(.quiz, answers: [:])] {
            #expect(quiz.mark.passed == nil && quiz.mark.failed == nil)
        }
    }

    @Test(
        "a mark says what it is out of and what was needed; the percentage is said where the mark is none",
        arguments: [
            (MarkScheme.romanian, "out of 10; pass mark 5", true), (.serbian, "out of 10; pass mark 6", true),
            (.percent, "pass mark 50%", false), (.points, nil, true),
        ] as [(MarkScheme, String?, Bool)])
    func scale(marks: MarkScheme, scale: String?, hasPercent: Bool) {
        let shown = page(.final, marks: marks)
        #expect(shown.mark.scale == scale && (shown.percent != nil) == hasPercent)
        let half = ground.strings("results.percent", ["percent": ground.strings.formats.percent(50, of: 100)])
        #expect(shown.percent ?? half == half)
    }

    @Test("a result is kept, sent and shared where it has a receipt, and the e-mail says the mark and no answer")
    func ways() throws {
        #expect(page(.quiz).ways == nil)
        let ways = try #require(page(.quiz, receipt: .sample).ways)
        #expect(ways.saveHref == ReceiptRoutes.reportPage(of: SampleSnapshot.id))
        #expect(ways.shareHref == ReceiptRoutes.sharing(of: SampleSnapshot.id))
        let mail = try #require(ways.mailHref.removingPercentEncoding)
        #expect(mail.hasPrefix("mailto:?") && mail.contains("5.50") && !mail.contains("Varianta"))
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

    @Test("questions that are partly right are counted among the wrong ones, and it is said how many they are")
    func partly() {
        #expect(page(.quiz).counts.map(\.value) == ["2", "2, 1 of them partly correct", "1", "5"])
        #expect(page(.quiz, answers: [:]).counts.map(\.value) == ["0", "0", "5", "5"])
    }

    /// A lesson about each topic, and one about none.
    private let lessons = ["language", "architecture", "layers", "cycle", nil].map { topic in
        QuizLesson(href: "/lessons/\(topic ?? "none")", title: topic ?? "none", topic: topic.map(ID.init(text:)))
    }

    @Test("lessons about what was not fully right are led to, the weakest topic first; there are none when all was right")
    func repeated() {
        let shown = page(.quiz, lessons: lessons)
        #expect(shown.repeats && shown.repeated.map(\.title) == ["cycle", "architecture", "layers"])
        #expect(shown.repeated.first?.share.hasPrefix("Ciclul · ") == true)
        #expect(!page(.quiz, isPutAway: true, lessons: lessons).repeats)
        let right = [1: [1], 2: [1, 2], 3: [1], 4: [1, 2], 5: [1]].map { number, chosen in
            (
                SampleSnapshot.questionID(number),
                AttemptSnapshot.SavedAnswer(
                    answer: .options(Set(chosen)), savedAt: SampleSnapshot.start, isOverOther: false)
            )
        }
        #expect(!page(.quiz, answers: Dictionary(right, uniquingKeysWith: { $1 }), lessons: lessons).repeats)
    }

    @Test("lessons to repeat after a final follow from the topics that it shows, and from nothing else")
    func repeatedAfterFinal() {
        let final = page(.final, lessons: lessons)
        let shown = Set(final.topics.map { String($0.title.split(separator: " / ").last ?? "") })
        #expect(final.repeated.allSatisfy { lesson in shown.contains(String(lesson.share.split(separator: " · ")[0])) })
    }
}
