import Testing

@testable import App

@Suite("The form for a group of a course")
struct CourseGroupPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ form: CourseGroupForm? = nil, role: TeachingRole = .professor, errors: FormErrors? = nil
    ) -> CourseGroupPage {
        let sheet = SampleGroups.sheet(role: role)
        return CourseGroupPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, group: SampleGroups.full,
            form: form ?? CourseGroupForm(SampleGroups.full, sheet), errors: errors)
    }

    @Test("has the group's own students ticked and first, then those of no group, then all others with theirs")
    func students() {
        let page = page()
        #expect(page.choices.map(\.id) == ["ana", "ema", "bogdan"] && page.choices.map(\.isTicked) == [true, false, false])
        #expect(page.choices.map(\.detail) == ["1001 · Grupa <1>", "ema", "1001 · Grupa 2"])
        #expect(page.fields.map(\.value).first == "Grupa <1>")
        #expect(page.fields.first { $0.id == "assistant" }?.options.first(where: \.isChosen)?.value == "felix")
    }

    @Test("what was typed and ticked is there again beside what is wrong")
    func errors() {
        let typed = CourseGroupForm(name: "Altă", members: ["bogdan"])
        let page = page(typed, errors: .one("name", "groups.changed"))
        #expect(page.fields.first?.value == "Altă" && page.choices.map(\.isTicked) == [false, false, true])
        #expect(ground.isMarked(page.frame) && !ground.isMarked(self.page().frame))
        #expect(page.hasStored && page.stored.first?.value == "Grupa <1>", "what somebody else saved is beside it")
        #expect(page.stored.last?.value == SampleGroups.sheet().members(of: SampleGroups.full.id).first?.student.fullName)
        #expect(!self.page(typed, errors: .one("name", "groups.name-taken")).hasStored)
        #expect(throws: FormErrors.one("name", "groups.name-missing")) { try CourseGroupForm(name: "  ").fields() }
        let long = String(repeating: "ș", count: 201)
        #expect(throws: FormErrors.self) { try CourseGroupForm(name: "a", meetings: long).fields() }
    }

    @Test("another mistake does not hide that somebody else has changed it")
    func mistakeBetween() {
        let typed = CourseGroupForm(seen: "old", name: "", members: [])
        #expect(page(typed, errors: .one("name", "groups.name-missing")).seen == "old")
        for key in ["groups.changed", "groups.added"] {
            #expect(page(typed, errors: .one("name", key)).seen == page().seen, "\(key)")
        }
    }

    @Test("professors find the way to remove it, and what hinders them; an assistant finds none")
    func removal() {
        let page = page(errors: .one("removal", "groups.changed"))
        #expect(page.removalAction != nil && page.removalError == ground.strings("groups.changed") && page.hasStored)
        #expect(self.page().removalError == nil && self.page(role: .assistant).removalAction == nil)
    }
}
