import Testing

@testable import App

@Suite("The marks of a test as numbers")
struct MarkedTestTests {
    private typealias Sample = SampleFigures

    private func figures(_ attempts: [AnsweredAttempt], _ order: [Question]) -> TestStatistics {
        TestStatistics(attempts, order: order)
    }

    private func isNear(_ found: Double?, _ expected: Double) -> Bool {
        found.map { ($0 - expected) * ($0 - expected) < 1e-18 } ?? false
    }

    /// The marks of the set that is worked by hand, as answers to three questions of 2, 1 and 1 points.
    @Test("attempts give what their marks give: unequal points, one not answered, and an order that does not matter")
    func byHand() {
        let questions = [Sample.question("a", points: 2000), Sample.question("b"), Sample.question("c")]
        let chosen = [[1, 1, 1], [1, 1, 0], [1, 2, 1], [2, 1, 3], [0, 3, 2]]
        let attempts = chosen.map { Sample.attempt(questions, $0) }
        for attempts in [attempts, attempts.reversed()] {
            let (test, set) = (figures(attempts, questions), StatisticsSet.byHand)
            #expect(test.count == 5 && test.whole == Points(thousandths: 4000))
            for (question, item) in zip(test.questions, set.items) {
                #expect(question.item.facility == item.facility && isNear(question.item.variance, item.variance ?? -1))
                #expect(isNear(question.item.covariance, item.covariance ?? -1))
                #expect(isNear(question.item.covarianceMaximum, item.covarianceMaximum ?? -1))
            }
            let weights = ItemStatistics.weights(set.items.map(\.totalCovariance))
            for (question, weight) in zip(test.questions, weights) { #expect(isNear(question.weight, weight ?? -1)) }
            #expect(isNear(test.scores.consistency, 50) && isNear(test.scores.skewness, set.scores.skewness ?? 0))
        }
    }

    @Test("a drawn question is of those who got it, and compared with their whole total; it has no weight of its own")
    func drawn() throws {
        // Everyone answers a, and one of b and c. Those who got b: marks 1, 1, 0 and totals 2, 1, 0.
        let (a, b, c) = (Sample.question("a"), Sample.question("b"), Sample.question("c"))
        let pool = AssessmentRevision.Pool(questions: [b.id, c.id], count: 1)
        let attempts = [
            Sample.attempt([b, a], [1, 1], pools: [pool]), Sample.attempt([a, b], [2, 1], pools: [pool]),
            Sample.attempt([a, b], [2, 2], pools: [pool]), Sample.attempt([a, c], [1, 1], pools: [pool]),
            Sample.attempt([a, c], [1, 0], pools: [pool]),
        ]
        let test = figures(attempts, [a, b, c])
        #expect(test.questions.map(\.asked) == [5, 3, 2] && test.questions.map(\.item.count) == [5, 3, 2])
        let second = try #require(test.questions.at(1)?.item)
        // Marks' deviations 1/3, 1/3, -2/3, variance (6/9)/2 = 1/3; totals' 1, 0, -1, variance 1; covariance (1/3 + 2/3)/2 =
        // 1/2.
        #expect(isNear(second.facility, 2.0 / 3) && isNear(second.variance, 1.0 / 3) && isNear(second.restVariance, 1))
        #expect(isNear(second.covariance, 0.5) && isNear(second.discriminationIndex, 50 / (1.0 / 3).squareRoot()))
        // Of a, the rests are the marks of the drawn ones: 1, 1, 0, 1, 0.
        #expect(isNear(test.questions.first?.item.restVariance, 0.3))
        #expect(test.questions.map { $0.weight == nil } == [false, true, true])
        // Places: a with marks 1, 0, 0, 1, 1, and the drawn one with 1, 1, 0, 1, 0. Covariances with the totals 2, 1, 0, 2, 1:
        // deviations 0.4, -0.6, -0.6, 0.4, 0.4 and 0.8, -0.2, -1.2, 0.8, -0.2, so (0.32 + 0.12 + 0.72 + 0.32 - 0.08)/4 = 0.35;
        // 0.4, 0.4, -0.6, 0.4, -0.6, so (0.32 - 0.08 + 0.72 + 0.32 + 0.12)/4 = 0.35. Half the weight each; 100 · 2 · (1 -
        // 0.6/0.7).
        #expect(isNear(test.questions.first?.weight, 50) && isNear(test.scores.consistency, 200 * (1 - 0.6 / 0.7)))
    }

    @Test("a pool of which all are asked draws nothing")
    func allOfAPool() {
        let (a, b) = (Sample.question("a"), Sample.question("b"))
        let pool = AssessmentRevision.Pool(questions: [a.id, b.id], count: 2)
        let chosen = [[1, 1], [1, 2], [2, 2]]
        let with = figures(chosen.map { Sample.attempt([a, b], $0, pools: [pool]) }, [a, b])
        let without = figures(chosen.map { Sample.attempt([a, b], $0) }, [a, b])
        #expect(with.questions == without.questions && with.scores == without.scores)
    }

    @Test("a mark given with other points is the same part of the newest points")
    func otherPoints() throws {
        let (old, new, other) = (Sample.question("a", points: 2000), Sample.question("a", points: 4000), Sample.question("b"))
        let attempts = [
            Sample.attempt([old, other], [1, 2], revision: "1"), Sample.attempt([old, other], [2, 1], revision: "1"),
            Sample.attempt([new, other], [1, 1], revision: "2"),
        ]
        let test = figures(attempts, [new, other])
        let first = try #require(test.questions.first?.item)
        // Marks 4, 0, 4 of 4 points. Totals are parts of what each could earn, of 5 points: 2/3, 1/3, 1.
        #expect(isNear(first.facility, 2.0 / 3) && isNear(first.variance, 16.0 / 3) && test.whole == Points(thousandths: 5000))
        #expect(isNear(test.scores.mean, 10.0 / 3) && isNear(test.scores.median, 10.0 / 3))
        // Rests are parts of the one point beside: 0, 1, 1 of 5.
        #expect(isNear(first.restVariance, 25.0 / 3))
        #expect(test.scores.consistency == nil, "no sum of marks that compare")
    }

    @Test("the total of an attempt is not below 0, and a facility may be")
    func penalties() {
        let a = Sample.question("a", penalty: .full)
        let test = figures([[2], [2], [1]].map { Sample.attempt([a], $0) }, [a])
        #expect(isNear(test.questions.first?.item.facility, -1.0 / 3) && isNear(test.scores.mean, 1.0 / 3))
    }

    @Test("a question at fault is as it is marked now: full points for everyone, and nothing to tell them apart")
    func atFault() {
        let (a, b) = (Sample.question("a").corrected(by: .everyone), Sample.question("b"))
        let test = figures([[0, 1], [2, 2], [1, 1]].map { Sample.attempt([a, b], $0) }, [a, b])
        #expect(test.questions.first?.item.facility == 1 && test.questions.first?.item.discriminationIndex == nil)
        #expect(test.questions.first?.correct == 3 && test.questions.first?.isAtFault == true)
    }

    @Test("points that a teacher gave to one answer count as given")
    func given() {
        let a = Sample.question("a")
        let half = a.adjusted(to: Points(thousandths: 500))
        let test = figures([Sample.attempt([half], [2]), Sample.attempt([a], [2]), Sample.attempt([a], [1])], [a])
        #expect(test.questions.first?.item.facility == 0.5 && test.questions.first?.partly == 1)
    }

    @Test("nobody, and a test without questions, have no figures and nothing that is not a number")
    func nothing() {
        let nobody = figures([], [Sample.question("a")])
        #expect(nobody.questions.isEmpty && nobody.scores.mean == nil && nobody.whole == .zero)
        let empty = figures([Sample.attempt([], [])], [])
        #expect(empty.questions.isEmpty && empty.scores.mean == 0 && empty.scores.consistency == nil)
    }

    @Test("every attempt of 600 at 40 questions is counted, with thousands of different typed answers")
    func many() {
        let typed = SampleSnapshot.typed.questions.suffix(1)
        let questions = (1...39).map { Sample.question("choice \($0)") } + typed
        let attempts = (0..<600).map { number in
            let answered = Sample.attempt(questions, (0..<39).map { ($0 + number) % 4 })
            let answers = answered.answers.merging(typed.map { ($0.id, .typed("y\(number)")) }, uniquingKeysWith: { $1 })
            return AnsweredAttempt(attempt: answered.attempt, questions: questions, answers: answers)
        }
        let test = figures(attempts, questions)
        #expect(test.count == 600 && test.questions.count == 40 && test.questions.allSatisfy { $0.asked == 600 })
        #expect(test.questions.prefix(39).allSatisfy { $0.correct == 150 && $0.unanswered == 150 && $0.item.facility == 0.25 })
        #expect(test.questions.last?.choices.count == QuestionStatistics.mostTyped)
    }

    @Test("a blind guess earns the mean of what the options earn, nothing where something is typed, and nobody knows for several")
    func guesses() {
        #expect(Sample.question("a", options: 4).guessScore == 0.25 && Sample.question("a", options: 2).guessScore == 0.5)
        #expect(Sample.question("a", options: 4, right: [1, 2]).guessScore == 0.5, "a corrected key may accept two")
        // (1 - 3 · 1/3)/4.
        #expect(isNear(Sample.question("a", options: 4, penalty: Share(1, of: 3)).guessScore, 0))
        #expect(Sample.question("a", isMultiple: true).guessScore == nil && Sample.question("a", options: 0).guessScore == nil)
        #expect(SampleSnapshot.typed.questions.map(\.guessScore) == [0, 0])
        #expect(Sample.question("a").corrected(by: .everyone).guessScore == 1)
    }
}
