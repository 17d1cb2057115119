import Testing

@testable import App

@Suite("The page of one who teaches a course")
struct InstructorPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ account: InstructorAccount?, _ instructor: CourseInstructor?, form: InstructorForm? = nil,
        new: ID<CourseInstructor>? = nil, _ errors: FormErrors? = nil
    ) -> InstructorPage {
        InstructorPage(
            frame: ground.frame, strings: ground.strings, sheet: SampleDesign.sheet(account, instructor),
            form: form ?? instructor.map { InstructorForm($0) } ?? InstructorForm(), new: new, help: ground.help, errors: errors)
    }

    @Test("asks somebody without an account for everything, in the order of the paper")
    func typed() {
        let page = page(nil, SampleDesign.typed)
        #expect(
            page.fields.map(\.id) == [
                "first-name", "last-name", "email", "phone", "office-hours", "web-page", "role", "office",
            ])
        #expect(page.fields.allSatisfy { $0.help != nil && $0.hint == nil } && !page.hasFacts)
        #expect(page.fields.at(6)?.options.first?.text == "No role")
        #expect(page.seen == "4" && page.newID == nil && page.person == nil && page.removeLabel == "Remove from the list")
        #expect(page.action == "/teach/instructors/typed")
    }

    @Test("shows the account's own of somebody with one, and asks for what holds in this course")
    func account() {
        let page = page(SampleDesign.account, SampleDesign.own)
        #expect(page.fields.map(\.id) == ["phone", "office-hours", "web-page", "role", "office"])
        #expect(page.facts.map(\.value) == ["Carmen", "Brânză", "carmen@example.org"])
        #expect(page.fields.last?.hint?.contains("Sala 12") == true && page.fields.last?.value == "Sala 9")
        #expect(page.removeLabel == "Use the details of the account" && page.person == nil)
        let role = page.fields.at(3)
        #expect(role?.options.first?.text == "As in the course: Professor", "as the list has it")
        let bare = self.page(SampleDesign.bareAccount, SampleDesign.past)
        #expect(bare.fields.allSatisfy { $0.hint == nil } && bare.facts.last?.value == "–")
    }

    @Test("is for somebody new: with an id of its own, and nothing to remove")
    func new() {
        let page = page(SampleDesign.account, nil, new: ID(text: "new"))
        #expect(page.newID == "new" && page.person == "carmen" && page.removeAction == nil && page.seen == "")
        #expect(page.action == "/teach/courses/course/design/instructors")
        #expect(self.page(nil, nil, new: ID(text: "new")).person == nil)
    }

    @Test("shows what somebody else has changed only where that is what went wrong")
    func overtaken() {
        var form = InstructorForm(SampleDesign.typed)
        (form.seen, form.office) = ("3", "Sala 8")
        let overtaken = page(nil, SampleDesign.typed, form: form, .one("first-name", "teach.changed"))
        #expect(overtaken.seen == "4" && overtaken.stored.last?.value == "Sala 3" && overtaken.fields.last?.value == "Sala 8")
        let wrong = page(nil, SampleDesign.typed, form: form, .one("phone", "person.phone-invalid"))
        #expect(wrong.seen == "3" && !wrong.hasStored && ground.isMarked(wrong.frame))
    }
}
