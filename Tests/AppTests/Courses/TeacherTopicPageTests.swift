import Testing

@testable import App

@Suite("The page of one topic")
struct TeacherTopicPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ id: String, topics: TopicTree = .sample, use: TopicUse? = nil, seen: String? = nil, errors: FormErrors? = nil
    ) throws -> TeacherTopicPage {
        let topic = try #require(topics.topic(ID(text: id)))
        let shelf = TopicEditingStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: topics,
            uses: use.map { [topic.id: $0] } ?? [:])
        return TeacherTopicPage(
            frame: ground.frame, strings: ground.strings, shelf: shelf, topic: topic, form: TopicForm(title: "Typed", seen: seen),
            at: SampleInstitution.start, help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("a topic goes when none stands below it and nothing refers to it")
    func removal() throws {
        func used(_ things: String) -> String { ground.strings("teach.topic-has", ["things": things]) }
        #expect(try page("layers").obstacle == nil)
        #expect(try page("architecture").obstacle == used("2 subtopics"))
        #expect(
            try page("layers", use: TopicUse(isReferred: true)).obstacle == used("deleted things or earlier versions of tests"))
        let hanging = TopicUse(lessons: 1, tests: 2, isReferred: true)
        #expect(try page("layers", use: hanging).obstacle == used("1 lesson and 2 tests"))
        #expect(try page("layers", use: TopicUse(lessons: 1)).obstacle == nil)
        #expect(try page("layers", use: TopicUse(lessons: 1)).use == ground.strings("teach.lessons", n: 1))
    }

    @Test("a topic is merged into any that is not itself or below it, and where there is none it is not")
    func merging() throws {
        #expect(try page("architecture").mergeFields.first?.options.map(\.value) == ["", "language"])
        #expect(try page("layers").mergeFields.first?.options.map(\.value) == ["", "architecture", "cycle", "language"])
        let only = TopicTree([.init(id: ID(text: "only"), parent: nil, title: "Unul", position: 0)])
        #expect(try page("layers").canMerge && !page("only", topics: only).canMerge)
    }

    @Test("what a topic is about is ticked and chosen as the form has it, and a change of it changes what is posted back")
    func knowledge() throws {
        let topic = try #require(TopicTree.sample.topic(ID(text: "layers")))
        let knowledge = TopicKnowledge(dimensions: [.procedural, .factual], priority: .critical, isPrerequisite: true)
        let shelf = TopicEditingStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: .sample, uses: [:],
            knowledge: [topic.id: knowledge])
        func page(_ form: TopicForm, hidesHelp: Bool = false) -> TeacherTopicPage {
            TeacherTopicPage(
                frame: ground.frame, strings: ground.strings, shelf: shelf, topic: topic,
                form: form.filled(topic, knowledge, place: .first), at: SampleInstitution.start,
                help: FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)))
        }
        let stored = page(TopicForm())
        #expect(stored.dimensions.choices.filter(\.isTicked).map(\.key) == ["factual", "procedural"])
        #expect(stored.prerequisite.isTicked && stored.priorities.first?.shown == ground.strings("design.priority-critical"))
        let typed = page(TopicForm(dimensions: ["conceptual"], priority: "good-to-know"))
        #expect(typed.dimensions.choices.filter(\.isTicked).map(\.key) == ["conceptual"] && !typed.prerequisite.isTicked)
        #expect(stored.seen != (try self.page("layers").seen))
        #expect(stored.dimensions.help != nil && page(TopicForm(), hidesHelp: true).dimensions.help == nil)
    }

    @Test("places are said in words: first of all, below a topic, after one")
    func places() throws {
        let words = try page("architecture").places.first?.options.map(\.text)
        let topic = ["topic": "Limbajul"]
        let places = ["first", "below", "after"].map { ground.strings("teach.place-" + $0, $0 == "first" ? [:] : topic) }
        #expect(words == places)
    }

    @Test("the title that is there now is shown in words only where somebody else changed it")
    func overtaken() throws {
        let plain = try page("layers")
        #expect(plain.stored == nil && !plain.seen.isEmpty && !ground.isMarked(plain.frame))
        #expect(try page("layers", errors: .one("title", "teach.topic-twice")).stored == nil)
        #expect(try page("layers", seen: "old", errors: .one("title", "teach.topic-twice")).seen == "old")
        let overtaken = try page("layers", seen: "old", errors: .one("title", "teach.changed"))
        #expect(overtaken.seen == plain.seen)
        #expect(
            overtaken.stored == "Current title: Straturi" && overtaken.titles.first?.value == "Typed"
                && ground.isMarked(overtaken.frame))
    }
}
