import Testing

@testable import App

@Suite("The page of a course's description")
struct CourseDescriptionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ description: CourseDescription = SampleDesign.description, _ form: CourseDescriptionForm? = nil,
        help: FieldHelp? = nil, _ errors: FormErrors? = nil
    ) -> CourseDescriptionPage {
        CourseDescriptionPage(
            frame: ground.frame, strings: ground.strings, sheet: SampleDesign.description(description),
            form: form ?? CourseDescriptionForm(description), help: help ?? ground.help, errors: errors)
    }

    @Test("has the fields in the order of the paper, each with its explanation")
    func fields() {
        let page = page()
        #expect(page.texts.map(\.id) == ["overview", "subject"] && page.audiences.map(\.id) == ["audience"])
        #expect(page.numbers.map(\.id) == ["credits", "in-class", "out-of-class", "seats"])
        #expect((page.texts + page.numbers).allSatisfy { $0.help != nil } && page.audiences.allSatisfy { $0.help != nil })
        #expect((page.texts + page.numbers).map(\.value) == ["Un **curs**.", "Informatică <b>", "5", "1", "2", "30"])
        #expect(page.audiences.first?.ticks.filter(\.isTicked).map(\.value) == ["upper-division", "undergraduate"])
        let bare = self.page(help: FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: true)))
        #expect((bare.texts + bare.numbers).allSatisfy { $0.help == nil } && bare.audiences.allSatisfy { $0.help == nil })
    }

    @Test("shows what somebody else made of it only where that is what went wrong")
    func overtaken() {
        let typed = CourseDescriptionForm(seen: "before", overview: "Altul", credits: "99")
        let wrong = page(SampleDesign.description, typed, .one("credits", "design.number-wrong"))
        #expect(wrong.seen == "before" && !wrong.hasStored && wrong.numbers.first?.value == "99")
        let overtaken = page(SampleDesign.description, typed, .one("overview", "teach.changed"))
        #expect(overtaken.seen == SampleDesign.description.fingerprint && overtaken.texts.first?.value == "Altul")
        #expect(
            overtaken.stored.map(\.value) == [
                "Un **curs**.", "Informatică <b>", "Upper division and Undergraduate", "5", "1 : 2", "30",
            ])
        let empty = page(CourseDescription(), typed, .one("overview", "teach.changed"))
        #expect(empty.stored.allSatisfy { $0.value == "–" })
    }
}
