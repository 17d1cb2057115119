import Testing

@testable import App

@Suite("The rules of a test in plain words")
struct TestRulesTests {
    private let strings: Strings

    init() throws {
        strings = try SamplePages.strings(.english)
    }

    /// The keys of the sentences that this test shows, in their order; a sentence without its key here is missing.
    private func keys(
        _ kind: AssessmentKind, _ policy: AttemptPolicy? = nil, _ disclosure: Disclosure = .atOnce,
        _ revision: AssessmentRevision = SampleSnapshot.revision
    ) throws -> [String] {
        let schedule = kind == .final ? SampleSnapshot.schedule : nil
        let entry = AssessmentStore.Entry.sample(kind, schedule: schedule, policy: policy, disclosure: disclosure)
        let values = ["time": "on 24 November 2026 at 10:00", "zone": "Bucharest", "percent": "50%"]
        let counts = [2, 3, 90]
        return TestRules.sentences(entry.assessment, revision, strings).map { sentence in
            let key = strings.catalogue.entries.keys.sorted().first { key in
                key.hasPrefix("test.rule")
                    && (strings(key, values) == sentence || counts.contains { strings(key, n: $0, values) == sentence })
            }
            return key?.replacing("test.rule-", with: "") ?? sentence
        }
    }

    private let choices = ["right-minus-wrong"]

    @Test("say how often it may be taken and which attempt counts")
    func attempts() throws {
        #expect(try keys(.final) == ["one-attempt", "saved", "done", "clock"] + choices + ["final-results"])
        #expect(try keys(.final, .sample(allowed: 3)).prefix(2) == ["attempts", "best"])
        #expect(try keys(.final, .sample(allowed: nil, counts: .last)).prefix(2) == ["any-attempts", "last"])
        #expect(try keys(.final, .sample(allowed: 2, counts: .average)).prefix(2) == ["attempts", "average"])
        #expect(try keys(.quiz) == ["quiz-time", "saved", "done"] + choices + ["quiz-results"])
        #expect(try keys(.quiz, .sample(allowed: 1)).prefix(2) == ["quiz-once", "saved"])
        #expect(try keys(.quiz, .sample(allowed: 3, counts: .first)).prefix(2) == ["quiz-attempts", "first"])
        #expect(try keys(.quiz, .sample(allowed: nil, counts: .last)).prefix(2) == ["quiz-time", "last"])
    }

    @Test("say how long the pause is, unless there is nothing after it")
    func pause() throws {
        #expect(try keys(.final, .sample(allowed: 2, pause: .minutes(90))).prefix(3) == ["attempts", "best", "pause"])
        #expect(try keys(.quiz, .sample(allowed: nil, pause: .minutes(90))).prefix(2) == ["quiz-time", "pause"])
        #expect(try !keys(.final, .sample(allowed: 1, pause: .minutes(90))).contains("pause"))
    }

    @Test("never say the code")
    func code() throws {
        let sentences = try keys(.final, .sample(allowed: 1, code: "aula-magna"))
        #expect(try sentences == keys(.final))
    }

    @Test("say when results and right answers appear")
    func disclosure() throws {
        let later = Release<Instant>.from(SampleSnapshot.start + .days(3))
        #expect(try keys(.final, nil, .init(results: .afterLast, answers: .atOnce)).last == "results-after")
        #expect(try keys(.final, nil, .init(results: later, answers: .atOnce)).last == "results-from")
        #expect(try keys(.quiz, nil, .init(results: later, answers: later)).suffix(2) == ["results-from", "answers-from"])
        #expect(try keys(.quiz, .sample(allowed: 2), .init(results: .atOnce, answers: .afterLast)).last == "answers-after")
        #expect(try keys(.quiz, nil, .init(results: later, answers: .atOnce)).suffix(2) == ["results-from", "quiz-results"])
    }

    @Test("say that answers can be checked at once, where they can")
    func check() throws {
        #expect(try keys(.quiz, .sample(allowed: nil, check: .eachAnswer)).suffix(2) == ["check", "quiz-results"])
        #expect(try !keys(.quiz).contains("check"))
    }

    @Test("say what several right options are worth, only where there are such questions", arguments: CreditRule.allCases)
    func credit(rule: CreditRule) throws {
        func revision(isMultiple: Bool) -> AssessmentRevision {
            let choice = Choice.of(3, right: [1], isMultiple: isMultiple, credit: rule)
            return Self.revision([.of(choice), .typed(.text(TextQuestion(accepted: ["a"], folding: .exact)))], rule)
        }
        #expect(
            try keys(.quiz, nil, .atOnce, revision(isMultiple: true))
                == ["quiz-time", "saved", "done", rule.rawValue, "quiz-results"])
        #expect(try keys(.quiz, nil, .atOnce, revision(isMultiple: false)) == ["quiz-time", "saved", "done", "quiz-results"])
    }

    @Test(
        "say what a wrong answer costs, for all questions or for some",
        arguments: [([500, 500], "penalty"), ([500, 0], "some-penalty"), ([250, 500], "some-penalty"), ([0, 0], nil)])
    func penalty(penalties: [Int], key: String?) throws {
        let questions = penalties.enumerated().map {
            Question.of(.of(2, right: [1], isMultiple: false), id: "\($0.offset)", penalty: $0.element)
        }
        let said = try keys(.quiz, nil, .atOnce, Self.revision(questions, .perOption))
        #expect(said == ["quiz-time", "saved", "done"] + [key].compactMap { $0 } + ["quiz-results"])
    }

    private static func revision(_ questions: [Question], _ credit: CreditRule) -> AssessmentRevision {
        AssessmentRevision(
            id: ID(text: "r"), title: "Test", introductionHTML: nil, questions: questions, isShuffled: false, pools: [],
            credit: credit)
    }

    @Test("stand on the page of the test in the language of the reader", arguments: Language.allCases)
    func page(language: Language) async throws {
        try await TestSite.run { site in
            try await site.importAgain { folder in
                let final = folder.appendingPathComponent("01-mobile/tests/01-final.md")
                try rewrite(
                    final, "kind: final", "kind: final\nattempts: 2\ncounts: last\npause: 90\ncredit: per-option\npenalty: 0.5")
            }
            let ana = try await site.signedIn("ana")
            try await ana.post("/language", [("language", language.rawValue), ("back", "/tests")])
            let page = try await ana.get(site.test("Test final")).text
            #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
            #expect(page.contains(site.sentence("test.rule-attempts", n: 2, in: language)))
            #expect(page.contains(site.sentence("test.rule-pause", n: 90, in: language)))
            for key in ["last", "saved", "done", "clock", "per-option", "final-results"] {
                #expect(page.contains(site.sentence("test.rule-\(key)", in: language)), "\(key)")
            }
            let percent = site.site.strings(language).formats.percent(500, of: 1000)
            let penalty = site.sentence("test.rule-penalty", ["percent": percent], in: language)
            #expect(page.contains(penalty.replacing("'", with: "&#39;")))
        }
    }
}
