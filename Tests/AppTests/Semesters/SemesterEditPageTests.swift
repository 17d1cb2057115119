import Testing

@testable import App

@Suite("The page of a semester")
struct SemesterEditPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ semester: Semester = .sample(), courses: Int = 0, surveys: Int = 0, seen: String? = nil, errors: FormErrors? = nil
    ) throws -> SemesterEditPage {
        SemesterEditPage(
            frame: ground.frame, strings: ground.strings,
            changing: .init(semester: semester, use: .init(courses: courses, surveys: surveys)),
            today: try #require(LocalDay(year: 2026, month: 11, day: 21)), form: SemesterForm(seen: seen, name: "typed"),
            errors: errors)
    }

    @Test("lists the weeks with their dates, and marks the present one")
    func weeks() throws {
        let weeks = try page().weeks
        #expect(weeks.count == 15 && weeks.map(\.isCurrent).firstIndex(of: true) == 6 && weeks.filter(\.isCurrent).count == 1)
        #expect(weeks.first?.dates == ground.strings("semesters.span", ["first": "05/10/2026", "last": "11/10/2026"]))
        #expect(try page(.sample(isDated: false)).hasWeeks == false)
    }

    @Test("says that days are missing, and proposes the parts of the title")
    func missing() throws {
        #expect(try page().missing == nil && page(.sample(isDated: false)).missing == ground.strings("semesters.days-missing"))
        let form = SemesterForm(.sample(isDated: false), ground.strings.formats)
        #expect(form.schoolYear == "2026/2027" && form.name == "semestrul <I>" && form.firstDay == nil && form.weeks == "15")
    }

    @Test("can be deleted only while nothing has it, and says what has it")
    func removal() throws {
        #expect(try page().removal?.obstacle == nil)
        let used = try page(courses: 2, surveys: 1).removal?.obstacle
        for word in [ground.strings("semesters.courses", n: 2), ground.strings("semesters.surveys", n: 1)] {
            #expect(used?.contains(word) == true)
        }
        #expect(try page(courses: 2).removal?.obstacle?.contains(ground.strings("semesters.surveys", n: 0)) == false)
        #expect(try page(surveys: 1).removal?.obstacle?.contains(ground.strings("semesters.surveys", n: 1)) == true)
        let new = SemesterEditPage(frame: ground.frame, strings: ground.strings, form: SemesterForm(semester: "id"))
        #expect(new.removal == nil && new.seen == nil && new.newID == "id")
    }

    @Test("another mistake does not hide that somebody else has changed it")
    func mistakeBetween() throws {
        #expect(try page(seen: "old", errors: .one("name", "semesters.name-taken")).seen == "old")
        for key in ["semesters.changed", "semesters.added"] {
            #expect(try page(seen: "old", errors: .one("name", key)).seen == Semester.sample().fingerprint, "\(key)")
        }
    }

    @Test("what somebody else made of it is shown only where that is what went wrong, beside what was typed")
    func overtaken() throws {
        #expect(try !page().hasStored && !ground.isMarked(page().frame))
        let wrong = try page(errors: .one("name", "semesters.name-taken"))
        #expect(!wrong.hasStored && ground.isMarked(wrong.frame))
        let overtaken = try page(errors: .one("school-year", "semesters.changed"))
        #expect(overtaken.hasStored && overtaken.stored.prefix(2).map(\.value) == ["2026/2027", "semestrul <I>"])
        #expect(overtaken.fields.first { $0.id == "name" }?.value == "typed")
        let new = SemesterEditPage(
            frame: ground.frame, strings: ground.strings, form: SemesterForm(), errors: .one("name", "semesters.name-missing"))
        #expect(ground.isMarked(new.frame) && !new.hasStored)
    }
}
