import Testing

@testable import App

@Suite("The page of a course's tests for those who teach")
struct TeacherTestsPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func page(
        _ tests: [TeacherAssessment], removed: [TeacherAssessment] = [], typed: NewTestForm? = nil, errors: FormErrors? = nil,
        hasChanges: Bool = false
    ) -> TeacherTestsPage {
        let course = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        let entries = tests.map { TestListStore.Entry(test: $0, hasChanges: hasChanges, snapshot: 0, openUntil: nil) }
        return TeacherTestsPage(
            frame: ground.frame, strings: ground.strings, list: .init(course: course, tests: entries, removed: removed),
            formID: "id", typed: typed, errors: errors, now: now)
    }

    @Test("published tests move among themselves: the first not up, the last not down, and drafts not at all")
    func moves() {
        let tests = page([
            .sample(nil, draft: "---", id: "draft"), .sample(id: "one"), .sample(.quiz, id: "two"), .sample(id: "three"),
        ]).tests
        #expect(tests.map { $0.up != nil } == [false, false, true, true])
        #expect(tests.map { $0.down != nil } == [false, true, true, false])
    }

    @Test("a new test is a quiz unless something else was chosen, and without a title the form comes back")
    func new() {
        func chosen(_ page: TeacherTestsPage) -> [String]? {
            page.fields.first { $0.id == "kind" }?.options.filter(\.isChosen).map(\.value)
        }
        #expect(chosen(page([])) == ["quiz"] && !ground.isMarked(page([]).frame))
        let wrong = page([], typed: NewTestForm(title: nil, kind: "final", id: nil), errors: .one("title", "write.title-missing"))
        #expect(chosen(wrong) == ["final"] && ground.isMarked(wrong.frame))
        #expect(wrong.fields.first?.error == ground.strings("write.title-missing"))
    }

    @Test("a test that was put away says when; one that students see otherwise says so")
    func states() {
        let removed = page([], removed: [.sample(removedAt: now)])
        let day = ground.strings("test-list.removed-on", ["day": ground.strings.formats.day(now)])
        #expect(removed.removed.map(\.when) == [day] && removed.hasRemoved && removed.isEmpty)
        #expect(!page([.sample()]).hasRemoved && !page([.sample()]).isEmpty)
        #expect(page([.sample()]).tests.map(\.changed) == [nil])
        #expect(page([.sample()], hasChanges: true).tests.map(\.changed) == [ground.strings("test-list.changed")])
    }
}
