import Testing

@testable import App

@Suite("The catalogue of techniques is whole in three languages")
struct TechniqueCatalogueTests {
    private let techniques = TechniqueCatalogue.standard.techniques

    private func of(_ kind: TechniqueKind) -> [CuratedTechnique] { techniques.filter { $0.traits.kind == kind } }

    @Test("it has at least 24 techniques of assessment and 36 of teaching, each with a key of its own")
    func counts() {
        #expect(of(.assessment).count >= 24 && of(.teaching).count >= 36)
        #expect(Set(techniques.map(\.key)).count == techniques.count)
        for technique in techniques {
            #expect(
                WrittenDesign.isKey(technique.key) && !technique.key.hasPrefix(WrittenTechnique.beginning), "\(technique.key)")
            #expect(TechniqueCatalogue.standard.technique(technique.key)?.words(.english) == technique.words(.english))
        }
        #expect(TechniqueCatalogue.standard.technique("") == nil && TechniqueCatalogue.standard.technique("nothing") == nil)
        #expect(techniques.map(\.traits.kind) == of(.assessment).map { _ in .assessment } + of(.teaching).map { _ in .teaching })
    }

    @Test(
        "each of the 18 categories has two of each kind, and each of the 24 cognitive cells one",
        arguments: TechniqueKind.allCases)
    func coverage(kind: TechniqueKind) {
        let paths = Taxonomy.standard.categoryPaths
        #expect(paths.count == 18 && Set(paths).count == 18)
        for path in paths {
            let having = of(kind).filter { $0.traits.categories.contains(path) }
            #expect(having.count >= 2, "\(path.text)")
            for dimension in KnowledgeDimension.allCases where path.domain == "cognitive" {
                #expect(having.contains { $0.traits.dimensions.contains(dimension) }, "\(path.text) \(dimension)")
            }
        }
    }

    @Test("each is tagged with categories of the taxonomy, and so with their domains, and says how it goes")
    func tags() {
        let paths = Set(Taxonomy.standard.categoryPaths)
        let domains = Set(Taxonomy.standard.domains.map(\.key))
        for technique in techniques {
            let traits = technique.traits
            #expect(!traits.categories.isEmpty && traits.categories.isSubset(of: paths), "\(technique.key)")
            #expect(!traits.domains.isEmpty && traits.domains.isSubset(of: domains), "\(technique.key)")
            #expect(!traits.dimensions.isEmpty, "\(technique.key)")
            #expect(traits.minutes.map(WrittenDesign.techniqueMinutes.contains) == true, "\(technique.key)")
            switch traits.manner {
            case .assessment(let type, let moment, let difficulty, let feedback):
                #expect(type != nil && moment != nil && difficulty != nil && feedback != nil, "\(technique.key)")
            case .teaching(let mode, let sessions, _): #expect(mode != nil && sessions != nil, "\(technique.key)")
            }
        }
    }

    @Test("a category knows its domain, and what the taxonomy does not have has no name")
    func paths() {
        let path = ActionPath(text: "cognitive/analyze/organize").category
        #expect(path == CategoryPath(text: "cognitive/analyze") && path.domain == "cognitive")
        #expect(Taxonomy.standard.names(of: path, in: .romanian) == ["Cognitiv", "Analiză"])
        for text in ["", "cognitive", "cognitive/set", "nothing/analyze", "cognitive/analyze/organize"] {
            #expect(Taxonomy.standard.names(of: CategoryPath(text: text), in: .english) == nil, "\(text)")
        }
    }

    @Test("each has a title of its own and two or three plain sentences", arguments: Language.allCases)
    func words(language: Language) {
        #expect(Set(techniques.map { SearchText.fold($0.words(language).title) }).count == techniques.count)
        for technique in techniques {
            let words = technique.words(language)
            #expect(Self.isClean(words.title, language) && words.title.first?.isUppercase == true, "\(words.title)")
            #expect(words.title.isWithin(letters: 60), "\(words.title)")
            #expect(Self.isClean(words.description, language), "\(words.description)")
            #expect((2...3).contains(Self.sentences(words.description)), "\(words.description)")
            #expect(words.description.isWithin(letters: 400), "\(words.description)")
        }
    }

    /// One line of the language's letters and plain signs, with one space between words: no cedilla, no Markdown.
    private static func isClean(_ text: String, _ language: Language) -> Bool {
        let letters =
            switch language {
            case .english: ""
            case .romanian: "ăâîșț"
            case .serbian: "čćđšž"
            }
        let known = Set("abcdefghijklmnopqrstuvwxyz .,;:’-?„”“" + letters)
        return !text.contains("  ") && text.lowercased().allSatisfy(known.contains)
    }

    private static func sentences(_ text: String) -> Int {
        guard text.last == "." else { return 0 }
        return text.split(separator: " ").count { $0.last == "." || $0.last == "?" }
    }

    @Test("a text with a cedilla, two spaces or a sentence without an end is found out")
    func itFinds() {
        #expect(!Self.isClean("enun\u{163}ă", .romanian) && !Self.isClean("a  b", .english) && !Self.isClean("a *b*", .english))
        #expect(Self.sentences("One. Two") == 0 && Self.sentences("One. Two.") == 2)
    }
}
