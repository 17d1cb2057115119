import Testing

@testable import App

@Suite("The average of what was passed")
struct MarkAverageTests {
    private static func marks(_ scheme: MarkScheme, _ thousandths: [Int]) -> [Mark] {
        thousandths.map { Mark(scheme: scheme, thousandths: $0) }
    }

    @Test(
        "of the marks of one scheme, rounded once to a hundredth, halves up; what was failed does not count",
        arguments: [
            (MarkScheme.serbian, [9000], 9000, 1), (.serbian, [9000, 10_000, 7000], 8670, 3),
            (.serbian, [6000, 6000, 7000], 6330, 3), (.serbian, [5000, 8000], 8000, 1),
            (.romanian, [8830, 8840], 8840, 2), (.romanian, [4990, 5000], 5000, 1),
            (.percent, [50_000, 49_900, 75_500], 62_750, 2),
        ])
    func average(scheme: MarkScheme, thousandths: [Int], mean: Int, count: Int) {
        let averages = MarkAverage.averages(of: Self.marks(scheme, thousandths))
        #expect(averages == [MarkAverage(scheme: scheme, count: count, thousandths: mean)])
    }

    @Test("marks of different schemes do not add up, points have no average, and nothing passed has none")
    func schemes() {
        let mixed = Self.marks(.serbian, [10_000]) + Self.marks(.romanian, [7500]) + Self.marks(.points, [80_000])
        let averages = MarkAverage.averages(of: mixed)
        #expect(averages.map(\.scheme) == [.romanian, .serbian] && averages.map(\.thousandths) == [7500, 10_000])
        #expect(MarkAverage.averages(of: []).isEmpty && MarkAverage.averages(of: Self.marks(.serbian, [5000])).isEmpty)
    }

    @Test("only a confirmed pass is passed")
    func passed() {
        typealias Sample = SampleStudentReports
        #expect(StudentReport.sample().passedMark == nil, "a proposal is none")
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        #expect(StudentReport.sample(confirmed: [nine]).passedMark == Sample.serbian(9))
        for verdict in [ConfirmedMark.Verdict.notPassed, .withdrawn] {
            #expect(StudentReport.sample(confirmed: [nine, Sample.confirmed(verdict, 2, reason: "x")]).passedMark == nil)
        }
    }
}
