import Testing

@testable import App

@Suite("Techniques match objectives by what they share")
struct TechniqueMatchingTests {
    private let taxonomy = Taxonomy.standard
    private let all = TechniqueCatalogue.standard.techniques

    private func filter(
        _ domains: Set<String>, _ categories: Set<CategoryPath>, _ dimensions: Set<KnowledgeDimension>
    ) -> TechniqueFilter {
        TechniqueFilter(domains: domains, categories: categories, dimensions: dimensions)
    }

    private func suggestions(
        _ filter: TechniqueFilter, _ facets: ObjectiveFacets, favourites: Set<TechniqueReference> = []
    ) -> TechniqueSuggestions {
        TechniqueSuggestions(all.map(Technique.curated), filter, for: facets, favourites: favourites, in: .english)
    }

    /// The keys of what shares all three, and of what shares a domain alone, thought through once more and slowly.
    private func bruteForce(_ filter: TechniqueFilter) -> (ideal: Set<String>, extended: Set<String>) {
        var (ideal, extended): (Set<String>, Set<String>) = ([], [])
        for technique in all {
            var (hasDomain, hasCategory, hasDimension) = (false, false, false)
            for category in technique.traits.categories {
                for domain in filter.domains where category.text.split(separator: "/").first.map(String.init) == domain {
                    hasDomain = true
                }
                for wanted in filter.categories where wanted.text == category.text { hasCategory = true }
            }
            for dimension in technique.traits.dimensions {
                for wanted in filter.dimensions where wanted.rawValue == dimension.rawValue { hasDimension = true }
            }
            if hasDomain, hasCategory, hasDimension {
                ideal.insert(technique.key)
            } else if hasDomain {
                extended.insert(technique.key)
            }
        }
        return (ideal, extended)
    }

    private func keys(_ suggestions: [TechniqueSuggestions.Suggestion]) -> [String] {
        suggestions.map(\.technique.reference.text)
    }

    @Test("as a brute force finds them, for each of the 72 cells, and never the same technique in both lists")
    func cells() {
        var cells = 0
        for category in taxonomy.categoryPaths {
            for dimension in KnowledgeDimension.allCases {
                let facets = ObjectiveFacets(category: category, dimensions: [dimension])
                let (found, expected) = (suggestions(TechniqueFilter(facets), facets), bruteForce(TechniqueFilter(facets)))
                #expect(Set(keys(found.ideal)) == expected.ideal && Set(keys(found.extended)) == expected.extended)
                #expect(Set(keys(found.ideal)).isDisjoint(with: keys(found.extended)))
                #expect(found.ideal.count + found.extended.count == Set(keys(found.ideal) + keys(found.extended)).count)
                cells += 1
            }
        }
        #expect(cells == 72)
    }

    @Test("as a brute force finds them, whatever is ticked", arguments: 1...40)
    func ticked(seed: Int) {
        var generator = SeededGenerator(seed: Int64(seed), stream: 29)
        func some<Value: Hashable>(_ values: [Value]) -> Set<Value> {
            Set(values.filter { _ in generator.next() % 3 == 0 })
        }
        let filter = filter(
            some(taxonomy.domains.map(\.key)), some(taxonomy.categoryPaths), some(Array(KnowledgeDimension.allCases)))
        let facets = ObjectiveFacets(category: CategoryPath(text: "cognitive/analyze"), dimensions: [.factual, .conceptual])
        let (found, expected) = (suggestions(filter, facets), bruteForce(filter))
        #expect(Set(keys(found.ideal)) == expected.ideal && Set(keys(found.extended)) == expected.extended)
        let scores = found.ideal.map(\.match.score)
        #expect(scores == scores.sorted(by: >), "the best first")
    }

    @Test("nothing is ideal when one of the three filters is empty, and nothing extended without a domain")
    func empty() {
        let facets = ObjectiveFacets(category: CategoryPath(text: "cognitive/apply"), dimensions: [.procedural])
        let whole = TechniqueFilter(facets)
        #expect(!suggestions(whole, facets).ideal.isEmpty)
        for (filter, hasExtended) in [
            (filter([], whole.categories, whole.dimensions), false), (filter(whole.domains, [], whole.dimensions), true),
            (filter(whole.domains, whole.categories, []), true), (filter([], [], []), false),
        ] {
            let found = suggestions(filter, facets)
            #expect(found.ideal.isEmpty && found.extended.isEmpty != hasExtended)
        }
        let nothing = ObjectiveFacets(category: nil, dimensions: [])
        #expect(TechniqueFilter(nothing) == filter([], [], []))
        #expect(suggestions(TechniqueFilter(nothing), nothing).extended.isEmpty)
    }

