import Testing

@testable import App

@Suite("What to do about a question")
struct QuestionAdviceTests {
    private typealias Sample = SampleFigures

    /// The advice on the first of two questions, of which the second puts the attempts in an order: those above are right in
    /// it.
    /// - Parameter first: the options chosen in the first question by those who are right in the second, and by the others.
    private func advice(_ good: [Int], _ bad: [Int], _ question: Question = Sample.question("a")) -> QuestionAdvice? {
        // Worth so much that the first changes no place between the two halves.
        let other = Sample.question("b", points: 100_000)
        let attempts = (good.map { [$0, 1] } + bad.map { [$0, 2] }).map { Sample.attempt([question, other], $0) }
        return QuestionStatistics.of(attempts, order: [question, other]).first.flatMap(QuestionAdvice.on)
    }

    private func many(_ option: Int, _ count: Int) -> [Int] { Array(repeating: option, count: count) }

    @Test("nothing where a question tells who knows: half of the attempts right, most of them good, all options in use")
    func good() {
        #expect(advice(many(1, 13) + [2, 3], many(1, 3) + many(2, 6) + many(3, 6)) == nil)
    }

    @Test("nothing is said of a question at fault, nor of too few attempts, and neither is a concern")
    func silent() {
        let fault = Sample.question("a").corrected(by: .everyone)
        #expect(advice(many(1, 10), many(2, 10), fault) == .atFault && QuestionAdvice.atFault.gravity == nil)
        #expect(advice(many(2, 7), many(1, 7)) == .few(14) && QuestionAdvice.few(14).gravity == nil)
        #expect(advice(many(2, 8), many(1, 7)) != .few(15))
    }

    @Test("half of the attempts or more without an answer")
    func unanswered() {
        #expect(advice(many(1, 5) + many(0, 5), many(2, 5) + many(0, 5)) == .unanswered(10, of: 20))
        #expect(advice(many(0, 10), many(0, 10)) == .unanswered(20, of: 20))
        #expect(advice(many(1, 9) + [0], many(2, 5) + many(3, 4) + [0]) == nil)
    }

    @Test("the best third prefers a wrong option")
    func rival() {
        // The best third of 18 is 6: the 3 that are right in both, and all 6 that share the place after them.
        let found = advice(many(1, 3) + many(2, 6), many(1, 3) + many(3, 6))
        #expect(found == .rival("B", chosen: 6, correct: 3) && found?.doubtsKey == true)
        #expect(advice(many(1, 3) + many(2, 2), many(1, 5) + many(3, 5)) != .rival("B", chosen: 2, correct: 3), "it must be more")
        let several = Sample.question("a", right: [1, 2], isMultiple: true)
        if case .rival? = advice(many(3, 9), many(1, 9), several) { Issue.record("several options are no rivals") }
    }

    @Test("nearly everyone is right: said before anything that so few wrong answers would make of it")
    func easy() {
        #expect(advice(many(1, 19) + [2], many(1, 20)) == .easy(facility: 0.975))
        #expect(advice(many(1, 20), many(1, 20)) == .easy(facility: 1))
    }

