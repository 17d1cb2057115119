import Testing

@testable import App

@Suite("The figures of a test")
struct StatisticsTests {
    private static func submission(_ scheme: MarkScheme, _ earned: Int, of possible: Int = 100) -> Submission {
        let (earned, possible) = (Points(thousandths: earned * 1000), Points(thousandths: possible * 1000))
        return Submission(
            endedAt: SampleSnapshot.start, reason: .submitted,
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
            SampleSnapshot.attempt(.quiz, ordinal: ordinal, submission: earned.map { Self.submission(.percent, $0) })
        }
        let attempts = [attempt(1, 40), attempt(2, 80), attempt(3, 80), attempt(4, 60), attempt(5, nil)]
        #expect(CountingRule.best.counting(attempts).map(\.ordinal) == [2])
        #expect(CountingRule.last.counting(attempts).map(\.ordinal) == [4])
        #expect(CountingRule.first.counting(attempts).map(\.ordinal) == [1])
        #expect(CountingRule.average.counting(attempts).map(\.ordinal) == [1, 2, 3, 4])
        #expect(CountingRule.best.counting([attempt(1, nil)]).isEmpty)
    }

    /// The question as a revision asks it: options have their words in common with other revisions, and not their HTML.
    private static func question(_ options: [(String, Bool)], revision: String) -> Question {
        let options = options.enumerated().map {
            Choice.Option(position: $0 + 1, textHTML: revision + $1.0, plainText: $1.0, isRight: $1.1)
        }
        return Question(
            id: ID(text: "q"), number: 1, topic: nil, points: Points(thousandths: 1000), penalty: .none, textHTML: "Q",
            plainText: revision, bodyHTML: nil, explanationHTML: nil,
            content: .choice(Choice(options: options, isMultiple: false, credit: .allOrNothing, isFixed: false)))
    }

    private static func attempt(_ question: Question, _ answer: Int?) -> AnsweredAttempt {
        let sample = SampleSnapshot.attempt(.quiz)
        let attempt = Attempt(
            id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: 1,
            revision: ID(text: question.plainText), seed: 1, startedAt: sample.startedAt, deadline: nil, submission: nil)
        return AnsweredAttempt(
            attempt: attempt, questions: [question], answers: answer.map { [question.id: .options([$0])] } ?? [:])
    }

    @Test("a question is counted over its wordings by its id, and its options by their words")
    func wordings() throws {
        let new = Self.question([("B", true), ("A", false)], revision: "2")
        let old = Self.question([("A", false), ("B", true), ("C", false)], revision: "1")
        let answers = [(new, 1), (new, 2), (old, 2), (old, 3), (old, nil)]
        let figures = QuestionStatistics.of(answers.map(Self.attempt), order: [new, old])
        #expect(figures.count == 1)
        let one = try #require(figures.first)
        #expect([one.asked, one.correct, one.partly, one.incorrect, one.unanswered] == [5, 2, 0, 2, 1])
        #expect(one.item.facility == 0.4)
        #expect(one.choices.map(\.text) == ["B", "A", "C"] && one.choices.map(\.count) == [2, 1, 1])
        #expect(one.choices.map(\.isRight) == [true, false, false])
    }

    @Test("options in the same words are counted each by itself, in two revisions as in one")
    func twins() throws {
        let new = Self.question([("Table", false), ("Graph", false), ("Graph", true)], revision: "2")
        let old = Self.question([("Graph", false), ("Graph", true), ("Table", false)], revision: "1")
        let answers = [(old, 1), (old, 2), (old, 2), (new, 3), (new, 1)]
        let choices = try #require(QuestionStatistics.of(answers.map(Self.attempt), order: [new, old]).first).choices
        #expect(choices.map(\.html) == ["2Table", "2Graph", "2Graph"] && choices.map(\.count) == [1, 1, 3])
        #expect(choices.map(\.isRight) == [false, false, true])
    }

    @Test("where everybody has the points nothing is shown as right, neither in figures nor in results")
    func atFault() async throws {
        let question = Self.question([("A", true), ("B", false)], revision: "1").corrected(by: .everyone)
        let one = try #require(
            QuestionStatistics.of([(question, 1), (question, nil)].map(Self.attempt), order: [question]).first)
        #expect(one.item.facility == 1 && one.correct == 2)
        #expect(one.choices.map(\.count) == [1, 0] && one.choices.allSatisfy { !$0.isRight })
        let typed = try #require(SampleSnapshot.typed.questions.last).corrected(by: .everyone)
        let attempt = AnsweredAttempt(
            attempt: SampleSnapshot.attempt(.quiz), questions: [typed], answers: [typed.id: .typed("UIKit")])
        #expect(QuestionStatistics.of([attempt], order: [typed]).first?.choices.map(\.isRight) == [false])
        let strings = try SamplePages.strings(.romanian)
        for question in [question, typed] { #expect(ResultLine.solution(question, nil, strings).rightHTML.isEmpty) }
    }

    @Test("what was typed is counted by its words, the most frequent first, and no more than a dozen")
    func typed() throws {
        let question = try #require(SampleSnapshot.typed.questions.last)
        let texts = ["UIKit", "UIKit", "uikit", "x"] + (1...20).map { "y\($0)" }
        let attempts = texts.map {
            AnsweredAttempt(attempt: SampleSnapshot.attempt(.quiz), questions: [question], answers: [question.id: .typed($0)])
        }
        let choices = try #require(QuestionStatistics.of(attempts, order: [question]).first).choices
        #expect(choices.count == QuestionStatistics.mostTyped)
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
                try await ana.end(attempt)
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

    @Test("of a test that draws questions, each is counted where it was asked, and only what all had has a weight")
    func drawn() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "draw:\n  Arhitectura: 1", "questions: shuffled")
            let ana = try await site.signedIn("ana")
            for seed in Int64(1)...8 {
                let attempt = try await ana.start("Exerciții")
                try await site.setSeed(seed, of: attempt)
                let place = try #require(try await site.paper(of: attempt).firstIndex(of: "optionale"))
                if seed.isMultiple(of: 2) { try await ana.answer(place + 1, of: attempt, ["Adevărat"]) }
                try await ana.end(attempt)
            }
            let id = ID<Assessment>(text: TestSite.lastPart(try await site.test("Exerciții")))
            let store = StatisticsStore(database: site.database, revisions: RevisionCache())
            let overview = try #require(try await store.find(id, by: site.person("carmen")))
            #expect(overview.attempts.count == 8 && overview.attempts.allSatisfy { $0.pools.count == 1 })
            let test = TestStatistics(overview.attempts, order: overview.questions)
            let asked = Dictionary(uniqueKeysWithValues: test.questions.map { ($0.question, $0.asked) })
            #expect(asked.values.sorted().last == 8 && asked.values.reduce(0, +) == 16 && asked.count == 3)
            #expect(test.questions.filter { $0.weight != nil }.map(\.asked) == [8])
            let page = try await site.signedIn("carmen").get("/teach" + site.test("Exerciții") + "/figures?attempts=all")
            #expect(page.status == .ok && page.words.contains(site.words(site.sentence("figures.table"))))
        }
    }
}
