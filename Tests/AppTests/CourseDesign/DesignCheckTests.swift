import Testing

@testable import App

@Suite("The check of a design finds what a course lacks, and nothing else")
struct DesignCheckTests {
    private typealias Sample = SampleCheck

    /// A course that breaks one rule alone, and the way to put it right.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: DesignRule
        let breaking: @Sendable (inout DesignFacts) -> Void
        let fixing: @Sendable (inout DesignFacts) -> Void

        var testDescription: String { rule.rawValue }
    }

    private static let layers = ID<Topic>(text: "layers")
    private static let cycle = ID<Topic>(text: "cycle")
    private static let language = ID<Topic>(text: "language")

    static let cases = objectives + topics + measures + syllabus + relations + texts + days

    private static let objectives: [Case] = [
        .init(rule: .noObjectives, breaking: { $0.objectives = [] }, fixing: { $0.objectives = Sample.objectives }),
        .init(
            rule: .withoutPerformance, breaking: { $0.objectives[0].performance = nil },
            fixing: { $0.objectives[0].performance = .init(category: SampleObjectives.organize, word: .own("altfel")) }),
        .init(
            rule: .withoutCondition, breaking: { $0.objectives[0].condition = nil },
            fixing: { $0.objectives[0].condition = .init(kind: .givenAProblem, text: nil, isHidden: true) }),
        .init(
            rule: .withoutContents, breaking: { $0.objectives[1].topics = [] }, fixing: { $0.objectives[1].topics = [language] }),
        .init(
            rule: .withoutCriterion, breaking: { $0.objectives[1].criteria = [.quality: .init(text: nil, isOn: true)] },
            fixing: { $0.objectives[1].criteria[.quality]?.text = "bine" }),
    ]

    private static let topics: [Case] = [
        .init(
            rule: .withoutDimension, breaking: { $0.knowledge[language]?.dimensions = [] },
            fixing: { $0.knowledge[language]?.dimensions = [.metacognitive] }),
        .init(
            rule: .topicUnused, breaking: { $0.objectives[0].topics = [layers] },
            fixing: { $0.knowledge[cycle]?.isPrerequisite = true }),
        .init(
            rule: .criticalWithoutLesson, breaking: { $0.lessons = [] },
            fixing: { $0.lessons = [.init(id: ID(text: "new"), title: "Nouă", topic: ID(text: "architecture"))] }),
    ]

    private static let measures: [Case] = [
        .init(
            rule: .withoutQuestion, breaking: { $0.untag(Sample.second) },
            fixing: { $0.questions[1].objectives.insert(Sample.second) }),
        .init(
            rule: .withoutAssessment, breaking: { $0.techniques.assigned[Sample.third]?.removeAll { $0.kind == .assessment } },
            fixing: { $0.assign(.assessment, to: Sample.third) }),
        .init(
            rule: .withoutTeaching, breaking: { $0.techniques.assigned[Sample.third]?.removeAll { $0.kind == .teaching } },
            fixing: { $0.assign(.teaching, to: Sample.third) }),
        .init(
            rule: .untagged, breaking: { $0.questions.append(Sample.question(4, .final, topic: nil, [])) },
            fixing: { $0.questions[3].objectives = [Sample.first] }),
        .init(
            rule: .speedUntimed,
            breaking: {
                $0.untag(Sample.second)
                $0.questions[1].objectives.insert(Sample.second)
                $0.techniques.assigned[Sample.second]?[0].minutes = nil
            }, fixing: { $0.questions[2].objectives.insert(Sample.second) }),
        .init(
            rule: .accuracyUntagged, breaking: { $0.untag(Sample.first) },
            fixing: { $0.questions[0].objectives.insert(Sample.first) }),
        .init(
            rule: .choicesAlone, breaking: { $0.techniques.assigned[Sample.second]?[0].fit = .extended },
            fixing: { $0.questions[1].isChoice = false }),
    ]

    private static let syllabus: [Case] = [
        .init(rule: .syllabusDescription, breaking: { $0.state.description = 4 }, fixing: { $0.state.description = 6 }),
        .init(rule: .syllabusMeetings, breaking: { $0.state.hasMeetings = false }, fixing: { $0.state.hasMeetings = true }),
        .init(rule: .syllabusPolicies, breaking: { $0.state.policies = 5 }, fixing: { $0.state.policies = 6 }),
        .init(rule: .syllabusPeople, breaking: { $0.state.instructors = 0 }, fixing: { $0.state.instructors = 1 }),
    ]

    private static let relations: [Case] = [
        .init(
            rule: .prerequisite, breaking: { $0.knowledge[cycle]?.isPrerequisite = true },
            fixing: {
                $0.objectives[0].condition = .init(kind: .custom, text: "Cine știe CICLUL va fi capabil", isHidden: false)
            }),
        .init(
            rule: .unfitTeaching, breaking: { $0.techniques.assigned[Sample.first]?[1].fit = nil },
            fixing: { $0.techniques.assigned[Sample.first]?[1].fit = .extended }),
        .init(
            rule: .unfitAssessment, breaking: { $0.techniques.assigned[Sample.first]?[0].fit = nil },
            fixing: { $0.techniques.assigned[Sample.first]?[0].fit = .ideal }),
        .init(
            rule: .questionElsewhere, breaking: { $0.questions[1].topic = layers },
            fixing: { $0.questions[1].topic = nil }),
        .init(
            rule: .lessonElsewhere,
            breaking: {
                $0.lessons[0].objectives = [Sample.second]
                $0.knowledge[layers]?.priority = .goodToKnow
            },
            fixing: { $0.objectives[1].topics.append(cycle); $0.lessons[0].topic = cycle }),
    ]

    private static let texts: [Case] = [
        .init(
            rule: .wordListed,
            breaking: { $0.say(.own("să Structureze")) }, fixing: { $0.say(.listed("structure")) }),
        .init(
            rule: .equalSentences, breaking: { $0.sentences[Sample.third] = "organizează:  Straturi" },
            fixing: { $0.sentences[Sample.third] = nil }),
    ]

    private static let days: [Case] = [
        .init(
            rule: .endsEarly, breaking: { $0.event(assigned: 6, due: 0) }, fixing: { $0.event(assigned: 0, due: 0) }),
        .init(
            rule: .eventOutside, breaking: { $0.event(assigned: 0, due: 101) },
            fixing: { $0.plan.days = Sample.day...Sample.day + 101 }),
        .init(
            rule: .overBudget, breaking: { $0.plan.weeks = [.init(monday: Sample.day, minutes: 301)] },
            fixing: { $0.plan.budget = 301 }),
    ]

    @Test("a course that breaks exactly one rule has exactly that finding, and none once it is put right", arguments: cases)
    func one(_ one: Case) throws {
        var facts = Sample.facts
        #expect(DesignCheck(facts).findings == [])
        one.breaking(&facts)
        let found = DesignCheck(facts).findings
        #expect(found.map(\.rule) == [one.rule], "\(found)")
        #expect(found.allSatisfy { $0.href.hasPrefix("/teach/") })
        one.fixing(&facts)
        #expect(DesignCheck(facts).findings == [])
    }

    @Test("every rule has such a course, and a name of its own in every language")
    func complete() throws {
        #expect(Set(Self.cases.map(\.rule)) == Set(DesignRule.allCases))
        #expect(Set(DesignRule.allCases.map(\.key)).count == DesignRule.allCases.count)
        for language in Language.allCases {
            let strings = try SamplePages.strings(language)
            for one in Self.cases {
                var facts = Sample.facts
                one.breaking(&facts)
                let sentence = try #require(DesignCheck(facts).findings.first).sentence(strings)
                #expect(!sentence.contains("{") && sentence.hasSuffix(".") && sentence != one.rule.key, "\(sentence)")
            }
        }
    }

    @Test("a finding keeps its key whatever is called otherwise, and two findings never have one")
    func keys() {
        var facts = Sample.broken
        let keys = DesignCheck(facts).findings.map(\.key)
        #expect(
            keys == [
                "without-assessment/third", "without-teaching/third", "untagged/test-final", "syllabus-policies",
                "accuracy-untagged/first", "over-budget/2026-10-05",
            ])
        facts.sentences[Sample.third] = "Altfel."
        facts.state.policies = 1
        #expect(DesignCheck(facts).findings.map(\.key) == keys && Set(keys).count == keys.count)
    }

    @Test("an empty course is told to begin, and not that it lacks everything else")
    func empty() {
        let found = DesignCheck(DesignFacts(course: ID(text: "course"))).findings.map(\.rule)
        #expect(
            found == [.noObjectives, .syllabusDescription, .syllabusMeetings, .syllabusPolicies, .syllabusPeople])
    }

    @Test("for an objective without a technique of a kind the best three are suggested, and none for one that has it")
    func strategies() {
        var facts = Sample.facts
        let many = (1...5).map { CheckedTechniques.Suggested(name: "t\($0)", title: "T\($0)") }
        for objective in [Sample.first, Sample.third] {
            facts.techniques.suggested[objective] = [.assessment: many, .teaching: many]
        }
        facts.techniques.assigned[Sample.third]?.removeAll { $0.kind == .teaching }
        let strategies = DesignCheck(facts).strategies
        #expect(strategies.map(\.objective) == [Sample.third] && strategies.map(\.kind) == [.teaching])
        #expect(strategies.first?.suggested.map(\.name) == ["t1", "t2", "t3"])
    }

    @Test("a topic above or below one of the objective's is about it, and a topic below a named one is in an objective")
    func relatives() {
        var facts = Sample.facts
        facts.lessons[0].topic = ID(text: "architecture")
        facts.questions[0].topic = ID(text: "cycle")
        facts.questions[0].objectives = [Sample.first]
        facts.objectives[0].topics = [ID(text: "architecture")]
        facts.knowledge[ID(text: "architecture")] = .init(dimensions: [.factual])
        #expect(DesignCheck(facts).findings == [])
    }

    @Test("a critical topic is taught by a lesson about it, above it or below it, and not by one beside it")
    func critical() {
        func untaught(_ topic: String, by lesson: String?) -> [[String]] {
            var facts = Sample.facts
            facts.lessons[0].topic = lesson.map { ID(text: $0) }
            facts.knowledge = [ID(text: topic): .init(dimensions: [.factual], priority: .critical)]
            return DesignCheck(facts).findings.filter { $0.rule == .criticalWithoutLesson }.map(\.subject)
        }
        for (topic, lesson) in [("layers", "layers"), ("layers", "architecture"), ("architecture", "layers")] {
            #expect(untaught(topic, by: lesson) == [], "\(topic) by \(lesson)")
        }
        for lesson in ["cycle", "language", "elsewhere", nil] { #expect(untaught("layers", by: lesson) == [["layers"]]) }
    }

    @Test("a word of one's own that two categories list is named with the first")
    func listed() throws {
        let taxonomy = Taxonomy.standard
        let forms = taxonomy.places.flatMap { place in place.action.words.map { ($0.name(.romanian), place) } }
        for (word, place) in forms {
            var facts = Sample.facts
            facts.say(.own(word))
            let found = DesignCheck(facts).findings.first { $0.rule == .wordListed }
            let first = taxonomy.places.first { candidate in
                candidate.action.words.contains {
                    [$0.name(.romanian), $0.afterCondition(.romanian)].contains {
                        SearchText.fold($0) == SearchText.fold(word)
                    }
                }
            }
            let names = try #require(first).names(.romanian).joined(separator: " / ")
            #expect(found?.values[.place] == .text(names), "\(word) of \(place.category.key)")
        }
    }
}

extension DesignFacts {
    /// The first objective has this word.
    fileprivate mutating func say(_ word: Objective.Performance.Word) {
        objectives[0].performance = .init(category: SampleObjectives.organize, word: word)
    }

    /// No question has the objective any more.
    fileprivate mutating func untag(_ objective: ID<Objective>) {
        for index in questions.indices { questions[index].objectives.remove(objective) }
    }

    fileprivate mutating func assign(_ kind: TechniqueKind, to objective: ID<Objective>) {
        techniques.assigned[objective]?.append(.init(name: "other", title: "Other", kind: kind, fit: .extended))
    }

    /// The only event, so many days after the course begins.
    fileprivate mutating func event(assigned: Int, due: Int) {
        plan.events = [
            .init(id: ID(text: "event"), title: "Temă", assigned: SampleCheck.day + assigned, due: SampleCheck.day + due)
        ]
    }
}