    @Test("who did well in the rest did worse here")
    func negative() throws {
        let several = Sample.question("a", right: [1], isMultiple: true)
        let found = try #require(advice(many(1, 5) + many(2, 5), many(1, 9) + many(2, 1), several))
        guard case .negative(let index) = found else { return #expect(Bool(false), "\(found)") }
        // Marks: means 0.5 and 0.9 of two halves, so -0.2 · 0.5 · 20/19 below, and 0.7 · 0.3 · 20/19, 0.25 · 20/19:
        // -0.1/√0.0525.
        let expected = -100 * 0.1 / 0.0525.squareRoot()
        #expect((index - expected) * (index - expected) < 1e-12 && found.doubtsKey)
    }

    @Test("few of the best third are right, and nobody of it")
    func missed() {
        let four = Sample.question("a", options: 4)
        // The best are 10 with different wrong answers; in no option more than in the right one.
        #expect(advice([1, 1, 1, 1, 2, 2, 3, 3, 4, 4], many(2, 10), four) == .missed(4, of: 10))
        let several = Sample.question("a", right: [1], isMultiple: true)
        #expect(advice(many(2, 10), many(3, 10), several) == .missed(0, of: 10))
    }

    @Test("no better than blind guesses, and hard for most: where the best third knows it")
    func byFacility() {
        // The best third, 5 of 17, are right, and nobody else; with two options half would be by chance.
        #expect(advice(many(1, 5), many(2, 12), Sample.question("a", options: 2)) == .guessed(facility: 5.0 / 17, guess: 0.5))
        // 6 of 31 are right, more than half of the best 11; typed, so that nobody guesses.
        let several = Sample.question("a", right: [1], isMultiple: true)
        #expect(advice(many(1, 6) + many(2, 5), many(3, 20), several) == .hard(facility: 6.0 / 31))
    }

    @Test("hardly tells anyone apart")
    func dubious() throws {
        let found = try #require(advice(many(1, 11) + many(2, 5) + many(3, 4), many(1, 10) + many(2, 5) + many(3, 5)))
        guard case .dubious(let efficiency) = found else { return #expect(Bool(false), "\(found)") }
        #expect(efficiency > 0 && efficiency < ItemStatistics.leastEfficiency && !found.doubtsKey)
    }

    @Test("an option that nobody takes, where there are three wrong answers for each wrong option")
    func idle() {
        #expect(advice(many(1, 13) + many(2, 2), many(1, 3) + many(2, 12)) == .idle(["C"], wrong: 14))
        #expect(advice(many(1, 15), many(1, 10) + many(2, 5)) == nil, "with five wrong answers it may be chance")
    }

    @Test("the gravest comes first, and each has a place of its own")
    func order() {
        let all: [QuestionAdvice] = [
            .rival("B", chosen: 2, correct: 1), .negative(index: -1), .missed(1, of: 9), .guessed(facility: 0.2, guess: 0.3),
            .unanswered(9, of: 9), .hard(facility: 0.1), .dubious(efficiency: 1), .easy(facility: 1), .idle(["C"], wrong: 9),
        ]
        #expect(all.map(\.gravity) == (0..<9).map { $0 })
        let judged = JudgedQuestion.of(TestStatistics(Sample.attempts, order: Sample.questions))
        #expect(JudgedQuestion.concerns(among: judged).map(\.number) == [1, 4, 3, 2])
        #expect(judged.map(\.number) == (1...8).map { $0 })
    }

    @Test(
        "a sentence has the numbers in the language's own notation, and an option at most in part", arguments: Language.allCases)
    func sentences(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let formats = strings.formats
        func text(_ advice: QuestionAdvice) -> String { AdviceSentence.text(advice, strings) }
        #expect(text(.missed(3, of: 12)) == strings("figures.advice-missed", n: 3, ["of": "12"]))
        #expect(text(.missed(0, of: 12)) == strings("figures.advice-missed-by-all", ["of": "12"]))
        #expect(text(.negative(index: -12.34)).contains("-" + formats.percent(123, of: 1000)))
        #expect(text(.guessed(facility: 0.2, guess: 0.25)).contains(formats.percent(1, of: 5)))
        #expect(text(.rival("B", chosen: 7, correct: 3)).contains(strings("figures.quoted", ["text": "B"])))
        #expect(text(.few(2)) == strings("figures.advice-few", n: 2))
        let idle = text(.idle([String(repeating: "x", count: 100), "<b>"], wrong: 40))
        #expect(idle.contains("xxx…") && idle.contains("<b>") && idle.contains("40") && !idle.contains("{"))
        let rest: [QuestionAdvice] = [
            .atFault, .unanswered(9, of: 10), .easy(facility: 0.97), .hard(facility: 0.1), .dubious(efficiency: 9.96),
        ]
        for advice in rest { #expect(!text(advice).contains("{") && !text(advice).hasPrefix("figures."), "\(advice)") }
        #expect(text(.dubious(efficiency: 9.96)).contains(formats.percent(10, of: 100)))
    }
}
