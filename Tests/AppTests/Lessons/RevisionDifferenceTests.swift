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

    @Test("of a line of a hundred thousand marks, or of very many changed lines, it is said that they were changed")
    func longLines() {
        let dots = String(repeating: ".", count: 99_000)
        #expect(
            LineDifference(from: dots, to: dots + "a").lines == [
                .removed([.init(text: dots, isChanged: true)]), .added([.init(text: dots + "a", isChanged: true)]),
            ])
        let half = String(repeating: "a ", count: 4_900)
        let lines = LineDifference(from: half + "b", to: half + "c").lines
        #expect(lines.first == .removed([.init(text: half), .init(text: "b", isChanged: true)]))
        let many = LineDifference(
            from: (0..<500).map { "a\($0) b c \($0)" }.joined(separator: "\n"),
            to: (0..<500).map { "d\($0) e f \($0)" }.joined(separator: "\n"))
        #expect(many.lines.count == 1_000 && many.hasChanges)
    }

    @Test("of a megabyte of changed lines the first are told word by word, and of the others that they were changed")
    func megabyte() {
        func lines(_ count: Int, _ word: String) -> String { String(repeating: word + "\n", count: count) }
        func isTold(_ line: LineDifference.Line) -> Bool? {
            if case .removed(let pieces) = line { pieces.count > 1 } else { nil }
        }
        // Each changed line stands between two that stay, so that it is a change by itself.
        func apart(_ letter: String) -> String {
            let line = String(repeating: "a " + String(repeating: letter, count: 96) + " ", count: 36)
            return (0..<300).map { "rândul \($0)\n" + line }.joined(separator: "\n")
        }
        let old = apart("b")
        #expect(old.utf8.count > 1_000_000)
        let told = LineDifference(from: old, to: apart("c")).lines.compactMap(isTold)
        #expect(told == (0..<300).map { $0 < 69 }, "144 words and spaces a line, before and after")
        let tail = String(repeating: "a", count: 101)
        let together = LineDifference(from: lines(10_000, "cal " + tail), to: lines(10_000, "om " + tail)).lines
        #expect(together.compactMap(isTold) == (0..<10_000).map { $0 < 3_333 })
    }

    @Test("links to lessons are found, whatever brackets stand before them")
    func links() {
        let brackets = String(repeating: "](", count: 50_000)
        let links = LessonLinks("[a](01-una.md) [b]( <02-doua.md#x> ) \(brackets)03-trei.md) [c](https://x.org/04.mdx")
        #expect(["una", "doua", "trei"].allSatisfy(links.contains) && !links.contains("04"))
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
