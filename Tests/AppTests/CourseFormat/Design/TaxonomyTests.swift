import Testing

@testable import App

@Suite("The taxonomy is whole in three languages")
struct TaxonomyTests {
    private let taxonomy = Taxonomy.standard

    @Test("it has 3 domains, 18 categories and 59 action categories, in the order of the taxonomies")
    func counts() {
        #expect(taxonomy.domains.map(\.key) == ["cognitive", "affective", "psychomotor"])
        #expect(taxonomy.domains.map { $0.categories.count } == [6, 5, 7])
        #expect(taxonomy.domains.map { $0.categories.reduce(0) { $0 + $1.actions.count } } == [19, 19, 21])
        #expect(
            taxonomy.domains.first?.categories.map(\.key) == ["remember", "understand", "apply", "analyze", "evaluate", "create"])
        #expect((240...260).contains(taxonomy.places.reduce(0) { $0 + $1.action.words.count }))
    }

    @Test("each action category has a path of its own, so that those of one name are told apart")
    func paths() throws {
        let paths = taxonomy.places.map(\.path)
        #expect(Set(paths).count == paths.count)
        for place in taxonomy.places { #expect(taxonomy.place(place.path)?.action.names == place.action.names) }
        let displays = taxonomy.places.filter { $0.action.key == "displays" }.map(\.path.text)
        #expect(displays == ["affective/internalizing-values/displays", "psychomotor/complex-overt-response/displays"])
        #expect(taxonomy.place(ActionPath(text: "cognitive/organize")) == nil)
        #expect(taxonomy.place(ActionPath(text: "")) == nil)
    }

    @Test("each action category has words, none of them twice in any language")
    func words() {
        for place in taxonomy.places {
            let words = place.action.words
            #expect(!words.isEmpty, "\(place.path.text)")
            #expect(Set(words.map(\.key)).count == words.count, "\(place.path.text)")
            for language in Language.allCases {
                #expect(Set(words.map { $0.name(language) }).count == words.count, "\(place.path.text) \(language)")
                #expect(Set(words.map { $0.afterCondition(language) }).count == words.count, "\(place.path.text) \(language)")
            }
        }
    }

    @Test("each word has all its forms, clean, with the letters of its language")
    func forms() {
        for place in taxonomy.places {
            for word in place.action.words {
                #expect(word.key.wholeMatch(of: #/[a-z]+(?:-[a-z]+)*/#) != nil, "\(word.key)")
                for language in Language.allCases {
                    for form in [word.name(language), word.afterCondition(language)] {
                        #expect(Self.isClean(form, language), "\(form)")
                    }
                }
                #expect(word.afterCondition(.english) == word.name(.english))
                #expect(word.afterCondition(.romanian).hasPrefix("să "))
                #expect(word.afterCondition(.serbian).hasPrefix("da "))
            }
        }
    }

    /// Lower-case words of the language's letters, with one space between them: no cedilla, no foreign letter.
    private static func isClean(_ form: String, _ language: Language) -> Bool {
        let letters =
            switch language {
            case .english: "abcdefghijklmnopqrstuvwxyz"
            case .romanian: "aăâbcdefghiîjklmnopqrsștțuvwxyz"
            case .serbian: "abcčćdđefghijklmnoprsštuvzž"
            }
        let words = form.split(separator: " ", omittingEmptySubsequences: false)
        return words.allSatisfy { !$0.isEmpty && $0.allSatisfy(letters.contains) }
    }

    @Test("a form with a cedilla, a capital or two spaces is found out")
    func itFinds() {
        #expect(!Self.isClean("enun\u{163}ă", .romanian))
        #expect(!Self.isClean("Analizează", .romanian))
        #expect(!Self.isClean("explică  asta", .romanian))
        #expect(!Self.isClean("", .serbian))
        #expect(!Self.isClean("explică", .serbian))
    }

    @Test("every name is there in three languages, and no sibling has the same")
    func names() {
        for language in Language.allCases {
            let domains = taxonomy.domains
            #expect(Self.areNames(domains.map { $0.names[language] }))
            for domain in domains {
                #expect(Self.areNames(domain.categories.map { $0.names[language] }), "\(domain.key)")
                for category in domain.categories {
                    #expect(Self.areNames(category.actions.map { $0.names[language] }), "\(category.key)")
                }
            }
        }
    }

    private static func areNames(_ names: [String]) -> Bool {
        Set(names).count == names.count && names.allSatisfy { $0.first?.isUppercase == true }
    }

    @Test("verbs whose forms are not formed by rule are right")
    func irregular() throws {
        func forms(_ key: String, _ path: String, _ language: Language) throws -> [String] {
            let word = try #require(taxonomy.word(key, at: ActionPath(text: path)), "\(key)")
            return [word.name(language), word.afterCondition(language)]
        }
        #expect(try forms("restate", "cognitive/understand/interpret", .romanian).first == "redă cu alte cuvinte")
        #expect(try forms("discriminate", "cognitive/analyze/differentiate", .romanian) == ["discerne", "să discearnă"])
        #expect(try forms("join", "affective/respond/participates", .romanian) == ["ia parte la", "să ia parte la"])
        #expect(try forms("recall", "cognitive/remember/recall", .serbian) == ["priseća se", "da se prisete"])
        #expect(try forms("write", "cognitive/create/produce", .serbian) == ["piše", "da napišu"])
        #expect(try forms("practise", "affective/respond/practices", .english) == ["practise", "practise"])
        #expect(taxonomy.word("manoeuvre", at: ActionPath(text: "psychomotor/complex-overt-response/maneuvers")) != nil)
    }

    @Test("the words of the paper's example are right in three languages")
    func example() throws {
        let word = try #require(taxonomy.word("analyze", at: ActionPath(text: "cognitive/analyze/organize")))
        #expect(Language.allCases.map(word.name) == ["analizează", "analizira", "analyze"])
        #expect(Language.allCases.map(word.afterCondition) == ["să analizeze", "da analiziraju", "analyze"])
        #expect(taxonomy.word("analyze", at: ActionPath(text: "affective/value/follows")) == nil)
    }
}
