import Testing

@testable import App

@Suite("The page of one question in a form")
struct QuestionEditPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func sectioned(by person: String = "carmen") throws -> SectionedTest {
        try #require(SectionedTest(.sample(.sample(draft: TeacherAssessment.text, by: person))))
    }

    private func page(
        _ place: TestSections.Place?, _ form: QuestionForm?, errors: FormErrors? = nil,
        conflict: QuestionEditPage.Conflict? = nil
    ) throws -> QuestionEditPage {
        try QuestionEditPage(
            frame: ground.frame, strings: ground.strings, sectioned: sectioned(), objectives: CourseObjective.samples,
            place: place, form: form, errors: errors, conflict: conflict)
    }

    @Test("a question that is there keeps its key and its place; a new one has neither")
    func places() throws {
        let place = try sectioned().sections.question(1)
        var form = QuestionForm(topic: [])
        (form.key, form.base) = ("strat", "")
        let (there, new) = (try page(place, form), try page(nil, form))
        #expect(there.key == "strat" && there.action == QuestionFormRoutes.question(1, of: ID(text: "test")))
        #expect(new.key == nil && new.action == QuestionFormRoutes.questions(of: ID(text: "test")))
        #expect(new.base == nil, "an empty base is none")
        #expect(try page(place, nil).isUnfit && !there.isUnfit)
    }

    @Test("a mistake as well as somebody else's text stands before the title")
    func wrong() throws {
        let form = QuestionForm(topic: [])
        let conflict = QuestionEditPage.Conflict(sentence: "Somebody", text: nil, isGone: false)
        #expect(try !ground.isMarked(page(nil, form).frame))
        #expect(try ground.isMarked(page(nil, form, conflict: conflict).frame))
        let tick = try page(nil, form, errors: .one("right-0", "compose.no-tick"))
        #expect(ground.isMarked(tick.frame) && tick.tickError == ground.strings("compose.no-tick"))
    }

    private func conflict(_ test: SectionedTest, _ place: TestSections.Place?, isNew: Bool = false) -> QuestionEditPage.Conflict {
        .init(test, place, isNew: isNew, SamplePages.carmen, now, ground.strings)
    }

    @Test("it says whose the other text is: Carmen's own, somebody else's, or what was published")
    func whose() throws {
        let time = ground.strings.formats.atNear(SampleSnapshot.start, now: now)
        let (own, other) = (try sectioned(), try sectioned(by: "felix"))
        #expect(conflict(own, nil).sentence == ground.strings("compose.conflict-yourself", ["time": time]))
        let somebody = ground.strings("compose.conflict", ["time": time, "name": "Carmen Brânză"])
        #expect(conflict(other, nil).sentence == somebody)
        let published = try #require(SectionedTest(.sample(.sample())))
        #expect(conflict(published, nil).sentence == ground.strings("compose.conflict-published"))
    }

    @Test("a question is gone when it was there before and the text that it stood in can still be read")
    func gone() throws {
        let test = try sectioned()
        #expect(conflict(test, nil).isGone && !conflict(test, nil, isNew: true).isGone)
        #expect(!conflict(test, test.sections.question(1)).isGone && conflict(test, test.sections.question(1)).text != nil)
        #expect(!conflict(.blank(test.editor), nil).isGone)
    }
}
