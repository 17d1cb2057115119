import Testing

@testable import App

@Suite("Choosing the word of an objective")
struct PerformanceChoiceTests {
    @Test("a level is what its keys name; what the taxonomy does not have is no level")
    func levels() {
        func count(_ path: String) -> Int? {
            switch PerformanceLevel(PerformanceQuery(at: path).keys) {
            case .domains: Taxonomy.standard.domains.count
            case .categories(let domain): domain.categories.count
            case .actions(_, let category): category.actions.count
            case .words(let place): place.action.words.count
            case nil: nil
            }
        }
        #expect(count("") == 3 && count("psychomotor") == 7 && count("cognitive/understand") == 7)
        #expect(count("cognitive/analyze/organize") == 8)
        for path in ["nothing", "cognitive/nothing", "cognitive/analyze/nothing", "cognitive/analyze/organize/analyze"] {
            #expect(count(path) == nil, "\(path)")
        }
    }

    @Test("a search finds beginnings of words in three languages without accents, in order, and no more than asked for")
    func search() {
        func hits(_ text: String, most: Int = 40) -> [String] {
            Taxonomy.standard.hits(text, most: most).map { $0.place.path.text + "/" + $0.word.key }
        }
        #expect(hits("analy") == ["cognitive/analyze/organize/analyze"])
        #expect(hits("ANALIZEAZA") == hits("analy") && hits("analizira") == hits("analy"))
        #expect(hits("interpret") == ["cognitive/understand/interpret/interpret"])
        #expect(hits("recognize").count == 3)
        #expect(hits("").isEmpty && hits("  ").isEmpty && hits("%").isEmpty && hits("zzz").isEmpty)
        #expect(hits("a", most: 5).count == 5)
    }

    private static func errors(_ form: PerformanceForm) -> [String] {
        do {
            _ = try form.performance()
            return []
        } catch let errors as FormErrors {
            return errors.items.map { $0.field + " " + $0.key }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("a word is one of its category, or one that is typed below a category")
    func words() throws {
        let listed = try PerformanceForm(word: "cognitive/analyze/organize/analyze").performance()
        #expect(listed == .init(category: SampleObjectives.organize, word: .listed("analyze")))
        let own = try PerformanceForm(category: "cognitive/analyze/organize", own: "  să   schițeze ").performance()
        #expect(own == .init(category: SampleObjectives.organize, word: .own("să schițeze")))
        for word in ["analyze", "", "cognitive/analyze/organize/fly", "affective/value/follows/analyze", "/"] {
            #expect(Self.errors(PerformanceForm(word: word)) == ["word teach.choose"], "\(word)")
        }
        #expect(Self.errors(PerformanceForm()) == ["word teach.choose"])
        #expect(Self.errors(PerformanceForm(category: "cognitive", own: "x")) == ["word teach.choose"])
        let category = "cognitive/analyze/organize"
        #expect(Self.errors(PerformanceForm(category: category, own: " ")) == ["own objective.own-word-missing"])
        #expect(Self.errors(PerformanceForm(own: "x", search: "x")) == ["category teach.choose"])
        #expect(Self.errors(PerformanceForm(category: "", own: "x", search: "x")) == ["category teach.choose"])
        let found = try PerformanceForm(category: category, own: "depanează", search: "debug").performance()
        #expect(found == .init(category: SampleObjectives.organize, word: .own("depanează")))
        let long = String(repeating: "ș", count: WrittenDesign.longestWord + 1)
        #expect(Self.errors(PerformanceForm(category: category, own: long)) == ["own form.too-long"])
    }

    @Test("who leaves a search that found nothing as the page showed it has chosen nothing")
    func untouched() {
        let empty = SampleObjectives.empty
        #expect(PerformanceForm(category: "", own: "debug", search: "debug").isUntouched(of: empty))
        #expect(!PerformanceForm(category: "", own: "depanează", search: "debug").isUntouched(of: empty))
        #expect(!PerformanceForm(category: "cognitive/analyze/organize", own: "debug", search: "debug").isUntouched(of: empty))
        #expect(PerformanceForm(own: "să <schițeze>").isUntouched(of: SampleObjectives.begun))
        #expect(PerformanceForm().isUntouched(of: empty) && !PerformanceForm(word: "x").isUntouched(of: empty))
    }
}
