import Testing

@testable import App

@Suite("The page that asks before a lesson is deleted")
struct LessonRemovalPageTests {
    @Test("who has read it and what links to it is said where there is something")
    func consequences() throws {
        let ground = try PageGround()
        func page(_ readers: Int, _ linking: [CourseItem], _ lesson: TeacherLesson = .sample(1)) -> LessonRemovalPage {
            LessonRemovalPage(
                frame: ground.frame, strings: ground.strings,
                consequences: .init(lesson: lesson, readers: readers, linking: linking, quiz: nil))
        }
        let full = page(21, Array(CourseItem.samples.prefix(2)))
        #expect(full.readers == ground.strings("write.removal-readers", n: 21))
        #expect(full.linking?.counts == ground.strings("teach.lessons", n: 1))
        #expect(full.linking?.removed == ground.strings("teach.lessons", n: 1))
        #expect(page(0, []).readers == nil && page(0, []).linking == nil)
        #expect(full.title == "Lecția <1>" && page(0, [], .fresh).title == ground.strings("write.untitled"))
    }
}
