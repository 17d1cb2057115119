import Testing

@testable import App

@Suite("The page of two texts of one test")
struct TestConflictPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func page(_ test: TeacherAssessment, mine: String = "Mine", theirs: String = "Theirs") -> TestConflictPage {
        TestConflictPage(
            frame: ground.frame, strings: ground.strings, test: test, mine: mine, theirs: theirs, viewer: SamplePages.carmen,
            now: now)
    }

    @Test("it says whether the other text is Carmen's own, somebody else's, or what was published")
    func whose() {
        let time = ground.strings.formats.atNear(SampleSnapshot.start, now: now)
        #expect(page(.sample(draft: "Text")).explanation == ground.strings("conflict.yourself", ["time": time]))
        let somebody = ground.strings("conflict.somebody", ["time": time, "name": "Carmen Brânză"])
        #expect(page(.sample(draft: "Text", by: "felix")).explanation == somebody)
        #expect(page(.sample()).explanation == ground.strings("test-conflict.published"))
        #expect(ground.isMarked(page(.sample()).frame))
    }

    @Test("a draft beside what was published meanwhile is no mistake, and goes on from what is published now")
    func overtaken() {
        let test = TeacherAssessment.sample(draft: "Text", isOvertaken: true)
        let page = TestConflictPage(
            frame: ground.frame, strings: ground.strings, overtaken: .sample(test), stored: "Theirs", now: now)
        #expect(page.base == "revision-1" && test.base?.text == "revision-0" && !ground.isMarked(page.frame))
        #expect(page.action == TestWritingRoutes.overtaking(of: test.id))
        let time = ground.strings.formats.atNear(SampleSnapshot.start + .days(-9), now: now)
        #expect(page.explanation == ground.strings("conflict.published", ["time": time]))
    }

    @Test("the lines begin with the first that is there, because a test has its title in its text")
    func lines() {
        let lines = page(.sample(), mine: "Una\nDoua", theirs: "Una\nTrei").linesHTML
        #expect(lines.first == "Una" && lines.count == 3)
    }
}
