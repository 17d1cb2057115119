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
        #expect(domains.rows.first?.href == "/teach/objectives/whole/performance?at=cognitive")
        let actions = try page("cognitive/analyze")
        #expect(actions.rows.map(\.title) == ["Differentiate", "Organize", "Attribute"])
        #expect(
            actions.chosen.map(\.value) == ["Cognitive", "Analyze"]
                && actions.chosen.last?.href.hasSuffix("?at=cognitive") == true)
        let words = try page("cognitive/analyze/organize")
        #expect(words.words.first?.text == "analizează" && words.words.first?.value == "cognitive/analyze/organize/analyze")
        #expect(words.words.map(\.isChosen).filter { $0 }.count == 1 && words.words.first?.isChosen == true)
        #expect(words.category == "cognitive/analyze/organize" && words.ownFields.count == 1 && !words.hasRows)
        #expect(domains.category == nil && domains.ownFields.isEmpty)
    }

    @Test("a search shows each word with its place, and says when there is none")
    func search() throws {
        let found = try page(search: "recogn")
        #expect(found.words.count == 3 && found.words.allSatisfy { $0.place != nil } && found.noHits == nil)
        #expect(found.category == nil && !found.hasRows)
        let none = try page(search: "zzz")
        #expect(none.noHits?.contains("zzz") == true && !none.hasWords)
    }

    @Test("an own word is in its field, or what was typed instead of it, with what is wrong")
    func ownWord() throws {
        let path = "cognitive/analyze/organize"
        #expect(try page(path, SampleObjectives.begun).ownFields.first?.value == "să <schițeze>")
        let typed = try page(
            path, SampleObjectives.begun, form: PerformanceForm(own: "x"), errors: .one("own", "form.too-long"))
        #expect(typed.ownFields.first?.value == "x" && typed.ownFields.first?.error != nil && ground.isMarked(typed.frame))
        #expect(try page(path, errors: .one("word", "teach.choose")).wordError != nil)
    }
}
