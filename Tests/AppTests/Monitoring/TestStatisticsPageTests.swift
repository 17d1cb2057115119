import Testing

@testable import App

@Suite("The page of a test's figures")
struct TestStatisticsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func submission(_ right: Int, _ scheme: MarkScheme) -> Submission {
        let questions = SampleSnapshot.typed.questions
        let answers = Dictionary(
            zip(questions.map(\.id), [Answer.typed("3.14"), .typed("UIKit")]).prefix(right).map { ($0, $1) },
            uniquingKeysWith: { first, _ in first })
        let outcome = Outcome.marking(questions, answers: answers)
        return Submission(
            endedAt: SampleSnapshot.start + .minutes(20), reason: .submitted, outcome: outcome,
            mark: scheme.mark(earned: outcome.earned, possible: outcome.possible))
    }

    private func page(
        _ submissions: [Submission], policy: AttemptPolicy = .sample(allowed: 1), all: Bool = false
    ) -> TestStatisticsPage {
        let attempts = submissions.enumerated().map { index, submission in
            AnsweredAttempt(
                attempt: SampleSnapshot.attempt(.quiz, ordinal: index + 1, submission: submission),
                questions: SampleSnapshot.typed.questions, answers: [:])
        }
        return TestStatisticsPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                taught: .sample(.quiz), assessment: AssessmentStore.Entry.sample(.quiz, policy: policy).assessment,
                attempts: attempts, questions: SampleSnapshot.typed.questions), isOfAll: all)
    }

    @Test("the attempts that count or all of them can be looked at, where there may be several and one of them counts")
    func basis() {
        let submissions = [submission(0, .romanian), submission(2, .romanian)]
        let id = ID<Assessment>(text: "test")
        #expect(page(submissions).other == nil && page(submissions).basis == ground.strings("figures.of-all", n: 1))
        for (rule, key) in [(CountingRule.best, "best"), (.last, "last"), (.first, "first")] {
            let counted = page(submissions, policy: .sample(allowed: nil, counts: rule))
            #expect(counted.basis == ground.strings("figures.of-" + key, n: 1), "\(key)")
            #expect(counted.other?.href == StatisticsRoutes.statisticsOfAll(of: id))
        }
        let all = page(submissions, policy: .sample(allowed: nil), all: true)
        #expect(all.basis == ground.strings("figures.of-all", n: 2) && all.other?.href == StatisticsRoutes.statistics(of: id))
        let average = page(submissions, policy: .sample(allowed: 3, counts: .average))
        #expect(average.other == nil && average.basis == ground.strings("figures.of-all", n: 2))
    }

    private func values(_ page: TestStatisticsPage) -> [String] { page.summary.map(\.value) }

    @Test("mean and median are of the points, and how many passed is told where every mark says it")
    func summary() {
        let three = [2, 0, 0].map { submission($0, .romanian) }
        let passed = ground.strings("figures.passed-of", ["n": "1", "of": "3"])
        let percent = ground.strings.formats.percent
        #expect(values(page(three, all: true)) == [percent(333, 1000), percent(0, 1000), passed])
        let two = [2, 1].map { submission($0, .points) }
        #expect(values(page(two, all: true)) == [percent(750, 1000), percent(750, 1000)])
        let mixed = [submission(2, .romanian), submission(2, .points)]
        #expect(page(mixed, all: true).summary.count == 2, "some say nothing")
    }

    @Test("bars stand for marks, or for shares of the points where marks are none")
    func marks() {
        let romanian = page([submission(2, .romanian)])
        #expect(romanian.marksLabel == ground.strings("results.mark") && romanian.marks.last?.label == "10")
        #expect(romanian.marks.first?.label == ground.strings("figures.range", ["from": "1.00", "to": "1.99"]))
        #expect(romanian.marks.map(\.count) == ["0", "0", "0", "0", "0", "0", "0", "0", "0", "1"])
        let points = page([submission(1, .points)])
        #expect(points.marksLabel == ground.strings("figures.share-of-points"))
        let percent = ground.strings.formats.percent
        let range = ground.strings("figures.range", ["from": percent(9, 10), "to": percent(10, 10)])
        #expect(points.marks.last?.label == range && points.marks.map(\.count)[5] == "1")
    }

    @Test("a test that nobody has taken has no figures")
    func empty() {
        let nobody = page([])
        #expect(nobody.isEmpty && nobody.histogram == nil && nobody.summary.isEmpty)
        #expect(nobody.basis == nil && page([], policy: .sample(allowed: nil)).basis == nil)
        #expect(!page([submission(1, .romanian)]).isEmpty && page([submission(1, .romanian)]).histogram != nil)
    }
}
