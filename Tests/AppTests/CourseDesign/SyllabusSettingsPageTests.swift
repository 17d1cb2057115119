import Testing

@testable import App

@Suite("The page of a syllabus' sections")
struct SyllabusSettingsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ layout: SyllabusLayout, _ form: SyllabusSettingsForm? = nil, errors: FormErrors? = nil
    ) -> SyllabusSettingsPage {
        SyllabusSettingsPage(
            frame: ground.frame, strings: ground.strings,
            sheet: .init(taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), layout: layout),
            form: form, help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("has the sections in their order with a tick where they are shown, and who reads it")
    func rows() {
        var layout = SampleSyllabus.only(.people)
        layout.move(.people, isUp: true)
        let page = page(layout)
        #expect(page.rows.prefix(2).map(\.key) == ["details", "people"] && page.rows.filter(\.isShown).map(\.key) == ["people"])
        #expect(page.rows.first?.isFirst == true && page.rows.last?.isLast == true && page.rows.filter(\.isFirst).count == 1)
        #expect(page.fields.first?.shown == ground.strings("syllabus.audience-enrolled"))
    }

    @Test("what was ticked stays when something is wrong, and what is stored is said only where another changed it")
    func errors() {
        let form = SyllabusSettingsForm(seen: "old", shown: ["details"], audience: "everyone")
        let wrong = page(SyllabusLayout(), form, errors: .one("audience", "teach.choose"))
        #expect(wrong.rows.filter(\.isShown).map(\.key) == ["details"] && wrong.stored == nil && ground.isMarked(wrong.frame))
        #expect(wrong.seen == "old")
        #expect(wrong.fields.first?.shown == ground.strings("syllabus.audience-everyone"))
        let overtaken = page(SampleSyllabus.only(.people), form, errors: .one("sections", "teach.changed"))
        #expect(overtaken.stored?.contains(ground.strings("syllabus.section-people")) == true && overtaken.error != nil)
        #expect(overtaken.seen == SampleSyllabus.only(.people).fingerprint)
    }
}
