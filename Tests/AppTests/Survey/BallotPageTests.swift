import Testing

@testable import App

@Suite("The page of one subject of a survey")
struct BallotPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ survey: Survey = .sample(), teachers: Int = 2, invited: Int = 30, typed: Ballot? = nil, errors: FormErrors? = nil,
        isRefused: Bool = false
    ) throws -> BallotPage {
        try BallotPage(
            frame: ground.frame, call: .sample(survey, teachers: teachers, invited: invited), marks: ["now", "before"],
            typed: typed,
            errors: errors, isRefused: isRefused, strings: ground.strings, now: SampleSnapshot.start)
    }

    @Test("items about one teacher stand below the name, and those about the subject again have a heading only behind teachers")
    func groups() throws {
        let groups = try page().groups
        #expect(groups.map(\.items.count) == [2, 2, 2, 1])
        let teachers = SurveySubject.sample(teachers: 2).teachers.map { $0.heading(ground.strings) }
        #expect(groups.map(\.title) == [nil] + teachers + [ground.strings("survey.about-subject")])
        #expect(groups.map { $0.items.first?.about } == [nil, "Dr Țîrlea 0", "Dr Țîrlea 1", nil])
        #expect(try page(teachers: 0).groups.map(\.title) == [nil])
    }

    @Test("an item says where it stands and whether it may be left out")
    func items() throws {
        let items = try page(teachers: 0).groups.flatMap(\.items)
        let optional = " · " + ground.strings("survey.optional")
        #expect(items.map(\.place) == ["1/3", "2/3" + optional, "3/3" + optional])
        #expect(items.map(\.options.count) == [6, 2, 0] && items.map { $0.comment != nil } == [false, false, true])
    }

    @Test("what was answered is ticked and written again")
    func typed() throws {
        let ballot = Ballot(answers: [.notApplicable, .value(2), .comment("Words")])
        let items = try page(teachers: 0, typed: ballot).groups.flatMap(\.items)
        #expect(try page(teachers: 0, typed: ballot).isTyped && !page().isTyped && page().marks == "now before")
        #expect(items[0].options.filter(\.isChosen).map(\.value) == [BallotForm.notApplicable])
        #expect(items[1].options.filter(\.isChosen).map(\.value) == ["2"] && items[2].comment?.value == "Words")
    }

    @Test(
        "gaps are one sentence with their number, which leads to the first, and each is marked; a form that was refused says so")
    func mistakes() throws {
        let errors = FormErrors(
            items: ["a1", "a3", "a5"].map { .init(field: $0, key: "survey.gap") } + [
                .init(field: "a4", key: "survey.comment-long")
            ])
        let wrong = try page(errors: errors)
        let long =
            "4/7 · " + ground.strings("survey.optional") + " · Dr Țîrlea 0 · praise & en · "
            + ground.strings("survey.comment-long")
        #expect(
            wrong.errors?.entries == [
                .init(href: "#a1", message: ground.strings("survey.gaps", ["count": "3"])), .init(href: "#a4", message: long),
            ])
        let marked = wrong.groups.flatMap(\.items).filter { $0.error == ground.strings("survey.gap") }
        #expect(marked.map(\.field) == ["a1", "a3", "a5"] && ground.isMarked(wrong.frame))
        #expect(try page(errors: .one("a4", "survey.comment-long")).errors?.entries.map(\.href) == ["#a4"])
        #expect(wrong.refused == nil)
        #expect(try page(isRefused: true).refused == ground.strings("survey.refused"))
        #expect(try page().errors == nil && !ground.isMarked(page().frame))
    }

    @Test("items in another language than the page's say which, and few students read what that means")
    func languages() throws {
        let foreign = try page(.sample(languages: [.serbian]), teachers: 0)
        #expect(foreign.itemLanguage == Language.serbian.rawValue)
        #expect(foreign.groups.flatMap(\.items)[1].options.map(\.language) == [foreign.itemLanguage, foreign.itemLanguage])
        let own = try page(teachers: 0)
        #expect(own.itemLanguage == nil && own.groups.flatMap(\.items)[1].options.map(\.language) == [nil, nil])
        #expect(try own.few == nil && page(invited: 3).few != nil)
    }
}
