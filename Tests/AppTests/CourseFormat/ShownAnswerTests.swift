import Testing

@testable import App

@Suite("An answer by places on the screen")
struct ShownAnswerTests {
    private let single = Choice.of(4, right: [2], isMultiple: false)
    private let multiple = Choice.of(4, right: [2, 3], isMultiple: true)

    @Test("means the options that stood there", arguments: [1, 2, 99] as [Int64])
    func means(seed: Int64) throws {
        let order = multiple.order(seed: seed, question: 2).map(\.position)
        for place in 1...4 {
            #expect(try multiple.answer(shown: [place], seed: seed, question: 2) == .options([order[place - 1]]))
        }
        #expect(try multiple.answer(shown: [1, 4], seed: seed, question: 2) == .options([order[0], order[3]]))
        #expect(try multiple.answer(shown: [1, 2, 3, 4], seed: seed, question: 2) == .options([1, 2, 3, 4]))
    }

    @Test("is none when nothing is chosen")
    func none() throws {
        #expect(try single.answer(shown: [], seed: 1, question: 1) == nil)
        #expect(try multiple.answer(shown: [], seed: 1, question: 1) == nil)
    }

    @Test("is refused for a place that was never shown", arguments: [[0], [5], [-1], [1, 5], [.max], [.min]] as [[Int]])
    func neverShown(shown: [Int]) {
        let refusal = FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        #expect(throws: refusal) { try multiple.answer(shown: shown, seed: 1, question: 1) }
        #expect(throws: refusal) { try single.answer(shown: shown, seed: 1, question: 1) }
    }

    @Test("is refused for several options where one is asked")
    func severalForOne() throws {
        #expect(throws: FormErrors.self) { try single.answer(shown: [1, 2], seed: 1, question: 1) }
        let order = single.order(seed: 1, question: 1).map(\.position)
        #expect(try single.answer(shown: [2, 2], seed: 1, question: 1) == .options([order[1]]))
    }
}

@Suite("An answer in the log")
struct StoredAnswerTests {
    private let question = Question.of(.of(12, right: [2], isMultiple: true))

    @Test("comes back as it was", arguments: [[1], [12, 3], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]] as [Set<Int>])
    func roundTrip(chosen: Set<Int>) {
        let stored = Question.stored(.options(chosen))
        #expect(question.answer(stored: stored) == .options(chosen))
    }

    @Test("is written in the order of the document")
    func isSorted() {
        #expect(Question.stored(.options([10, 2, 9])) == "2 9 10")
    }

    @Test("that was taken back is empty")
    func takenBack() {
        #expect(Question.stored(nil) == "")
        #expect(question.answer(stored: "") == nil)
    }

    @Test(
        "counts options that the question does not have as not chosen",
        arguments: [("2 13", [2]), ("0 -1 5", [5]), ("13", nil), ("x", nil), ("1 x", [1])] as [(String, Set<Int>?)])
    func unknownOptions(stored: String, chosen: Set<Int>?) {
        #expect(question.answer(stored: stored) == chosen.map(Answer.options))
    }

    @Test("is worth its share of the question")
    func share() {
        #expect(question.share(of: .options([2])).isFull)
        #expect(question.share(of: .options([3])).isNone)
    }
}
