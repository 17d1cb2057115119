import Testing

@testable import App

@Suite("The page where a course is made, copied or changed")
struct CourseEditPageTests {
    private let ground: PageGround
    private let form = CourseForm(course: "id", seen: "old", number: "PDM302", title: "Altul", language: "ro", marks: "ro")

    init() throws { ground = try PageGround() }

    private func changing(_ errors: FormErrors? = nil) -> CourseEditPage {
        CourseEditPage(
            frame: ground.frame, strings: ground.strings, changing: .sample(), form: form, help: ground.help, errors: errors)
    }

    @Test("a copy asks only for what cannot be taken along, and says what is")
    func copy() {
        let new = CourseEditPage(frame: ground.frame, strings: ground.strings, action: "/new", form: form, help: ground.help)
        let copy = CourseEditPage(copy: ground.frame, strings: ground.strings, action: "/copy", form: form, help: ground.help)
        #expect(copy.fields.map(\.id) == ["title", "number", "semester"])
        #expect(
            new.fields.map(\.id) == ["title", "number", "url", "classroom", "semester", "language", "ects", "marks"],
            "as a design names them, and the others behind")
        #expect(copy.copied == ground.strings("teach.copied") && new.copied == nil)
        #expect(new.seen == nil && changing().seen != nil)
        #expect([new, copy, changing()].map(\.button) == ["teach.make", "teach.copy", "teach.save"].map { ground.strings($0) })
    }

    @Test(
        "a copy says that the design goes along",
        arguments: [
            (Language.english, ["description", "policies", "objectives", "course plan"]),
            (.romanian, ["descrierea", "regulile", "obiectivele", "planul cursului"]),
            (.serbian, ["opis", "pravila", "ciljevi", "plan kursa"]),
        ])
    func design(language: Language, parts: [String]) throws {
        let copied = try SamplePages.strings(language)("teach.copied")
        #expect(parts.allSatisfy { copied.contains($0) })
    }

    @Test("the semester is chosen among those that there are, with the one that the course has had")
    func semesters() throws {
        func choices(_ semester: String?) throws -> [String] {
            let form = CourseForm(course: "id", semester: semester)
            let page = CourseEditPage(
                frame: ground.frame, strings: ground.strings, action: "/new", form: form, semesters: ["B", "A"],
                help: ground.help)
            let field = try #require(page.fields.first { $0.id == "semester" })
            return field.options.map { $0.isChosen ? "[\($0.value)]" : $0.value }
        }
        #expect(try choices(nil) == ["[]", "B", "A"])
        #expect(try choices("A") == ["", "B", "[A]"])
        #expect(try choices("Gone") == ["", "[Gone]", "B", "A"])
    }

    @Test("what somebody else made of the course is shown only where that is what went wrong")
    func overtaken() {
        #expect(!changing().hasStored && !ground.isMarked(changing().frame))
        let wrong = changing(.one("number", "teach.number-missing"))
        #expect(!wrong.hasStored && ground.isMarked(wrong.frame) && wrong.seen == "old")
        let overtaken = changing(.one("title", "teach.changed"))
        #expect(
            overtaken.hasStored && overtaken.stored.prefix(2).map(\.value) == ["Programarea dispozitivelor mobile", "PDM301"])
        #expect(overtaken.seen == Course.sample().fingerprint)
        #expect(overtaken.fields.prefix(2).map(\.value) == ["Altul", "PDM302"])
    }
}
