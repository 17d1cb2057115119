import Testing

@testable import App

@Suite("The credit rule of a multiple choice")
struct CreditRuleTests {
    struct Row: CustomTestStringConvertible {
        let chosen: Set<Int>
        /// Of a thousand, by each rule.
        let rightMinusWrong: Int
        let perOption: Int
        let allOrNothing: Int

        init(_ chosen: Set<Int>, _ rightMinusWrong: Int, _ perOption: Int, _ allOrNothing: Int) {
            self.chosen = chosen
            (self.rightMinusWrong, self.perOption, self.allOrNothing) = (rightMinusWrong, perOption, allOrNothing)
        }

        var testDescription: String { "\(chosen.sorted())" }

        func expected(_ rule: CreditRule) -> Int {
            switch rule {
            case .rightMinusWrong: rightMinusWrong
            case .perOption: perOption
            case .allOrNothing: allOrNothing
            }
        }
    }

    /// Every choice among three options of which the first two are right.
    static let twoOfThree = [
        Row([], 0, 333, 0), Row([1], 500, 666, 0), Row([2], 500, 666, 0), Row([3], 0, 0, 0), Row([1, 2], 1000, 1000, 1000),
        Row([1, 3], 0, 333, 0), Row([2, 3], 0, 333, 0), Row([1, 2, 3], 500, 666, 0),
    ]

    /// Every choice among four options of which only the first is right.
    static let oneOfFour = [
        Row([], 0, 750, 0), Row([1], 1000, 1000, 1000), Row([2], 0, 500, 0), Row([3], 0, 500, 0), Row([4], 0, 500, 0),
        Row([1, 2], 0, 750, 0), Row([1, 3], 0, 750, 0), Row([1, 4], 0, 750, 0), Row([2, 3], 0, 250, 0), Row([2, 4], 0, 250, 0),
        Row([3, 4], 0, 250, 0), Row([1, 2, 3], 0, 500, 0), Row([1, 2, 4], 0, 500, 0), Row([1, 3, 4], 0, 500, 0),
        Row([2, 3, 4], 0, 0, 0), Row([1, 2, 3, 4], 0, 250, 0),
    ]

    private func thousandths(_ choice: Choice, _ chosen: Set<Int>) -> Int {
        (Points(thousandths: 1000) * choice.share(of: chosen)).thousandths
    }

    /// All sets of positions up to a number, the empty one among them.
    private func subsets(_ count: Int) -> [Set<Int>] {
        (0..<(1 << count)).map { bits in Set((1...count).filter { bits >> ($0 - 1) & 1 == 1 }) }
    }

    @Test("gives what the table says for two right options of three", arguments: twoOfThree)
    func two(row: Row) {
        for rule in CreditRule.allCases {
            let choice = Choice.of(3, right: [1, 2], isMultiple: true, credit: rule)
            #expect(thousandths(choice, row.chosen) == row.expected(rule), "\(rule)")
        }
    }

    @Test("gives what the table says for one right option of four", arguments: oneOfFour)
    func one(row: Row) {
        for rule in CreditRule.allCases {
            let choice = Choice.of(4, right: [1], isMultiple: true, credit: rule)
            #expect(thousandths(choice, row.chosen) == row.expected(rule), "\(rule)")
        }
    }

    @Test("stays between nothing and all, and gives all for exactly the right options and for nothing else", arguments: 2...5)
    func bounds(count: Int) {
        for rule in CreditRule.allCases {
            for right in subsets(count).dropFirst() {
                let choice = Choice.of(count, right: right, isMultiple: true, credit: rule)
                for chosen in subsets(count) {
                    let share = choice.share(of: chosen)
                    #expect((0...share.whole).contains(share.part))
                    #expect(share.isFull == (chosen == right), "\(rule): \(chosen) for \(right)")
                }
            }
        }
    }

    @Test("never gives more for a tick that is wrong, nor less for one that is right", arguments: CreditRule.allCases)
    func isMonotone(rule: CreditRule) {
        for right in subsets(4).dropFirst() {
            let choice = Choice.of(4, right: right, isMultiple: true, credit: rule)
            for chosen in subsets(4) {
                for added in Set(1...4).subtracting(chosen) {
                    let change = thousandths(choice, chosen.union([added])) - thousandths(choice, chosen)
                    #expect(right.contains(added) ? change >= 0 : change <= 0, "\(chosen) and \(added) for \(right)")
                }
            }
        }
    }

    @Test("does not matter to a single choice: all or nothing", arguments: CreditRule.allCases)
    func single(rule: CreditRule) {
        for right in 1...4 {
            let choice = Choice.of(4, right: [right], isMultiple: false, credit: rule)
            for chosen in subsets(4) {
                #expect(choice.share(of: chosen) == (chosen == [right] ? .full : .none))
            }
        }
    }

    @Test("gives nothing for no answer, even where every option counts", arguments: CreditRule.allCases)
    func unanswered(rule: CreditRule) throws {
        let choice = Choice.of(4, right: [1], isMultiple: true, credit: rule)
        #expect(try choice.answer(shown: [], seed: 1, question: 1) == nil)
        let outcome = Outcome.marking([.of(choice)], answers: [:])
        #expect(outcome.earned == .zero)
        #expect(outcome.unanswered == 1)
    }
}
