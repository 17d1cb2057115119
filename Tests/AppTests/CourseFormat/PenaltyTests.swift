import Testing

@testable import App

@Suite("The penalty of a wrong answer")
struct PenaltyTests {
    private let multiple = Choice.of(4, right: [1, 2], isMultiple: true)
    private let single = Choice.of(4, right: [1], isMultiple: false)

    private func earned(_ question: Question, _ answer: Answer?) -> Int {
        question.earned(by: answer).thousandths
    }

    @Test(
        "is a share of the question's points, rounded towards nothing",
        arguments: [
            (1000, 250, -250), (2000, 500, -1000), (1000, 1000, -1000), (1000, 0, 0), (1, 999, 0), (1500, 333, -499),
            (7, 500, -3),
        ])
    func share(thousandths: Int, penalty: Int, expected: Int) {
        #expect(earned(.of(single, thousandths: thousandths, penalty: penalty), .options([2])) == expected)
    }

    @Test("is not for a right answer, not for none, and not for one that is worth anything")
    func onlyWhollyWrong() {
        let question = Question.of(multiple, penalty: 500)
        #expect(earned(question, .options([1, 2])) == 1000)
        #expect(earned(question, .options([1])) == 500)
        #expect(earned(question, .options([1, 2, 3])) == 500)
        #expect(earned(question, nil) == 0)
        for wrong in [[3], [1, 3], [3, 4], [1, 2, 3, 4]] as [Set<Int>] { #expect(earned(question, .options(wrong)) == -500) }
    }

    @Test("depends on what the credit rule still gives")
    func byCredit() {
        let answer = Answer.options([1, 3])
        let expected: [CreditRule: Int] = [.rightMinusWrong: -500, .perOption: 500, .allOrNothing: -500]
        for rule in CreditRule.allCases {
            let choice = Choice.of(4, right: [1, 2], isMultiple: true, credit: rule)
            #expect(earned(.of(choice, penalty: 500), answer) == expected[rule])
        }
        let half = Choice.of(4, right: [1, 2], isMultiple: true, credit: .allOrNothing)
        #expect(earned(.of(half, penalty: 500), .options([1])) == -500)
    }

    @Test("is for typed answers as well")
    func typed() {
        let number = Question.typed(.number(NumberQuestion(accepted: [.init(value: 3, tolerance: 0)])), penalty: 250)
        let text = Question.typed(.text(TextQuestion(accepted: ["da"], folding: .fold)), penalty: 250)
        #expect(earned(number, .typed("3,0")) == 1000)
        #expect(earned(number, .typed("4")) == -250)
        #expect(earned(text, .typed("DA")) == 1000)
        #expect(earned(text, .typed("nu")) == -250)
        #expect([number, text].allSatisfy { earned($0, nil) == 0 })
    }

    @Test("takes away what was earned elsewhere, and the whole is never below nothing")
    func total() {
        let questions = ["a", "b", "c"].map { Question.of(single, id: $0, thousandths: 2000, penalty: 500) }
        func total(_ chosen: [String: Int]) -> Int {
            let answers = chosen.map { (ID<Question>(text: $0.key), Answer.options([$0.value])) }
            return Outcome.marking(questions, answers: Dictionary(answers, uniquingKeysWith: { $1 })).earned.thousandths
        }
        #expect(total(["a": 1, "b": 1, "c": 2]) == 3000)
        #expect(total(["a": 1, "b": 2, "c": 2]) == 0)
        #expect(total(["a": 1, "b": 2]) == 1000)
        #expect(total(["a": 2, "b": 2, "c": 2]) == 0)
        #expect(total(["a": 2]) == 0)
        #expect(total([:]) == 0)
    }

    @Test("leaves the counts as they are: a wrong answer is one wrong answer")
    func counts() {
        let questions = ["a", "b", "c"].map { Question.of(single, id: $0, penalty: 1000) }
        let outcome = Outcome.marking(questions, answers: [ID(text: "a"): .options([1]), ID(text: "b"): .options([2])])
        #expect([outcome.correct, outcome.incorrect, outcome.partly, outcome.unanswered] == [1, 1, 0, 1])
        #expect(outcome.possible == Points(thousandths: 3000))
        #expect(outcome.earned == .zero)
    }

    @Test("is shown as points below nothing in the results of a quiz, with the mark never below its lowest")
    func shown() async throws {
        try await TestSite.run { site in
            try await site.importAgain { folder in
                let quiz = folder.appendingPathComponent("01-mobile/tests/02-quiz.md")
                try rewrite(quiz, "kind: quiz", "kind: quiz\npenalty: 0.25")
                try rewrite(quiz, "#optionale", "#optionale penalty=0")
            }
            let ana = try await site.signedIn("ana")
            let test = try await ana.get(site.test("Exerciții")).text
            #expect(test.contains(site.sentence("test.rule-some-penalty", ["percent": "25\u{A0}%"])))
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, ["Media"])
            try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
            try await ana.answer(3, of: attempt, ["Fals"])
            let words = try await ana.follow(ana.end(attempt)).words
            #expect(words.contains("\(site.sentence("results.verdict-incorrect")) · -0,5 din 2"))
            #expect(words.contains("\(site.sentence("results.verdict-correct")) · 1 din 1"))
            #expect(words.contains("\(site.sentence("results.verdict-incorrect")) · 0 din 1"))
            #expect(words.contains("0,5 din 4"))
            let worst = try await ana.start("Exerciții")
            try await ana.answer(1, of: worst, ["Media"])
            let lowest = try await ana.follow(ana.end(worst)).words
            #expect(lowest.contains("0 din 4"))
            #expect(lowest.contains("\(site.sentence("results.mark")) 1,00 "))
        }
    }
}
