import Testing

@testable import App

@Suite("The averages of what was passed")
struct MarkAverageTests {
    /// - Parameter halves: the credits of each course, in halves; nothing for courses without credits.
    private static func marks(_ scheme: MarkScheme, _ thousandths: [Int], _ halves: [Int?] = []) -> [MarkAverage.Passed] {
        thousandths.enumerated().map { place, thousandths in
            let credits = halves.dropFirst(place).first.flatMap { $0 }.map { Credits(halves: $0) }
            return .init(mark: Mark(scheme: scheme, thousandths: thousandths), ects: credits)
        }
    }

    @Test(
        "of the marks of one scheme, rounded once to a hundredth, halves up; what was failed does not count",
        arguments: [
            (MarkScheme.serbian, [9000], 9000, 1), (.serbian, [9000, 10_000, 7000], 8670, 3),
            (.serbian, [6000, 6000, 7000], 6330, 3), (.serbian, [5000, 8000], 8000, 1),
            (.romanian, [8830, 8840], 8840, 2), (.romanian, [4990, 5000], 5000, 1),
            (.percent, [50_000, 49_900, 75_500], 62_750, 2),
        ])
    func plain(scheme: MarkScheme, thousandths: [Int], mean: Int, count: Int) {
        let averages = MarkAverage.averages(of: Self.marks(scheme, thousandths))
        #expect(averages == [MarkAverage(scheme: scheme, count: count, thousandths: mean, weighted: nil)])
    }

    /// Worked by hand: (9 × 8 + 7 × 4) / 12 = 8.333…, (10 × 7.5 + 6 × 0.5) / 8 = 9.75, (8 × 6 + 9 × 10) / 16 = 8.625.
    @Test(
        "weighted by the credits of the courses that have some, and says how many have none",
        arguments: [
            ([9000, 7000], [16, 8] as [Int?], 8330, 0, 8000), ([10_000, 6000], [15, 1], 9750, 0, 8000),
            ([8000, 9000], [12, 20], 8630, 0, 8500), ([9000, 7000, 6000], [16, 8, nil], 8330, 1, 7330),
            // A course of no credits weighs nothing, and is not one without credits; a failed one is in neither average.
            ([9000, 6000], [12, 0], 9000, 0, 7500), ([9000, 5000], [12, 12], 9000, 0, 9000),
        ])
    func weighted(thousandths: [Int], halves: [Int?], mean: Int, leftOut: Int, plain: Int) {
        let average = MarkAverage.averages(of: Self.marks(.serbian, thousandths, halves)).first
        #expect(average?.weighted == .init(thousandths: mean, leftOut: leftOut) && average?.thousandths == plain)
    }

    @Test("nothing is weighted where no course has credits")
    func weightless() {
        for halves in [[], [nil, nil], [0, 0]] as [[Int?]] {
            let average = MarkAverage.averages(of: Self.marks(.serbian, [9000, 7000], halves)).first
            #expect(average?.thousandths == 8000 && average?.weighted == nil)
        }
    }

    @Test("marks of different schemes do not add up, points have no average, and nothing passed has none")
    func schemes() {
        let mixed =
            Self.marks(.serbian, [10_000], [60]) + Self.marks(.romanian, [7500], [2]) + Self.marks(.points, [80_000], [12])
        let averages = MarkAverage.averages(of: mixed)
        #expect(averages.map(\.scheme) == [.romanian, .serbian] && averages.map(\.thousandths) == [7500, 10_000])
        #expect(averages.map { $0.weighted?.thousandths } == [7500, 10_000])
        #expect(MarkAverage.averages(of: []).isEmpty && MarkAverage.averages(of: Self.marks(.serbian, [5000])).isEmpty)
    }

    @Test("only a confirmed pass is passed")
    func passed() {
        typealias Sample = SampleStudentReports
        #expect(StudentReport.sample().passed == nil, "a proposal is none")
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        let passed = StudentReport.sample(confirmed: [nine]).passed
        #expect(passed?.mark == Sample.serbian(9) && passed?.confirmedAt == nine.madeAt && passed?.code == "IT250")
        for verdict in [ConfirmedMark.Verdict.notPassed, .withdrawn, .mark(Sample.serbian(5))] {
            #expect(StudentReport.sample(confirmed: [nine, Sample.confirmed(verdict, 2, reason: "x")]).passed == nil)
        }
    }
}
