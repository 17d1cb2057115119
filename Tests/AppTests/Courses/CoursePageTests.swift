import Testing

@testable import App

@Suite("The page of a course")
struct CoursePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        isFull: Bool = true, topics: TopicTree = .sample, teachers: [CourseTeacher] = []
    ) throws -> CoursePage {
        try CoursePage(
            frame: ground.frame, strings: ground.strings,
            details: .init(course: .sample(isFull: isFull), topics: topics, teachers: teachers))
    }

    @Test("what nobody said about a course is not listed")
    func facts() throws {
        let labels = ["course.number", "course.semester", "course.classroom", "course.url"].map { ground.strings($0) }
        let (full, bare) = (try page(), try page(isFull: false))
        #expect(full.facts.map(\.label) == labels && full.facts.map { $0.href != nil } == [false, false, false, true])
        #expect(bare.facts.map(\.label) == Array(labels.prefix(2)))
        #expect(full.overviewHTML?.contains("<strong>") == true && bare.overviewHTML == nil)
    }

    @Test("a teacher is a professor or an assistant, and is found where and when that was said")
    func teachers() throws {
        let teachers = [
            CourseTeacher(name: "Carmen", email: "c@example.org", role: .professor, office: "12", officeHours: "14–16"),
            CourseTeacher(name: "Felix", email: nil, role: .assistant, officeHours: "9–10"),
            CourseTeacher(name: "Dan", email: nil, role: .assistant),
        ]
        let shown = try page(teachers: teachers).teachers
        let (professor, assistant) = (ground.strings("course.professor"), ground.strings("course.assistant"))
        #expect(shown.map(\.role) == [professor, assistant, assistant])
        #expect(shown.map(\.emailHref) == ["mailto:c@example.org", nil, nil])
        let (office, hours) = (ground.strings("profile.office"), ground.strings("profile.office-hours"))
        #expect(shown.map(\.office) == ["\(office): 12 · \(hours): 14–16", "\(hours): 9–10", nil])
    }

    @Test("outermost topics are listed, each with those right below it")
    func topics() throws {
        let topics = try page().topics
        #expect(topics.map(\.title) == ["Arhitectura", "Limbajul"])
        #expect(topics.map { $0.subtopics.map(\.text) } == [["Straturi", "Ciclul"], []])
        #expect(topics.map(\.hasSubtopics) == [true, false])
        #expect(try page().hasTopics && !page(topics: TopicTree([])).hasTopics)
    }
}
