import Testing

@testable import App

@Suite("The page on which the word of an objective is chosen")
struct PerformancePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ path: String = "", _ objective: Objective = SampleObjectives.whole, search: String? = nil,
        form: PerformanceForm = PerformanceForm(), errors: FormErrors? = nil
    ) throws -> PerformancePage {
        let sheet = SampleObjectives.sheet(objective)
        return PerformancePage(
            frame: ground.frame, strings: ground.strings, head: SampleObjectives.head(.performance, objective),
            words: ObjectiveWords(strings: ground.strings, course: .romanian, topics: sheet.topics), sheet: sheet,
            level: try #require(PerformanceLevel(PerformanceQuery(at: path).keys)), search: search, form: form,
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("three rows that open one another, and then the words, in the course's language")
    func levels() throws {
        let domains = try page()
        #expect(
            domains.rows.map(\.title) == ["Cognitive", "Affective", "Psychomotor"] && !domains.hasWords && !domains.hasChosen)
        #expect(domains.rows.first?.href == "/teach/objectives/whole/performance?at=cognitive#word")
        let actions = try page("cognitive/analyze")
        #expect(actions.rows.map(\.title) == ["Differentiate", "Organize", "Attribute"])
        #expect(
            actions.chosen.map(\.value) == ["Cognitive", "Analyze"]
                && actions.chosen.last?.href.hasSuffix("?at=cognitive#word") == true)
        let words = try page("cognitive/analyze/organize")
        #expect(words.words.first?.text == "analizează" && words.words.first?.value == "cognitive/analyze/organize/analyze")
        #expect(words.words.map(\.isChosen).filter { $0 }.count == 1 && words.words.first?.isChosen == true)
        #expect(words.own?.category == "cognitive/analyze/organize" && words.own?.fields.count == 1 && !words.hasRows)
        #expect(domains.own == nil)
    }

    @Test("a search shows each word with its place, and says when there is none")
    func search() throws {
        let found = try page(search: "recogn")
        #expect(found.words.count == 3 && found.words.allSatisfy { $0.place != nil } && found.noHits == nil)
        #expect(found.own == nil && !found.hasRows)
        let none = try page(search: "zzz")
        #expect(none.noHits?.contains("zzz") == true && !none.hasWords)
    }

    @Test("a search that finds nothing leads on: to the three domains, and to an own word with a category")
    func lost() throws {
        let none = try page(search: "zzz")
        #expect(none.rows.map(\.title) == ["Cognitive", "Affective", "Psychomotor"] && none.label == "Learning domain")
        let own = try #require(none.own)
        #expect(own.fields.map(\.id) == ["own", "category"] && own.category == nil && own.search == "zzz")
        #expect(own.fields.first?.value == "zzz" && own.fields.last?.options.count == Taxonomy.standard.places.count + 1)
        let chosen = own.fields.last?.options.first(where: \.isChosen)
        #expect(chosen?.value == "cognitive/analyze/organize", "that of the word that is there")
        let typed = PerformanceForm(own: "depanează", search: "zzz")
        let wrong = try page(search: "zzz", form: typed, errors: .one("category", "teach.choose"))
        #expect(wrong.own?.fields.first?.value == "depanează" && wrong.own?.fields.last?.error != nil)
        #expect(wrong.errors?.entries.first?.message == "Action category: Choose one")
    }

    @Test("who changes a word begins in its category, and who has none with the domains")
    func start() {
        let start = ObjectivePart.performance.start(in: SampleObjectives.whole)
        #expect(start == "/teach/objectives/whole/performance?at=cognitive/analyze/organize#word")
        #expect(ObjectivePart.performance.start(in: SampleObjectives.empty) == "/teach/objectives/empty/performance")
        #expect(ObjectivePart.criteria.start(in: SampleObjectives.whole) == "/teach/objectives/whole/criteria")
    }

    @Test("an own word is in its field, or what was typed instead of it, with what is wrong")
    func ownWord() throws {
        let path = "cognitive/analyze/organize"
        #expect(try page(path, SampleObjectives.begun).own?.fields.first?.value == "să <schițeze>")
        let typed = try page(
            path, SampleObjectives.begun, form: PerformanceForm(own: "x"), errors: .one("own", "form.too-long"))
        #expect(typed.own?.fields.first?.value == "x" && typed.own?.fields.first?.error != nil && ground.isMarked(typed.frame))
        #expect(try page(path, errors: .one("word", "teach.choose")).wordError != nil)
    }
}
