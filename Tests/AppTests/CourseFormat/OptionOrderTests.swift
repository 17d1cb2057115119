import Testing

@testable import App

@Suite("The order of the options")
struct OptionOrderTests {
    private let choice = Choice.of(5, right: [1], isMultiple: true)

    private func order(_ seed: Int64, _ question: Int) -> [Int] {
        choice.order(seed: seed, question: question).map(\.position)
    }

    @Test("has every option once", arguments: [0, 7, -7, .max, .min] as [Int64])
    func isAPermutation(seed: Int64) {
        for question in 1...20 { #expect(order(seed, question).sorted() == [1, 2, 3, 4, 5]) }
    }

    @Test("differs between attempts and between questions")
    func differs() {
        #expect(Set((0..<100).map { order($0, 1) }).count > 50)
        #expect(Set((1...100).map { order(1, $0) }).count > 50)
    }

    @Test("puts every option in every place about as often")
    func isFair() {
        var places = [Int: Int]()
        for seed in 0..<5000 as Range<Int64> {
            let place = order(seed &* 0x5851_F42D_4C95_7F2D, 3).firstIndex(of: 1)!
            places[place, default: 0] += 1
        }
        #expect(places.count == 5)
        #expect(places.values.allSatisfy { (850...1150).contains($0) })
    }

    @Test("of one question says nothing about that of the next")
    func isIndependent() {
        let three = Choice.of(3, right: [1], isMultiple: false)
        let two = Choice.of(2, right: [1], isMultiple: false)
        var together = [[Int]: Int]()
        for seed in 0..<6000 as Range<Int64> {
            let spread = seed &* 0x5851_F42D_4C95_7F2D
            let first = three.order(seed: spread, question: 1).map(\.position)
            let second = two.order(seed: spread, question: 2).map(\.position)
            together[first + second, default: 0] += 1
        }
        #expect(together.count == 12)
        #expect(together.values.allSatisfy { (380...620).contains($0) })
    }

    @Test(
        "stays what it was in every version, because attempts are kept",
        arguments: [
            (0, 1, [2, 4, 5, 1, 3]), (1, 1, [2, 4, 3, 1, 5]), (1, 2, [3, 1, 5, 4, 2]), (-1, 3, [2, 5, 3, 1, 4]),
            (42, 1, [1, 2, 3, 5, 4]), (.max, 7, [1, 3, 4, 2, 5]), (.min, 1, [5, 4, 2, 3, 1]),
        ] as [(Int64, Int, [Int])])
    func isKept(seed: Int64, question: Int, expected: [Int]) {
        #expect(order(seed, question) == expected)
    }
}
