import Testing

@testable import App

@Suite("The statistics of a question are those of Moodle's formulas")
struct ItemStatisticsTests {
    private func item(_ marks: [Double], rests: [Double], maximum: Double = 1) -> ItemStatistics {
        ItemStatistics(marks: marks, rests: rests, totals: zip(marks, rests).map { $0 + $1 }, maximum: maximum, guess: nil)
    }

    private func spread(_ item: ItemStatistics) -> [Double?] {
        [item.variance, item.deviation, item.covariance, item.covarianceMaximum, item.discriminationIndex]
    }

    @Test("a question that nobody answered has a facility of 0 and no discrimination")
    func unanswered() {
        let nobody = item([0, 0, 0], rests: [1, 2, 3])
        #expect(nobody.facility == 0 && nobody.deviation == 0 && nobody.covariance == 0 && nobody.totalCovariance == 0)
        #expect(nobody.discriminationIndex == nil && nobody.discriminativeEfficiency == nil && !nobody.isDubious)
    }

    @Test("a question that is worth nothing has no facility")
    func worthNothing() {
        #expect(item([0, 0], rests: [1, 2], maximum: 0).facility == nil)
        #expect(item([], rests: []).facility == nil && item([], rests: []).count == 0)
    }

    @Test("one attempt has a facility and nothing that spreads")
    func one() {
        let one = item([0.5], rests: [3])
        #expect(one.facility == 0.5 && spread(one) == [nil, nil, nil, nil, nil])
        #expect(one.discriminativeEfficiency == nil && one.totalCovariance == nil)
    }

    @Test("two attempts go together or against each other, and nothing lies between")
    func two() {
        // Deviations -0.5, 0.5 and -1, 1: covariance (0.5 + 0.5)/1 = 1, variances 0.5 and 2, of which the root of the product
        // is 1.
        let together = item([0, 1], rests: [1, 3])
        #expect(together.covariance == 1 && together.covarianceMaximum == 1 && together.discriminativeEfficiency == 100)
        #expect((together.discriminationIndex ?? 0) > 99.999_999 && (together.discriminationIndex ?? 200) < 100.000_001)
        let against = item([1, 0], rests: [1, 3])
        #expect(against.covariance == -1 && against.discriminativeEfficiency == -100 && against.isDubious)
    }

    @Test("marks that are all equal have no discrimination, whatever rounding makes of their mean")
    func equal() {
        for mark in [0.1, 0.7, 1.0 / 3] {
            let all = item(Array(repeating: mark, count: 7), rests: [1, 2, 3, 4, 5, 6, 7])
            #expect(
                all.variance == 0 && all.covariance == 0 && all.discriminationIndex == nil && all.discriminativeEfficiency == nil)
        }
        // Rests that are equal but for rounding: 1.1 - 0.1 is not 1 in binary.
        let rests = item([0.1, 0.2, 0.3], rests: [1.1 - 0.1, 1.2 - 0.2, 1.3 - 0.3])
        #expect(rests.restVariance == 0 && rests.discriminationIndex == nil)
    }

    @Test("a covariance that is 0 but for rounding is 0 and has the weight 0, not none")
    func independent() {
        // Deviations -0.1, -0.1, 0.1, 0.1 and -0.1, 0.1, -0.1, 0.1.
        let independent = item([0.1, 0.1, 0.3, 0.3], rests: [0.7, 0.9, 0.7, 0.9])
        #expect(independent.covariance == 0 && independent.discriminationIndex == 0 && independent.isDubious)
    }

    @Test("a small spread of large marks is not lost: 1000 points and a thousandth more")
    func large() throws {
        let variance = try #require(item([1000, 1000.001, 1000.002], rests: [0, 0, 0]).variance)
        #expect(variance > 0.999e-6 && variance < 1.001e-6)
    }

    @Test("a negative covariance has no weight and is left out; where nothing varies nobody has one")
    func weights() {
        // √4 and √1 of 3; nothing for the negative one and for one that does not exist.
        #expect(ItemStatistics.weights([4, -1, 1, nil, 0]) == [200.0 / 3, nil, 100.0 / 3, nil, 0])
        #expect(ItemStatistics.weights([0, 0]) == [nil, nil] && ItemStatistics.weights([-1, nil]) == [nil, nil])
        #expect(ItemStatistics.weights([]).isEmpty)
    }

    @Test("dubious is an efficiency below 15")
    func dubious() {
        // Marks 0, 1 against rests: the second question of the set worked by hand has 6.25.
        #expect(StatisticsSet.byHand.items.map(\.isDubious) == [false, true, false])
    }

    @Test("thirds are by the share of the points: ties belong to both sides of no border, and too many ties make none")
    func thirds() throws {
        let thirds = try #require(Thirds([0.1, 0.5, 0.9, 0.2, 0.6, 0.8]))
        #expect([0.9, 0.8].map(thirds.third) == [.best, .best] && [0.1, 0.2].map(thirds.third) == [.worst, .worst])
        #expect(thirds.third(of: 0.5) == nil && thirds.third(of: 0.6) == nil)
        let tied = try #require(Thirds([1, 1, 1, 1, 0, 0]))
        #expect(tied.third(of: 1) == .best && tied.third(of: 0) == .worst)
        #expect(Thirds([0.5, 0.5, 0.5]) == nil && Thirds([1, 1, 1, 1, 1, 0]) == nil)
        #expect(Thirds([0, 1]) == nil && Thirds([]) == nil)
    }
}
