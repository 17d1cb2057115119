import Testing

@testable import App

@Suite("The page that asks before a course is put away")
struct ArchivingPageTests {
    @Test("those who are taking a test just now are counted, and where nobody is there is no word of it")
    func running() throws {
        let ground = try PageGround()
        let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        func running(_ count: Int) -> String? {
            ArchivingPage(
                frame: ground.frame, strings: ground.strings, question: .init(taught: taught, running: count, items: [])
            ).running
        }
        #expect(running(2) == ground.strings("teach.running", n: 2))
        #expect(running(0) == nil)
    }
}