    @Test("an objective asks for its category, its domain, and the dimensions of all its topics")
    func facets() {
        let knowledge: [ID<Topic>: TopicKnowledge] = [
            ID(text: "layers"): TopicKnowledge(dimensions: [.factual]),
            ID(text: "language"): TopicKnowledge(dimensions: [.factual, .procedural]),
            ID(text: "cycle"): TopicKnowledge(dimensions: [.metacognitive]),
        ]
        let facets = ObjectiveFacets(SampleObjectives.whole, knowledge)
        #expect(facets.category == CategoryPath(text: "cognitive/analyze") && facets.dimensions == [.factual, .procedural])
        #expect(
            TechniqueFilter(facets)
                == filter(["cognitive"], [CategoryPath(text: "cognitive/analyze")], [.factual, .procedural]))
        #expect(ObjectiveFacets(SampleObjectives.empty, knowledge) == ObjectiveFacets(category: nil, dimensions: []))
    }

    @Test("its score is the part of each facet of the objective that it has, whatever else is ticked")
    func score() {
        let facets = ObjectiveFacets(
            category: CategoryPath(text: "cognitive/analyze"), dimensions: [.factual, .conceptual, .procedural])
        func score(_ categories: [String], _ dimensions: Set<KnowledgeDimension>) -> Int {
            let traits = TechniqueTraits(
                manner: .teaching(mode: nil, sessions: nil, focus: []), minutes: nil,
                categories: Set(categories.map { CategoryPath(text: $0) }), dimensions: dimensions)
            let wide = filter(Set(taxonomy.domains.map(\.key)), Set(taxonomy.categoryPaths), Set(KnowledgeDimension.allCases))
            let scores = [wide, TechniqueFilter(facets)].map { TechniqueMatch(traits, $0, for: facets).score }
            #expect(scores[0] == scores[1])
            return scores[0]
        }
        #expect(score(["cognitive/analyze"], [.factual, .conceptual, .procedural]) == 36)
        #expect(score(["cognitive/analyze"], [.factual]) == 28)
        #expect(score(["cognitive/apply"], [.conceptual, .procedural, .metacognitive]) == 20)
        #expect(score(["affective/value"], [.metacognitive]) == 0)
    }

    @Test("of equal ones those with a star come first, then by title, and of equal titles by key")
    func order() {
        func own(_ id: String, _ title: String) -> Technique {
            .own(SampleTechniques.own(id, .init(title: title, traits: SampleTechniques.assessing)))
        }
        let techniques = [own("4", "Șir"), own("3", "Sir"), own("2", "sir"), own("1", "Zero"), own("5", "Sir")]
        let facets = ObjectiveFacets(category: CategoryPath(text: "cognitive/analyze"), dimensions: [.conceptual])
        let found = TechniqueSuggestions(
            techniques, TechniqueFilter(facets), for: facets, favourites: [.own(ID(text: "1"))], in: .romanian)
        #expect(found.ideal.map(\.technique.reference.text) == ["1", "3", "5", "2", "4"])
        #expect(found.ideal.map(\.isFavourite) == [true, false, false, false, false])
        #expect(techniques.byTitle(.romanian).map(\.reference.text) == ["3", "5", "2", "4", "1"])
    }

    @Test("why a technique is there is said in words: what it shares")
    func reasons() throws {
        let words = TechniqueWords(strings: try SamplePages.strings(.english))
        let analyze = ObjectiveFacets(category: CategoryPath(text: "cognitive/analyze"), dimensions: [.conceptual, .procedural])
        let ideal = TechniqueMatch(SampleTechniques.assessing, TechniqueFilter(analyze), for: analyze)
        #expect(ideal.bucket == .ideal && words.reason(ideal) == "Matches: Cognitive: Analyze · Conceptual")
        let apply = ObjectiveFacets(category: CategoryPath(text: "cognitive/apply"), dimensions: [.factual])
        let extended = TechniqueMatch(SampleTechniques.assessing, TechniqueFilter(apply), for: apply)
        #expect(extended.bucket == .extended && words.reason(extended) == "Matches: Cognitive")
        let none = TechniqueMatch(SampleTechniques.bare, TechniqueFilter(apply), for: apply)
        #expect(none.bucket == nil && words.reason(none) == "Matches nothing that is ticked")
        #expect(words.summary(SampleTechniques.assessing) == "Formative · After teaching · 20 minutes")
        #expect(words.summary(SampleTechniques.teaching) == "In person or online · One meeting · 1 minute")
        #expect(words.summary(SampleTechniques.bare) == "")
        #expect(words.facts(SampleTechniques.bare).map(\.value) == ["Psychomotor: Set", "Metacognitive"])
        #expect(words.facts(SampleTechniques.teaching).map(\.value).contains("Reading and Discussing"))
    }
}
