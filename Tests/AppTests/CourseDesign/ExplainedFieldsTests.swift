import Testing

@testable import App

@Suite("The fields of a design explain themselves")
struct ExplainedFieldsTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    /// Each page with how many fields of the paper it has. The ratio of time is one of them, and has two inputs.
    private func pages(_ help: FieldHelp) throws -> [(String, any Page, fields: Int)] {
        let (frame, strings) = (ground.frame, ground.strings)
        let topics = TopicTree.sample
        let topic = try #require(topics.topic(ID(text: "layers")))
        let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        let policies = SampleDesign.policy(SampleDesign.policies)
        let shelf = TopicEditingStore.Shelf(taught: taught, topics: topics, uses: [:])
        return [
            (
                "details",
                CourseEditPage(
                    frame: frame, strings: strings, changing: .sample(), form: CourseForm(.sample()), help: help), 5
            ),
            (
                "description",
                CourseDescriptionPage(
                    frame: frame, strings: strings, sheet: SampleDesign.description(SampleDesign.description),
                    form: CourseDescriptionForm(SampleDesign.description), help: help), 7
            ),
            (
                "name",
                DesignNamePage(
                    frame: frame, strings: strings, sheet: SampleDesign.control(SampleDesign.whole), form: DesignNameForm(),
                    help: help), 1
            ),
            (
                "schedule",
                SchedulePage(
                    frame: frame, strings: strings, sheet: SampleDesign.schedule(nil),
                    form: ScheduleForm(SampleDesign.schedule(nil)), today: SampleDesign.today, help: help), 7
            ),
            (
                "policies",
                CoursePolicyPage(frame: frame, strings: strings, sheet: policies, form: CoursePolicyForm(policies), help: help), 7
            ),
            (
                "instructor",
                InstructorPage(
                    frame: frame, strings: strings, sheet: SampleDesign.sheet(nil, SampleDesign.typed),
                    form: InstructorForm(SampleDesign.typed), help: help), 8
            ),
            (
                "topic",
                TeacherTopicPage(
                    frame: frame, strings: strings, shelf: shelf, topic: topic, form: TopicForm(), at: SampleInstitution.start,
                    help: help), 4
            ),
            (
                "resource",
                TopicResourcePage(
                    frame: frame, strings: strings,
                    sheet: .init(taught: taught, topic: topic, resource: nil, targets: .samples), form: TopicResourceForm(),
                    help: help), 5
            ),
        ] + objective(help)
    }

    private func objective(_ help: FieldHelp) -> [(String, any Page, fields: Int)] {
        let (frame, strings, sheet) = (ground.frame, ground.strings, SampleObjectives.sheet(SampleObjectives.begun))
        let words = ObjectiveWords(strings: strings, course: .english, topics: sheet.topics)
        let levels = ["", "cognitive", "cognitive/analyze", "cognitive/analyze/organize"].enumerated()
        let performances: [(String, any Page, fields: Int)] = levels.compactMap { depth, path in
            PerformanceLevel(PerformanceQuery(at: path).keys).map { level in
                (
                    "performance " + path,
                    PerformancePage(
                        frame: frame, strings: strings, head: SampleObjectives.head(.performance), words: words, sheet: sheet,
                        level: level, search: nil, form: PerformanceForm(), help: help), depth == 3 ? 2 : 1
                )
            }
        }
        return performances + [
            (
                "objective",
                ObjectivePage(
                    frame: frame, strings: strings, courseStrings: strings, sheet: sheet, typed: nil, copy: ID(text: "copy"),
                    help: help), 3
            ),
            (
                "condition",
                ObjectiveConditionPage(
                    frame: frame, strings: strings, courseStrings: strings, head: SampleObjectives.head(.condition),
                    form: ObjectiveConditionForm(), help: help), 3
            ),
            (
                "contents",
                ObjectiveContentsPage(
                    frame: frame, strings: strings, head: SampleObjectives.head(.contents), sheet: sheet,
                    form: ObjectiveContentsForm(), help: help), 1
            ),
            (
                "criteria",
                ObjectiveCriteriaPage(
                    frame: frame, strings: strings, head: SampleObjectives.head(.criteria), form: ObjectiveCriteriaForm(),
                    help: help), 12
            ),
        ]
    }

    private func explanations(_ page: any Page) throws -> Int {
        let html = try SharedSample.presentation().templates.text(page, in: .english)
        return html.components(separatedBy: "<details class=\"help\">").count - 1
    }

    @Test("each has a question mark of its own, and one switch hides them all")
    func explained() throws {
        for (name, page, fields) in try pages(ground.help) { #expect(try explanations(page) == fields, "\(name)") }
        let hidden = FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: true))
        for (name, page, _) in try pages(hidden) { #expect(try explanations(page) == 0, "\(name)") }
    }

    @Test("with one or two sentences in each language, that end as sentences do", arguments: Language.allCases)
    func sentences(language: Language) throws {
        let strings = try SamplePages.strings(language)
        for key in Self.keys {
            let text = strings(key)
            let ends = text.count { ".?".contains($0) } - text.matches(of: #/[.?][^\s”"“]/#).count
            #expect(text.hasSuffix(".") && text.count <= 230, "\(key): \(text)")
            #expect((1...2).contains(ends), "\(key): \(text)")
        }
    }

    private static let keys =
        [
            "name", "overview", "subject-area", "audience", "credit-hours", "in-class", "out-of-class", "seats", "first-day",
            "last-day", "starts", "ends", "repeats", "every", "weekdays", "grading", "policy-grading", "policy-attendance",
            "policy-participation", "policy-conduct", "policy-missed-exams", "policy-missed-assignments", "first-name",
            "last-name", "email", "phone", "office-hours", "web-page", "role", "office",
        ].map { "design." + $0 + "-help" }
        + [
            "sentence", "key", "share", "domain", "domain-category", "action-category", "action-word", "own-word", "topics",
            "condition", "condition-text", "hide", "accuracy", "quality", "quantity", "speed", "on", "hide-criterion",
        ].map { "objective." + $0 + "-help" }
        + ["title", "number", "url", "classroom", "semester", "topic-title", "dimensions", "priority", "prerequisite"].map {
            "teach." + $0 + "-help"
        }
        + ["title", "description", "kind", "url", "target"].map { "resource." + $0 + "-help" }
}
