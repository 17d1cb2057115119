import Testing

@testable import App

@Suite("How the objectives of a course are served")
struct CourseAlignmentTests {
    @Test("counts what serves each, and has nothing where nothing does")
    func counts() {
        let alignment = CourseAlignment(SampleAlignment.source())
        let (first, second) = (alignment.lines[0], alignment.lines[1])
        #expect(AlignmentMatter.allCases.map(first.count) == [2, 1, 1, 1, 1, 1, 2, 1])
        #expect(AlignmentMatter.allCases.map(second.count) == [0, 0, 1, 0, 0, 0, 0, 0])
    }

    @Test("names outermost topics of which nothing is in an objective, and none that students bring along")
    func topics() {
        var source = SampleAlignment.source()
        #expect(CourseAlignment(source).topics == [])
        source = SampleAlignment.source(topics: [])
        #expect(CourseAlignment(source).topics.map(\.title) == ["Arhitectura", "Limbajul"])
        source = SampleAlignment.source(topics: ["layers"])
        #expect(
            CourseAlignment(source).topics.map(\.title) == ["Ciclul", "Limbajul"],
            "what is beside a topic is not covered by it")
        source = SampleAlignment.source(topics: ["architecture"])
        #expect(CourseAlignment(source).topics.map(\.title) == ["Limbajul"], "what is below a topic is")
        source = SampleAlignment.source(topics: ["architecture"], prerequisites: ["language"])
        #expect(CourseAlignment(source).topics == [])
    }

    @Test("names lessons without an objective, and questions by their tests")
    func untagged() {
        let alignment = CourseAlignment(SampleAlignment.source())
        #expect(alignment.lessons.map(\.title) == ["", "Limbajul <2>"])
        #expect(alignment.tests.map(\.all) == [8, 3])
        #expect(alignment.tests.map(\.questions.count) == [6, 2])
        #expect(alignment.tests.last?.questions.map(\.number) == [2, 3])
    }

    @Test("accuracy is measured by questions, speed by what has a time; a criterion that is off or empty needs nothing")
    func criteria() throws {
        func unmeasured(
            _ criteria: [ObjectiveCriterion: Objective.Criterion], _ traits: TechniqueTraits = SampleTechniques.bare
        ) -> [ObjectiveCriterion] {
            var objective = SampleObjectives.begun
            objective.criteria = criteria
            let technique = Technique.own(SampleTechniques.own("own", .init(title: "A mea", traits: traits)))
            let source = SampleAlignment.source(objectives: [objective], techniques: [objective.id: [technique]])
            return CourseAlignment(source).unmeasured.map(\.criterion)
        }
        let on = Objective.Criterion(text: "80 %", isOn: true)
        #expect(unmeasured([.accuracy: on, .speed: on, .quality: on, .quantity: on]) == [.accuracy, .speed])
        #expect(unmeasured([.accuracy: on, .speed: on], SampleTechniques.assessing) == [.accuracy])
        #expect(unmeasured([.speed: on], SampleTechniques.teaching) == [.speed], "teaching measures nothing")
        let curated = try #require(SampleTechniques.curated("minute-paper"))
        #expect(unmeasured([.speed: on], curated.traits) == [], "of curated ones it is known how long they take")
        #expect(unmeasured([.accuracy: .init(text: "80 %", isOn: false), .speed: .init(text: nil, isOn: true)]) == [])
        var hidden = on
        hidden.isHidden = true
        #expect(unmeasured([.accuracy: hidden]) == [.accuracy], "what students do not read counts")
        #expect(CourseAlignment(SampleAlignment.source()).unmeasured.map(\.criterion) == [.speed])
    }

    @Test("the check of the design finds the same gaps in the measures")
    func agreement() {
        var objective = SampleObjectives.begun
        let on = Objective.Criterion(text: "80 %", isOn: true)
        objective.criteria = [.accuracy: on, .speed: on, .quality: on]
        let own = Technique.own(SampleTechniques.own("own", .init(title: "A mea", traits: SampleTechniques.bare)))
        for (technique, kinds) in [
            (nil, []), (own, []), (SampleTechniques.curated("minute-paper"), []), (nil, [AssessmentKind.quiz]), (nil, [.final]),
        ] as [(Technique?, [AssessmentKind])] {
            let measures = CriterionMeasures(questions: kinds, minutes: technique.map { [$0.traits.minutes] } ?? [])
            var facts = DesignFacts(course: Course.sample().id, objectives: [objective])
            facts.questions = kinds.enumerated().map { SampleCheck.question($0.offset, $0.element, topic: nil, [objective.id]) }
            facts.techniques = CheckedTechniques(
                [objective.id: [technique].compactMap { $0 }], [(objective.id, ObjectiveFacets(objective, [:]))], in: .english)
            let found = Set(DesignCheck(facts).findings.map(\.rule)).intersection([.accuracyUntagged, .speedUntimed])
            let missing = measures.missing(in: objective).map { $0 == .accuracy ? DesignRule.accuracyUntagged : .speedUntimed }
            #expect(found == Set(missing), "\(kinds)")
        }
    }
}
