import Testing

@testable import App

@Suite("The figures of a test")
struct FiguresTests {
    private static func submission(_ scheme: MarkScheme, _ earned: Int, of possible: Int = 100) -> Submission {
        let (earned, possible) = (Points(thousandths: earned * 1000), Points(thousandths: possible * 1000))
        return Submission(
            endedAt: SampleSitting.start, reason: .submitted,
            outcome: Outcome(earned: earned, possible: possible, correct: 0, incorrect: 0, partly: 0, unanswered: 0),
            mark: scheme.mark(earned: earned, possible: possible))
    }

    @Test("marks are counted by whole marks, shares of the points by tenths")
    func distribution() {
        let romanian = MarkDistribution([0, 44, 45, 99, 100].map { Self.submission(.romanian, $0) })
        #expect(romanian.bins.count == 10 && romanian.bins.last == .mark(10))
        #expect(romanian.counts == [1, 0, 0, 1, 1, 0, 0, 0, 1, 1])
        let serbian = MarkDistribution([0, 50, 51, 91, 100].map { Self.submission(.serbian, $0) })
        #expect(serbian.bins == (5...10).map { .mark($0) } && serbian.counts == [2, 1, 0, 0, 0, 2])
        let percent = MarkDistribution([0, 9, 10, 99, 100].map { Self.submission(.percent, $0) })
        #expect(percent.counts == [2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
        let mixed = MarkDistribution([Self.submission(.romanian, 50), Self.submission(.serbian, 50)])
        #expect(mixed.bins.first == .tenth(0) && mixed.counts[5] == 2)
        #expect(MarkDistribution([]).counts.allSatisfy { $0 == 0 })
    }

    @Test("which attempts count is what the rule of the test says")
    func counting() {
        func attempt(_ ordinal: Int, _ earned: Int?) -> Attempt {
            SampleSitting.attempt(.quiz, ordinal: ordinal, submission: earned.map { Self.submission(.percent, $0) })
        }
        let attempts = [attempt(1, 40), attempt(2, 80), attempt(3, 80), attempt(4, 60), attempt(5, nil)]
        #expect(CountingRule.best.counting(attempts).map(\.ordinal) == [2])
        #expect(CountingRule.last.counting(attempts).map(\.ordinal) == [4])
        #expect(CountingRule.first.counting(attempts).map(\.ordinal) == [1])
        #expect(CountingRule.average.counting(attempts).map(\.ordinal) == [1, 2, 3, 4])
        #expect(CountingRule.best.counting([attempt(1, nil)]).isEmpty)
    }

    @Test("a question is counted over its wordings by its id, and its options by their words")
    func wordings() throws {
        func question(_ options: [(String, Bool)], points: Int = 1000, everyone: Bool = false) -> Question {
            let options = options.enumerated().map {
                Choice.Option(position: $0 + 1, textHTML: $1.0, plainText: $1.0, isRight: $1.1)
            }
            let question = Question(
                id: ID(text: "q"), number: 1, topic: nil, points: Points(thousandths: points), penalty: .none, textHTML: "Q",
                plainText: "Q\(options.count)", bodyHTML: nil, explanationHTML: nil,
                content: .choice(Choice(options: options, isMultiple: false, credit: .allOrNothing, isFixed: false)))
            return everyone ? question.corrected(by: .everyone) : question
        }
        func attempt(_ question: Question, _ answer: Int?) -> AnsweredAttempt {
            let sample = SampleSitting.attempt(.quiz)
            // Each wording is of a revision of its own.
            let attempt = Attempt(
                id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: 1,
                revision: ID(text: question.plainText), seed: 1, startedAt: sample.startedAt, deadline: nil, submission: nil)
            return AnsweredAttempt(
                attempt: attempt, questions: [question], answers: answer.map { [question.id: .options([$0])] } ?? [:])
        }
        let (new, old) = (question([("B", true), ("A", false)]), question([("A", false), ("B", true), ("C", false)]))
        let figures = QuestionFigures.of(
            [attempt(new, 1), attempt(new, 2), attempt(old, 2), attempt(old, 3), attempt(old, nil)], order: [new, old])
        #expect(figures.count == 1)
        let one = try #require(figures.first)
        #expect([one.asked, one.correct, one.partly, one.incorrect, one.unanswered] == [5, 2, 0, 2, 1])
        #expect(one.facility == 400)
        #expect(one.choices.map(\.text) == ["B", "A", "C"] && one.choices.map(\.count) == [2, 1, 1])
        #expect(one.choices.map(\.isRight) == [true, false, false])
        let void = QuestionFigures.of([attempt(question([("A", true)], everyone: true), nil)], order: [new])
        #expect(void.first?.facility == 1000 && void.first?.correct == 1)
    }

    @Test("what was typed is counted by its words, the most frequent first, and no more than a dozen")
    func typed() throws {
        let question = try #require(SampleSitting.typed.questions.last)
        let texts = ["UIKit", "UIKit", "uikit", "x"] + (1...20).map { "y\($0)" }
        let attempts = texts.map {
            AnsweredAttempt(attempt: SampleSitting.attempt(.quiz), questions: [question], answers: [question.id: .typed($0)])
        }
        let choices = try #require(QuestionFigures.of(attempts, order: [question]).first).choices
        #expect(choices.count == QuestionFigures.mostTyped)
        #expect(choices.first?.text == "UIKit" && choices.first?.count == 2 && choices.first?.isRight == true)
    }

    @Test("Carmen sees them of ended attempts alone, with the right options in words, and no student's name")
    func page() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            let carmen = try await site.signedIn("carmen")
            let address = "/teach" + (try await site.test("Exerciții")) + "/figures"
            #expect(try await carmen.get(address).words.contains(site.sentence("figures.empty")))
            for marks in [false, true] {
                let attempt = try await ana.start("Exerciții")
                if marks { try await ana.answerAllRightly(attempt) }
                try await ana.post(attempt + "/submission")
            }
            let running = try await bogdan.start("Exerciții")
            try await bogdan.answer(1, of: running, ["Media"])
            let counted = try await carmen.get(address)
            #expect(counted.words.contains(site.sentence("figures.of-best", n: 1)))
            #expect(counted.words.contains("✓ " + site.sentence("figures.right")))
            let formats = site.site.strings(.romanian).formats
            func correct(_ part: Int, of whole: Int) -> String {
                site.words(site.sentence("figures.correct", ["n": "1", "percent": formats.percent(part, of: whole)]))
            }
            #expect(counted.words.contains(correct(1, of: 1)))
            for name in ["Ana", "Țîrlea", "ana", "Șerban"] { #expect(!counted.text.contains(">\(name)")) }
            let all = try await carmen.get(address + "?attempts=all")
            #expect(all.words.contains(site.sentence("figures.of-all", n: 2)))
            #expect(all.words.contains(correct(1, of: 2)))
            #expect(all.text.matches(of: #/ style=/#).isEmpty)
        }
    }
}
