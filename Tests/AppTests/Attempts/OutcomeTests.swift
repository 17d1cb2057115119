import Testing

@testable import App

@Suite("The outcome of an attempt")
struct OutcomeTests {
    @Test("counts full, partial, wrong and missing answers apart")
    func counts() {
        let multiple = Choice.of(4, right: [1, 2], isMultiple: true)
        let questions = ["full", "part", "wrong", "none"].map { Question.of(multiple, id: $0, thousandths: 3000) }
        let outcome = Outcome.marking(
            questions,
            answers: [
                ID(text: "full"): .options([1, 2]), ID(text: "part"): .options([1]), ID(text: "wrong"): .options([3]),
                ID(text: "of another test"): .options([1, 2]),
            ])
        #expect(
            outcome
                == Outcome(
                    earned: Points(thousandths: 4500), possible: Points(thousandths: 12_000), correct: 1, incorrect: 2,
                    partly: 1, unanswered: 1))
        #expect(outcome.total == 4)
    }

    @Test("of an empty sheet is nothing of everything")
    func emptySheet() {
        let questions = (1...3).map { Question.of(.of(2, right: [1], isMultiple: false), id: "\($0)") }
        let outcome = Outcome.marking(questions, answers: [:])
        #expect(outcome.earned == .zero)
        #expect(outcome.possible == Points(thousandths: 3000))
        #expect(outcome.unanswered == 3)
    }

    @Test("always adds up, whatever is answered", arguments: 0..<40)
    func addsUp(seed: Int) {
        var generator = SeededGenerator(seed: Int64(seed), stream: 1)
        func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
        for _ in 0..<25 {
            let questions = (0..<below(30)).map { number -> Question in
                let isMultiple = below(2) == 0
                let right: Set<Int> = isMultiple ? [1, 1 + below(5)] : [1 + below(5)]
                return .of(
                    .of(5, right: right, isMultiple: isMultiple), id: "\(number)", thousandths: 1 + below(10_000))
            }
            var answers: [ID<Question>: Answer] = [:]
            for question in questions where below(3) > 0 {
                answers[question.id] = .options(Set((0...below(4)).map { _ in 1 + below(5) }))
            }
            let outcome = Outcome.marking(questions, answers: answers)
            #expect(outcome.correct + outcome.incorrect + outcome.unanswered == questions.count)
            #expect(outcome.unanswered == questions.count - answers.count)
            #expect(outcome.partly <= outcome.incorrect)
            #expect(outcome.earned <= outcome.possible)
            #expect(outcome.earned >= .zero)
            #expect((outcome.earned == outcome.possible) == (outcome.correct == questions.count))
        }
    }
}
