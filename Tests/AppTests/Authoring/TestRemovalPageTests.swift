import Testing

@testable import App

@Suite("The page that asks before a test is put away")
struct TestRemovalPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ test: TeacherAssessment = .sample(), attempts: Int = 0, running: Int = 0, lessons: [CourseItem] = []
    ) -> TestRemovalPage {
        TestRemovalPage(
            frame: ground.frame, strings: ground.strings,
            consequences: .init(test: test, attempts: attempts, running: running, lessons: lessons))
    }

    @Test("a test that students saw is put away otherwise than a draft that they did not")
    func what() {
        #expect(page().what == ground.strings("test-removal.what"))
        #expect(page(.sample(nil, draft: "---")).what == ground.strings("test-removal.draft"))
    }

    @Test("attempts, those under way and lessons are named where there are some")
    func consequences() {
        #expect(page().attempts == nil && page().running == nil && page().lessons == nil)
        let full = page(attempts: 21, running: 2, lessons: Array(CourseItem.samples.prefix(2)))
        #expect(full.attempts == ground.strings("test-removal.attempts", n: 21))
        #expect(full.running == ground.strings("test-removal.running", n: 2))
        #expect(full.lessons?.rows.count == 2 && full.lessons?.removed == ground.strings("teach.lessons", n: 1))
    }
}
