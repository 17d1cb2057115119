import Testing

@testable import App

@Suite("A mark")
struct MarkSchemeTests {
    private func mark(_ scheme: MarkScheme, _ earned: Int, of possible: Int) -> Mark {
        scheme.mark(earned: Points(thousandths: earned), possible: Points(thousandths: possible))
    }

    @Test(
        "in Romania is one point and nine times the share, to a hundredth",
        arguments: [
            (0, 12_000, 1000), (12_000, 12_000, 10_000), (6_000, 12_000, 5500), (1_000, 3_000, 4000), (1_000, 7_000, 2290),
            (10_000, 12_000, 8500), (8_500, 10_000, 8650), (1, 1_000_000, 1000), (999_999, 1_000_000, 10_000),
            (4_444, 10_000, 5000), (4_438, 10_000, 4990), (1, 1800, 1010), (1, 1801, 1000),
        ])
    func romanian(earned: Int, possible: Int, thousandths: Int) {
        #expect(mark(.romanian, earned, of: possible).thousandths == thousandths)
    }

    @Test(
        "in Serbia is the band of the percent, halves counted up",
        arguments: [
            (0, 5), (500, 5), (504, 5), (505, 6), (510, 6), (600, 6), (604, 6), (605, 7), (610, 7), (700, 7), (705, 8), (710, 8),
            (800, 8), (805, 9), (810, 9), (900, 9), (904, 9), (905, 10), (910, 10), (1000, 10),
        ])
    func serbian(tenthsOfPercent: Int, expected: Int) {
        #expect(mark(.serbian, tenthsOfPercent, of: 1000).thousandths == expected * 1000)
    }

    @Test(
        "in percent has one decimal",
        arguments: [
            (0, 3, 0), (1, 3, 33_300), (2, 3, 66_700), (3, 3, 100_000), (5, 8, 62_500), (1, 16, 6_300), (9995, 20_000, 50_000),
        ])
    func percent(earned: Int, possible: Int, thousandths: Int) {
        #expect(mark(.percent, earned, of: possible).thousandths == thousandths)
    }

    @Test("in points is the points", arguments: [0, 1, 12_500, 1_000_000])
    func points(earned: Int) {
        #expect(mark(.points, earned, of: 1_000_000).thousandths == earned)
    }

    @Test(
        "passes from 5 in Romania, from 6 in Serbia, from half in percent, and nothing is said of points",
        arguments: [
            (.romanian, 4990, false), (.romanian, 5000, true), (.serbian, 5000, false), (.serbian, 6000, true),
            (.percent, 49_900, false), (.percent, 50_000, true), (.points, 0, nil), (.points, 100_000, nil),
        ] as [(MarkScheme, Int, Bool?)])
    func passes(scheme: MarkScheme, thousandths: Int, passes: Bool?) {
        #expect(Mark(scheme: scheme, thousandths: thousandths).isPass == passes)
    }

    @Test("never falls when more points are earned, and stays in its scale", arguments: MarkScheme.allCases)
    func isMonotone(scheme: MarkScheme) {
        let marks = (0...7000).map { mark(scheme, $0, of: 7000).thousandths }
        #expect(marks == marks.sorted())
        let ends: (Int, Int) =
            switch scheme {
            case .romanian: (1000, 10_000)
            case .serbian: (5000, 10_000)
            case .percent: (0, 100_000)
            case .points: (0, 7000)
            }
        #expect(marks.first == ends.0)
        #expect(marks.last == ends.1)
    }
}
