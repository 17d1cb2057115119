import Testing

@testable import App

@Suite("An element by a number from outside")
struct NumberedTests {
    @Test("is found by the number that people count, and is nil for any other", arguments: [Int.min, -1, 0, 4, 1 << 40, Int.max])
    func numbers(elsewhere: Int) {
        let letters = ["a", "b", "c"]
        #expect((1...3).map(letters.numbered) == ["a", "b", "c"])
        #expect(letters.numbered(elsewhere) == nil)
        #expect(letters.dropFirst().numbered(2) == "c", "of a piece, by its own count")
        #expect([String]().numbered(1) == nil)
    }

    @Test("is found by its index, and is nil beyond the ends", arguments: [Int.min, -1, 3, 1 << 40, Int.max])
    func indices(elsewhere: Int) {
        let letters = ["a", "b", "c"]
        #expect((0..<3).map(letters.at) == ["a", "b", "c"])
        #expect(letters.at(elsewhere) == nil)
        #expect(letters.dropFirst().at(0) == nil, "of a piece, by the index of the whole")
    }
}
