import Testing

@testable import App

@Suite("The page on which a technique is written")
struct TechniqueFormPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ kind: TechniqueKind, _ technique: OwnTechnique?, _ form: TechniqueForm, hidesHelp: Bool = false,
        errors: FormErrors? = nil
    ) -> TechniqueFormPage {
        TechniqueFormPage(
            frame: ground.frame, strings: ground.strings, course: ID(text: "course"), kind: kind, technique: technique,
            new: technique == nil ? ID(text: "new") : nil, form: form,
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
    }

    @Test("has the fields of its kind, each explained to those who want it")
    func fields() {
        let assessing = page(.assessment, nil, TechniqueForm())
        #expect(assessing.features.map(\.id) == ["type", "moment", "minutes", "difficulty", "feedback"])
        #expect(assessing.ticks.map(\.id) == ["categories", "dimensions"] && assessing.kind == "assessment")
        let teaching = page(.teaching, nil, TechniqueForm(), hidesHelp: true)
        #expect(teaching.features.map(\.id) == ["mode", "sessions", "minutes"])
        #expect(teaching.ticks.map(\.id) == ["focus", "categories", "dimensions"])
        #expect(
            (assessing.texts + assessing.features).allSatisfy { $0.help != nil } && assessing.ticks.allSatisfy { $0.help != nil })
        #expect(
            (teaching.texts + teaching.features).allSatisfy { $0.help == nil } && teaching.ticks.allSatisfy { $0.help == nil })
        #expect(assessing.newID == "new" && assessing.action == "/teach/courses/course/design/techniques")
    }

    @Test("keeps what was typed, and shows what somebody else saved meanwhile, and only then")
    func overtaken() {
        let own = SampleTechniques.own()
        let typed = TechniqueForm(seen: "1", title: "Typed")
        let page = page(.assessment, own, typed, errors: .one("title", "teach.changed"))
        #expect(page.texts.first?.value == "Typed" && page.seen == "3" && page.newID == nil && page.kind == nil)
        #expect(page.stored.first?.value == "Perechi <b>" && page.hasStored && ground.isMarked(page.frame))
        let wrong = self.page(.assessment, own, typed, errors: .one("minutes", "design.number-wrong"))
        #expect(wrong.seen == "1" && !wrong.hasStored)
    }
}
