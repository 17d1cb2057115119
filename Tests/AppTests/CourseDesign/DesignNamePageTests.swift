import Testing

@testable import App

@Suite("The page of a design's working name")
struct DesignNamePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: DesignNameForm, _ errors: FormErrors? = nil) -> DesignNamePage {
        DesignNamePage(
            frame: ground.frame, strings: ground.strings, sheet: SampleDesign.control(SampleDesign.whole), form: form,
            help: ground.help, errors: errors)
    }

    @Test("carries on what it showed first until its reader is told of another name")
    func seen() {
        let typed = DesignNameForm(seen: "Vechi", name: "Altul")
        let wrong = page(typed, .one("name", "design.too-long"))
        #expect(wrong.seen == "Vechi" && !wrong.hasStored && ground.isMarked(wrong.frame))
        let overtaken = page(typed, .one("name", "teach.changed"))
        #expect(overtaken.seen == "PDM <nou>" && overtaken.stored.map(\.value) == ["PDM <nou>"])
        #expect(overtaken.fields.map(\.value) == ["Altul"])
        #expect(page(DesignNameForm(name: "PDM <nou>")).seen == "PDM <nou>")
    }
}
