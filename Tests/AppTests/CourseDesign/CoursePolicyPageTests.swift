import Testing

@testable import App

@Suite("The page of a course's policies")
struct CoursePolicyPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ form: CoursePolicyForm? = nil, begun: [CoursePolicyKind] = [], _ errors: FormErrors? = nil
    ) -> CoursePolicyPage {
        let sheet = SampleDesign.policy(SampleDesign.policies)
        return CoursePolicyPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, form: form ?? CoursePolicyForm(sheet), begun: begun,
            help: ground.help, errors: errors)
    }

    @Test("has six in the order of the paper, and a text to begin with where nothing is written")
    func items() {
        let page = page()
        #expect(page.items.map(\.key) == CoursePolicyKind.allCases.map(\.rawValue))
        #expect(
            page.items.map { $0.begin ?? "" } == [
                "", "", "begin-participation", "begin-conduct", "begin-missed-exams", "begin-missed-assignments",
            ])
        #expect(page.items.first?.fields.map(\.id) == ["grading", "grading-text"])
        #expect(page.items.at(3)?.beginAction == "/teach/courses/course/design/policy#at-conduct", "the page opens at the text")
        #expect(page.beginAll == "begin-all" && page.beginAllAction.hasSuffix("#at-participation"))
        #expect(page.items.map(\.isHidden) == [false, true, false, false, false, false])
        #expect(page.items.flatMap(\.fields).allSatisfy { $0.help != nil } && page.seen == "2.1.0.3.0.0" && !page.isTyped)
    }

    @Test("shows the texts that somebody else has changed, and no others")
    func overtaken() {
        let typed = CoursePolicyForm(seen: "1.1.0.0.0.0", gradingText: "Altul", attendance: "Alta")
        let overtaken = page(typed, .one("attendance", "teach.changed"))
        #expect(overtaken.stored.map(\.value) == ["Două absențe. (hidden from students)"] && overtaken.seen == "2.1.0.3.0.0")
        #expect(overtaken.items.at(1)?.fields.first?.value == "Alta")
        #expect(page(typed, .one("grading-text", "teach.changed")).stored.map(\.value) == ["Custom · Jumătate <i>"])
        #expect(page(typed, .one("conduct", "teach.changed")).stored.map(\.value) == ["–"])
        let wrong = page(typed, .one("grading-text", "design.too-long"))
        #expect(!wrong.hasStored && wrong.seen == "1.1.0.0.0.0" && ground.isMarked(wrong.frame))
        let begun = page(typed, begun: [.conduct])
        #expect(begun.items.map(\.isBegun) == [false, false, false, true, false, false])
        #expect(begun.isTyped && begun.seen == "1.1.0.0.0.0", "a text to begin with hides no change either")
    }
}
