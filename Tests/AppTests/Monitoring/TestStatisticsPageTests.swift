import Testing

@testable import App

@Suite("The page of a test's figures")
struct TestStatisticsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    /// An ended attempt with so many right answers.
    private struct Ended {
        let submission: Submission
        let answers: [ID<Question>: Answer]
    }

    private func submission(_ right: Int, _ scheme: MarkScheme) -> Ended {
        let questions = SampleSnapshot.typed.questions
        let answers = Dictionary(
            zip(questions.map(\.id), [Answer.typed("3.14"), .typed("UIKit")]).prefix(right).map { ($0, $1) },
            uniquingKeysWith: { first, _ in first })
        let outcome = Outcome.marking(questions, answers: answers)
        let mark = scheme.mark(earned: outcome.earned, possible: outcome.possible)
        let endedAt = SampleSnapshot.start + .minutes(20)
        return Ended(
            submission: Submission(endedAt: endedAt, reason: .submitted, outcome: outcome, mark: mark), answers: answers)
    }

    private func page(
        _ ended: [Ended], policy: AttemptPolicy = .sample(allowed: 1), all: Bool = false
    ) -> TestStatisticsPage {
        let questions = SampleSnapshot.typed.questions
        let attempts = ended.enumerated().map { index, ended in
            AnsweredAttempt(
                attempt: SampleSnapshot.attempt(.quiz, ordinal: index + 1, submission: ended.submission), questions: questions,
                answers: ended.answers)
        }
        return page(attempts, questions, policy: policy, StatisticsQuery(attempts: all ? "all" : nil))
    }

    private func page(
        _ attempts: [AnsweredAttempt], _ questions: [Question], policy: AttemptPolicy = .sample(allowed: nil),
        _ query: StatisticsQuery = StatisticsQuery(attempts: "all")
    ) -> TestStatisticsPage {
        TestStatisticsPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                taught: .sample(.quiz), assessment: AssessmentStore.Entry.sample(.quiz, policy: policy).assessment,
                attempts: attempts, questions: questions), query: query)
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

    private func value(_ page: TestStatisticsPage, _ key: String) -> String? {
        page.summary.first { $0.label == ground.strings(key) }?.value
    }

    @Test("mean and median are of the points, and how many passed is told where every mark says it")
    func summary() {
        let percent = ground.strings.formats.percent
        let three = page([2, 0, 0].map { submission($0, .romanian) }, all: true)
        #expect(
            value(three, "figures.mean-points") == percent(333, 1000) && value(three, "figures.median-points") == percent(0, 1000)
        )
        #expect(value(three, "figures.passed") == ground.strings("figures.passed-of", ["n": "1", "of": "3"]))
        let two = page([2, 1].map { submission($0, .points) }, all: true)
        #expect(
            value(two, "figures.mean-points") == percent(750, 1000) && value(two, "figures.median-points") == percent(750, 1000))
        let mixed = page([submission(2, .romanian), submission(2, .points)], all: true)
        #expect(value(mixed, "figures.passed") == nil, "some say nothing")
    }

    @Test("what does not exist for so few attempts is left out, and what is there says in words what it means")
    func facts() {
        let keys = ["deviation", "skewness", "kurtosis", "consistency", "standard-error"].map { "figures." + $0 }
        let one = page([submission(1, .romanian)])
        for key in keys { #expect(value(one, key) == nil, "\(key)") }
        let two = page([2, 1].map { submission($0, .romanian) }, all: true)
        #expect(keys.map { value(two, $0) != nil } == [true, false, false, true, true])
        // Totals 2 and 1 of 2 points: variance 0.5, deviation 0.7071 of 2.
        #expect(value(two, "figures.deviation") == ground.strings.formats.percent(354, of: 1000))
        // Totals 2, 1, 1, 0 of 2 points: symmetrical; k2 = 2/3, m4 = 1/2, m2 = 1/2, k4 = 16 · (5/2 - 9/4)/6 = 2/3, of k2² 1.5.
        let four = page([2, 1, 1, 0].map { submission($0, .romanian) }, all: true)
        #expect(
            value(four, "figures.skewness") == "0"
                && value(four, "figures.kurtosis") == ground.strings.formats.decimal(thousandths: 1500))
        // Variances 1/4 (1, 1, 1, 0) and 1/4 (1, 0, 0, 0): 100 · 2 · (1 - 0.5/(2/3)) = 50; √0.5 · √(2/3) of 2 points.
        #expect(value(four, "figures.consistency") == ground.strings.formats.percent(50, of: 100))
        #expect(value(four, "figures.standard-error") == ground.strings.formats.percent(289, of: 1000))
        #expect(four.summary.filter { $0.meaning != nil }.count == 6)
        #expect(
            !four.summary.contains { $0.meaning?.contains("{") ?? false } && !four.meanings.contains { $0.value.contains("{") })
    }

    @Test("fewer than thirty attempts say that their figures mean little")
    func few() {
        let attempts = SampleFigures.attempts
        #expect(page(attempts, SampleFigures.questions).few == nil)
        let some = page(Array(attempts.prefix(29)), SampleFigures.questions)
        #expect(some.few == ground.strings("figures.few", n: 30) && page([]).few == nil)
    }

    @Test("questions to check come first, the gravest before others, each with its sentence and the way to its card")
    func concerns() throws {
        let page = page(SampleFigures.attempts, SampleFigures.questions)
        let numbers = page.concerns.map(\.number)
        #expect(page.hasConcerns && numbers == [1, 4, 3, 2])
        let rival = AdviceSentence.text(.rival("B", chosen: 16, correct: 0), ground.strings)
        #expect(page.concerns.first?.advice == rival && page.concerns.first?.text == "Întrebarea <1>")
        let cards = page.questions
        #expect(cards.map(\.number) == (1...8).map { $0 } && cards.first?.advice == rival)
        #expect(cards.filter { $0.advice != nil }.map(\.number).sorted() == numbers.sorted())
        #expect(page.table.filter(\.isOff).map(\.number) == numbers.sorted())
        // Only where the correct answer itself is in doubt is there a way to change it.
        let key = CorrectionRoutes.key(of: SampleFigures.questions[0].id, in: ID(text: "test"))
        #expect(cards.first?.keyHref == key && cards.filter { $0.keyHref != nil }.count < numbers.count)
    }

    @Test("too few attempts are said on the card alone")
    func silent() {
        let page = page(Array(SampleFigures.attempts.prefix(3)), SampleFigures.questions)
        #expect(!page.hasConcerns && page.table.allSatisfy { !$0.isOff })
        #expect(page.questions.allSatisfy { $0.advice == ground.strings("figures.advice-few", n: 3) })
    }

    @Test("a figure that does not exist is a dash in the table, and not on the card")
    func missing() throws {
        let page = page(Array(SampleFigures.attempts.prefix(1)), SampleFigures.questions)
        let row = try #require(page.table.first)
        #expect([row.deviation, row.discrimination, row.efficiency, row.weight] == ["–", "–", "–", "–"])
        #expect(row.asked == "1" && row.facility == ground.strings.formats.percent(0, of: 1))
        #expect(page.questions.first?.figures.map(\.label) == [ground.strings("figures.guess")])
        let printed = page.table.flatMap { [$0.facility, $0.deviation, $0.discrimination, $0.efficiency, $0.weight, $0.guess] }
        #expect(!printed.contains { $0.lowercased().contains("nan") || $0.lowercased().contains("inf") })
    }

    @Test("the table has the order of its headings, turned round when pressed again; what has no figure is last")
    func order() {
        func numbers(_ sort: String?, _ dir: String? = nil) -> [Int] {
            let query = StatisticsQuery(attempts: "all", sort: sort, dir: dir)
            return self.page(SampleFigures.attempts, SampleFigures.questions, query).table.map(\.number)
        }
        #expect(numbers(nil) == (1...8).map { $0 } && numbers("number", "back") == (1...8).reversed().map { $0 })
        #expect(numbers("nonsense") == numbers(nil))
        // All were right in 3; it tells nobody apart, so it has no discrimination.
        #expect(numbers("facility").last == 3 && numbers("facility", "back").first == 3)
        #expect(numbers("discrimination").last == 3 && numbers("discrimination", "back").last == 3)
        #expect(numbers("discrimination").first == 1)
        let page = page(SampleFigures.attempts, SampleFigures.questions, StatisticsQuery(sort: "weight"))
        #expect(page.columns.map(\.sort).compactMap(\.self) == ["ascending"] && page.columns.count == 8)
        let address = StatisticsRoutes.statistics(of: ID(text: "test"))
        #expect(
            page.columns.at(6)?.href == address + "?sort=weight&dir=back#table" && page.columns.first?.href == address + "#table")
        let all = StatisticsQuery(attempts: "all", sort: "guess", dir: "back")
        #expect(all.ordered(by: .guess).text == "?attempts=all&sort=guess" && all.text == "?attempts=all&sort=guess&dir=back")
        for order in StatisticsQuery.Order.allCases { #expect(Set(numbers(order.rawValue)).count == 8, "\(order)") }
    }

    @Test("figures are in the language's own notation, and nothing is minus nothing")
    func notation() throws {
        for language in Language.allCases {
            let formats = try SamplePages.strings(language).formats
            #expect(FigureText.percent(-87.2231, formats) == "-" + formats.percent(872, of: 1000))
            #expect(FigureText.percent(-0.04, formats) == formats.percent(0, of: 1000))
            #expect(FigureText.decimal(-0.004, formats) == "0" && FigureText.decimal(-0.0925, formats).hasPrefix("-0"))
            #expect(FigureText.share(0.625, formats) == formats.percent(625, of: 1000))
            for none in [nil, Double.nan, .infinity, 1e300] { #expect(FigureText.percent(none, formats) == FigureText.none) }
        }
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
