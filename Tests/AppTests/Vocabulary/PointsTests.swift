import Foundation
import Testing

@testable import App

@Suite("Points")
struct PointsTests {
    @Test(
        "are read with a dot or a comma and up to three decimals",
        arguments: [
            ("1", 1000), ("2.5", 2500), ("0,25", 250), ("0.001", 1), ("1.050", 1050), ("1000", 1_000_000), ("007", 7000),
        ])
    func areRead(text: String, thousandths: Int) {
        #expect(Points(text: text)?.thousandths == thousandths)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "0", "0.000", "-1", "-0.5", "+1", "1.", ".5", "1.2345", "1.2.3", "1,2,3", "1 000", "1e3", "one", "٣", "1.٣",
            "1001", "1000.5", "1000,001", "99999999999999999999",
        ])
    func areRefused(text: String) {
        #expect(Points(text: text) == nil)
    }

    @Test("add up exactly")
    func addUp() {
        let tenth = Points(thousandths: 100)
        #expect((1...10).reduce(Points.zero) { sum, _ in sum + tenth } == Points(thousandths: 1000))
        #expect(Points(thousandths: 1) < Points(thousandths: 2))
        #expect(Points(thousandths: 2500).decimal == Decimal(string: "2.5"))
    }

    @Test(
        "are shared rounding down to a thousandth",
        arguments: [(1000, 1, 3, 333), (1000, 2, 3, 666), (2000, 1, 3, 666), (1, 1, 2, 0), (1500, 3, 3, 1500), (1500, 0, 3, 0)])
    func areShared(thousandths: Int, part: Int, whole: Int, expected: Int) {
        #expect((Points(thousandths: thousandths) * Share(part, of: whole)).thousandths == expected)
    }

    @Test("in parts are never more than the whole")
    func partsOfTheWhole() {
        for thousandths in [1, 7, 999, 1000, 1001, 1_000_000] {
            for whole in 1...9 {
                let parts = (0..<whole).map { _ in Points(thousandths: thousandths) * Share(1, of: whole) }
                #expect(parts.reduce(.zero, +) <= Points(thousandths: thousandths))
            }
        }
    }
}

@Suite("A share")
struct ShareTests {
    @Test(
        "stays between nothing and all",
        arguments: [(-3, 2, 0, 2), (0, 2, 0, 2), (1, 2, 1, 2), (2, 2, 2, 2), (5, 2, 2, 2), (1, 0, 1, 1), (0, -4, 0, 1)])
    func bounds(part: Int, whole: Int, keptPart: Int, keptWhole: Int) {
        let share = Share(part, of: whole)
        #expect(share.part == keptPart)
        #expect(share.whole == keptWhole)
    }

    @Test("knows whether it is nothing or all")
    func extremes() {
        #expect(Share.none.isNone && !Share.none.isFull)
        #expect(Share.full.isFull && !Share.full.isNone)
        #expect(!Share(1, of: 2).isFull && !Share(1, of: 2).isNone)
        #expect(Share(3, of: 3).isFull)
        #expect(Share(-1, of: 3).isNone)
    }
}
