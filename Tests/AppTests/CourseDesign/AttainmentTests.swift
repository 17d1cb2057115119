import Testing

@testable import App

@Suite("Attainment is worked out from answers as one does it by hand")
struct AttainmentTests {
    private typealias Sample = SampleAttainment
    private typealias Figures = SampleFigures

    private static let objective = Sample.objective
    private static let other = Sample.other

    private func measure(_ tests: [TaggedTest], _ kind: AssessmentKind = .final) throws -> [String: CountedPoints] {
        let measure = try #require(ObjectiveMeasure.all(tests, of: kind)[Self.objective.id])
        return Dictionary(measure.students.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Two questions of 2 and 3 points, the second with half of its points as a penalty; a third one of 1 point in another test, of
    /// which three attempts count by a third each.
    private static let (first, second, third) = (
        Figures.question("q1", points: 2000), Figures.question("q2", points: 3000, penalty: Share(1, of: 2)),
        Figures.question("q3")
    )

    private static func final(_ attempts: [String: [AnsweredAttempt]]) -> TaggedTest {
        Sample.tagged(
            Sample.test(1, .final), Sample.revision([first, second]), tags: ["q1": [objective], "q2": [objective, other]],
            attempts)
    }

    private static func average(_ attempts: [String: [AnsweredAttempt]]) -> TaggedTest {
        Sample.tagged(
            Sample.test(2, .final, counts: .average), Sample.revision([third]), tags: ["q3": [objective]], attempts)
    }

    private static func attempt(_ questions: [Question], _ chosen: [Int]) -> AnsweredAttempt {
        Figures.attempt(questions, chosen)
    }

    @Test("several attempts, an average, a penalty, and what was left empty: to the thousandth")
    func byHand() throws {
        let pair = [Self.first, Self.second]
        let tests = [
            Self.final([
                // 2 − 1.5 = 0.5 of 5.
                "ana": [Self.attempt(pair, [1, 2])],
                // 2 of 5: the second is left empty.
                "bogdan": [Self.attempt(pair, [1, 0])],
                // −1.5 of 5.
                "dan": [Self.attempt(pair, [0, 2])],
            ]),
            // 1/3 + 0 + 0 of 1; all of it; 2/3 of 1.
            Self.average([
                "ana": [1, 2, 0].map { Self.attempt([Self.third], [$0]) }, "bogdan": [Self.attempt([Self.third], [1])],
                "ema": [1, 1, 3].map { Self.attempt([Self.third], [$0]) },
            ]),
        ]
        let found = try measure(tests)
        #expect(found.mapValues(\.perMille) == ["ana": 139, "bogdan": 500, "dan": 0, "ema": 667])
        #expect(found.mapValues(\.earned.thousandths) == ["ana": 833, "bogdan": 3000, "dan": 0, "ema": 667])
        #expect(found.mapValues(\.possible.thousandths) == ["ana": 6000, "bogdan": 6000, "dan": 5000, "ema": 1000])
        let others = try #require(ObjectiveMeasure.all(tests, of: .final)[Self.other.id])
        #expect(others.students.values.map(\.perMille).sorted() == [0, 0, 0], "−1.5, nothing and −1.5 of 3")
        #expect(ObjectiveMeasure.all(tests, of: .quiz).isEmpty)
    }

    @Test("a corrected key and points that a teacher gave count as they are at present")
    func corrected() throws {
        let everyone = Self.first.corrected(by: .everyone)
        let otherKey = Self.first.corrected(by: .options([2]))
        let given = Self.second.adjusted(to: Points(thousandths: 2250))
        let tests = [
            Self.final([
                // 2 + 2.25 of 5, whatever was answered.
                "ana": [Self.attempt([everyone, given], [0, 2])],
                // 2 − 1.5 of 5, by the new key.
                "bogdan": [Self.attempt([otherKey, Self.second], [2, 2])],
            ])
        ]
        #expect(try measure(tests).mapValues(\.perMille) == ["ana": 850, "bogdan": 100])
    }

    @Test("of a test that draws, a student is measured by what was drawn, and who got none of it is not")
    func drawn() throws {
        let pool = AssessmentRevision.Pool(questions: [Self.first.id, Self.second.id, Self.third.id], count: 1)
        let test = Sample.tagged(
            Sample.test(1, .final), Sample.revision([Self.first, Self.second, Self.third], pools: [pool]),
            tags: ["q1": [Self.objective], "q2": [Self.objective]],
            [
                "ana": [Self.attempt([Self.first], [1])], "bogdan": [Self.attempt([Self.second], [2])],
                "dan": [Self.attempt([], [])],
            ])
        #expect(try measure([test]).mapValues(\.perMille) == ["ana": 1000, "bogdan": 0])
        let part = try #require(ObjectiveMeasure.all([test], of: .final)[Self.objective.id]?.parts.first)
        #expect(part.questions == 2 && part.students == 2)
        #expect(part.points.tagged == .init(least: .zero, most: Points(thousandths: 3000)))
        #expect(part.points.whole == .init(least: Points(thousandths: 1000), most: Points(thousandths: 3000)))
    }

    @Test("what a drawn test asks is a range, from as few as the others leave room for to as many as are drawn")
    func range() throws {
        let questions = (1...8).map { Figures.question("\($0)", points: $0 <= 4 ? 2000 : 1000) }
        let pools = [
            AssessmentRevision.Pool(questions: Set(questions.prefix(4).map(\.id)), count: 3),
            AssessmentRevision.Pool(questions: Set(questions[4..<7].map(\.id)), count: 3),
        ]
        let revision = Sample.revision(questions, pools: pools)
        let tagged: Set = ["1", "2", "5", "8"]
        let points = DrawnPoints(revision) { tagged.contains($0.text) }
        // Of the first pool one or two of 2 points, of the second, which draws all, one of 1 point, and the fixed one.
        #expect(points.tagged == .init(least: Points(thousandths: 4000), most: Points(thousandths: 6000)))
        #expect(points.whole == .init(least: Points(thousandths: 10_000), most: Points(thousandths: 10_000)))
        let strings = try SamplePages.strings(.english)
        #expect(AttainmentWords(strings).points(points) == "4 to 6 of 10 points")
        let fixed = DrawnPoints(Sample.revision(questions)) { tagged.contains($0.text) }
        #expect(AttainmentWords(strings).points(fixed) == "6 of 12 points")
        #expect(AttainmentWords(strings).points(fixed.joined(points)) == "4 to 6 of 10 to 12 points")
    }

    @Test("an accuracy criterion that is a percentage is the threshold, in each language; otherwise it is 60 %", arguments: [
        ("80 %", 80_000), ("80%", 80_000), ("95 percent", 95_000), ("cel puțin 62,5 la sută", 62_500), ("90 odsto", 90_000),
        ("75 de procente", 75_000), ("8 de studenți", nil), ("0 %", nil), ("101 %", nil), ("90–95 %", nil), ("80 % of 10 tasks", nil), ("8 of 10", nil),
        ("most of it", nil), ("62.12345 %", nil), ("9999999999999999999999 %", nil), ("1000%", nil),
    ] as [(String, Int?)])
    func threshold(text: String, thousandths: Int?) {
        #expect(AttainmentThreshold.percentage(text) == thousandths, "\(text)")
        var objective = SampleObjectives.whole
        objective.criteria = [.accuracy: .init(text: text, isOn: true)]
        #expect(AttainmentThreshold(objective).thousandths == thousandths ?? 60_000)
        #expect(AttainmentThreshold(objective).isOwn == (thousandths != nil))
        objective.criteria[.accuracy]?.isOn = false
        #expect(AttainmentThreshold(objective) == .usual)
    }

    @Test("a student at the threshold reaches it: exactly 60 % of three attempts of different points is enough")
    func atThreshold() {
        var points = CountedPoints()
        for (earned, possible) in [(600, 1000), (601, 1001), (602, 1004)] {
            points.add(Points(thousandths: earned), of: Points(thousandths: possible), attempts: 3)
        }
        #expect(points.reaches(.usual), "1803 of 3005")
        points.add(Points(thousandths: 0), of: Points(thousandths: 1), attempts: 3)
        #expect(!points.reaches(.usual) && !CountedPoints().reaches(.usual))
    }

    @Test("the most points of very many questions are compared all the same")
    func manyPoints() {
        var points = CountedPoints()
        let most = Points(thousandths: 1_000_000)
        for number in 0..<10_000 { points.add(number < 6_000 ? most : .zero, of: most, attempts: 1) }
        #expect(points.reaches(.usual) && points.perMille == 600)
        points.add(.zero, of: most, attempts: 1)
        #expect(!points.reaches(.usual))
    }

    /// So many of ten students reach it.
    private func attainment(_ reaching: Int, of measured: Int = 10, share: Int = 70) -> ObjectiveAttainment {
        var objective = Self.objective
        objective.share = share
        let attempts = (0..<measured).map { number in
            ("s\(number)", [Self.attempt([Self.third], [number < reaching ? 1 : 2])])
        }
        let test = Self.average(Dictionary(attempts, uniquingKeysWith: { first, _ in first }))
        return ObjectiveAttainment.all([objective], [test])[0]
    }

    @Test("the verdict goes by the share of students that must reach it, and nearly is within ten percent")
    func verdicts() {
        let verdicts = (0...10).map { attainment($0).verdict }
        #expect(verdicts[...5].allSatisfy { $0 == .notReached } && verdicts[6] == .nearly)
        #expect(verdicts[7...].allSatisfy { $0 == .reached })
        #expect(attainment(5, share: 51).verdict == .nearly && attainment(5, share: 61).verdict == .notReached)
        #expect(attainment(1, share: 11).verdict == .nearly && attainment(0, share: 1).verdict == .notReached)
        #expect(attainment(10, share: 100).verdict == .reached)
        let none = ObjectiveAttainment.all([Self.objective], [])[0]
        #expect(none.verdict == .notMeasured && !none.isThin && ObjectiveAttainment.mean(none.finals) == nil)
    }

    @Test("quizzes stand beside and decide nothing; few questions are said to be few")
    func quizzes() throws {
        let quiz = Sample.tagged(
            Sample.test(3, .quiz), Sample.revision([Self.third]), tags: ["q3": [Self.objective]],
            ["ana": [Self.attempt([Self.third], [1])]])
        let beside = ObjectiveAttainment.all([Self.objective], [quiz])[0]
        #expect(beside.verdict == .notMeasured && ObjectiveAttainment.mean(beside.quizzes) == 1000)
        let both = ObjectiveAttainment.all([Self.objective], [quiz, Self.average(["ana": [Self.attempt([Self.third], [2])]])])[0]
        #expect(both.verdict == .notReached && both.isThin && both.finals.questions == 1)
        #expect(ObjectiveAttainment.mean(both.finals) == 0)
    }

    @Test("shares are counted by tenths, all of the points in the last one")
    func tenths() {
        #expect(ObjectiveAttainment.tenths(attainment(4).finals) == [6, 0, 0, 0, 0, 0, 0, 0, 0, 4])
    }
}
