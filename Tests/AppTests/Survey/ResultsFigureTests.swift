import Foundation
import Testing

@testable import App

@Suite("Means and deviations are what one computes by hand")
struct ResultsFigureTests {
    private func rounded(_ number: Decimal?) -> String? {
        number.map { $0.formatted(.number.precision(.fractionLength(4)).locale(Locale(identifier: "en_GB"))) }
    }

    @Test("5, 5, 4, 3 and 1 have the mean 3.6 and the deviation 1.6733")
    func fiveAnswers() {
        let counts = AnswerCounts([5: 2, 4: 1, 3: 1, 1: 1, 0: 7])
        #expect(counts.mean == 3.6)
        #expect(rounded(counts.deviation) == "1.6733")
        #expect(counts.answers == 5)
        #expect(counts.total == 18)
        #expect(counts.notApplicable == 7)
        #expect(counts.count(of: 5) == 2)
        #expect(counts.count(of: 2) == 0)
    }

    @Test("24 answers: 104 / 24, and the root of 15.3333 / 23")
    func manyAnswers() {
        let counts = AnswerCounts([5: 12, 4: 9, 3: 2, 2: 1])
        #expect(counts.total == 104)
        #expect(rounded(counts.mean) == "4.3333")
        #expect(rounded(counts.deviation) == "0.8165")
    }

    @Test("answers that are all the same do not deviate")
    func theSame() {
        #expect(AnswerCounts([4: 6]).deviation == 0)
        #expect(AnswerCounts([4: 6]).mean == 4)
    }

    @Test("nothing has no mean, and one answer no deviation")
    func none() {
        #expect(AnswerCounts([0: 3]).mean == nil)
        #expect(AnswerCounts([5: 1]).deviation == nil)
    }

    @Test(
        "the smaller the group, the larger the part that should answer",
        arguments: [(5, 80), (10, 80), (11, 75), (30, 75), (31, 66), (50, 66), (51, 50), (400, 50)])
    func neededPart(invited: Int, percent: Int) {
        #expect(Reliability.neededPercent(invited: invited) == percent)
    }

    @Test(
        "means are firm with 15 answers of a large part, rough with one of both, weak with none",
        arguments: [
            (15, 20, Reliability.firm), (20, 24, .firm), (200, 400, .firm), (14, 18, .rough), (8, 10, .rough), (15, 21, .rough),
            (10, 40, .rough), (9, 40, .weak), (7, 10, .weak),
        ])
    func levels(answered: Int, invited: Int, level: Reliability) {
        #expect(Reliability(answered: answered, invited: invited) == level)
    }
}
