import Testing

@testable import App

@Suite("How one text became another")
struct RevisionDifferenceTests {
    @Test("the steps lead from the old row to the new one, whatever they are", arguments: 0..<400)
    func steps(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        let old = chance.row(mostOf: seed % 12 + 1)
        let new = seed % 3 == 0 ? chance.row(mostOf: seed % 9 + 1) : chance.changed(old)
        let difference = Difference(from: old, to: new)
        #expect(difference.old == old)
        #expect(difference.new == new)
        let same = difference.steps.count { if case .same = $0 { true } else { false } }
        #expect(same == Self.longestCommon(old, new), "\(old) \(new)")
    }

    @Test("rows with nothing in common, and very long ones, come out right as well")
    func extremes() {
        let (one, other) = (Array(0..<3_000), Array(3_000..<6_000))
        #expect(Difference(from: one, to: other).new == other)
        let long = Array(0..<50_000)
        let changed = long.map { $0 % 10 == 0 ? -$0 : $0 }
        #expect(Difference(from: long, to: changed).old == long)
        #expect(Difference(from: long, to: changed).new == changed)
        #expect(Difference(from: long, to: long + [1]).steps.last == .added(1))
        #expect(Difference<Int>(from: [], to: []).steps == [])
    }

    @Test("a changed word is marked in its line, and long stretches without a change are left out")
    func words() {
        let stretch = (1...20).map { "rândul \($0)" }.joined(separator: "\n")
        let difference = LineDifference(from: stretch + "\nun cal verde", to: stretch + "\nun cal alb")
        #expect(
            difference.lines == [
                .folded(17), .same("rândul 18"), .same("rândul 19"), .same("rândul 20"),
                .removed([.init(text: "un cal "), .init(text: "verde", isChanged: true)]),
                .added([.init(text: "un cal "), .init(text: "alb", isChanged: true)]),
            ])
        #expect(!LineDifference(from: stretch, to: stretch).hasChanges)
        #expect(LineDifference(from: "a\nb", to: "a\nb\nc").lines.last == .added([.init(text: "c")]))
    }

    /// By the book, for small rows.
    private static func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
        var above = [Int](repeating: 0, count: new.count + 1)
        for element in old {
            var row = [0]
            for (index, other) in new.enumerated() {
                row.append(element == other ? above[index] + 1 : max(above[index + 1], row[index]))
            }
            above = row
        }
        return above.last ?? 0
    }

    /// Chance that comes out the same each time.
    private struct Chance: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 32) ^ (state << 13)
        }

        mutating func row(mostOf kinds: Int) -> [Int] {
            (0..<Int.random(in: 0...30, using: &self)).map { _ in Int.random(in: 0..<kinds, using: &self) }
        }

        mutating func changed(_ row: [Int]) -> [Int] {
            var row = row
            for _ in 0..<Int.random(in: 0...6, using: &self) {
                let index = Int.random(in: 0...row.count, using: &self)
                if Bool.random(using: &self) || index == row.count {
                    row.insert(Int.random(in: 0..<9, using: &self), at: index)
                } else {
                    row.remove(at: index)
                }
            }
            return row
        }
    }
}
