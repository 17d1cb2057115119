import Testing

@testable import App

@Suite("A single choice")
struct SingleChoiceTests {
    private let choice = Choice.of(4, right: [3], isMultiple: false)

    @Test("gives everything for the right option")
    func right() {
        #expect(choice.share(of: [3]) == .full)
    }

    @Test("gives nothing for anything else", arguments: [[1], [2], [4], [], [1, 3], [1, 2, 3, 4]] as [Set<Int>])
    func wrong(chosen: Set<Int>) {
        #expect(choice.share(of: chosen).isNone)
    }
}

@Suite("A multiple choice")
struct MultipleChoiceTests {
    private let choice = Choice.of(5, right: [1, 3], isMultiple: true)

    @Test("gives everything for exactly the right options")
    func exactlyRight() {
        #expect(choice.share(of: [3, 1]).isFull)
    }

    @Test(
        "gives right ticks minus wrong ticks as a share of the right options",
        arguments: [([1], 1), ([1, 3, 2], 1), ([3], 1), ([1, 2], 0), ([1, 3, 2, 4], 0)] as [(Set<Int>, Int)])
    func partly(chosen: Set<Int>, halves: Int) {
        let share = choice.share(of: chosen)
        #expect(Points(thousandths: 1000) * share == Points(thousandths: 500 * halves))
        #expect(!share.isFull)
    }

    @Test("never gives less than nothing", arguments: [[2], [2, 4], [2, 4, 5], [1, 2, 4, 5], []] as [Set<Int>])
    func neverNegative(chosen: Set<Int>) {
        #expect(choice.share(of: chosen).isNone)
    }

    @Test("does not reward ticking everything")
    func everything() {
        #expect(choice.share(of: [1, 2, 3, 4, 5]).isNone)
        let mostlyRight = Choice.of(5, right: [1, 2, 3, 4], isMultiple: true).share(of: [1, 2, 3, 4, 5])
        #expect(Points(thousandths: 1000) * mostlyRight == Points(thousandths: 750))
    }

    @Test("gives less for every wrong tick and more for every right one")
    func isMonotone() {
        let choice = Choice.of(6, right: [1, 2, 3], isMultiple: true)
        for bits in 0..<(1 << 6) {
            let chosen = Set((1...6).filter { bits >> ($0 - 1) & 1 == 1 })
            for added in Set(1...6).subtracting(chosen) {
                let (before, after) = (choice.share(of: chosen), choice.share(of: chosen.union([added])))
                if choice.right.contains(added) {
                    #expect(after.part >= before.part)
                } else {
                    #expect(after.part <= before.part)
                }
            }
            #expect(choice.share(of: chosen).isFull == (chosen == choice.right))
        }
    }

    @Test("with one right option still counts wrong ticks")
    func oneRight() {
        let choice = Choice.of(3, right: [2], isMultiple: true)
        #expect(choice.share(of: [2]).isFull)
        #expect(choice.share(of: [2, 3]).isNone)
    }

    @Test("whose corrected key has one right option is marked in parts, as before")
    func correctedToOne() {
        let question = Question.of(Choice.of(4, right: [1, 2], isMultiple: true, credit: .perOption)).corrected(by: .options([1]))
        #expect(question.earned(by: .options([1, 2])) == Points(thousandths: 750))
        #expect(question.earned(by: .options([1])) == Points(thousandths: 1000))
    }
}
