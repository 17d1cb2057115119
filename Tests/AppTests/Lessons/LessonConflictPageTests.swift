import Testing

@testable import App

@Suite("The page of two texts of one lesson")
struct LessonConflictPageTests {
    @Test("it says whether the other text is Carmen's own, somebody else's, or what was published")
    func whose() throws {
        let (ground, now) = (try PageGround(), SampleSnapshot.start + .minutes(5))
        func explanation(_ lesson: TeacherLesson) -> String {
            let page = LessonConflictPage(
                frame: ground.frame, strings: ground.strings, lesson: lesson, mine: WrittenText(title: "A", body: "B"),
                viewer: SamplePages.carmen, now: now)
            #expect(ground.isMarked(page.frame))
            return page.explanation
        }
        func time(_ moment: Instant) -> String { ground.strings.formats.atNear(moment, now: now) }
        let saved = time(SampleSnapshot.start)
        #expect(explanation(.sample(1, body: "Nou", draft: true)) == ground.strings("conflict.yourself", ["time": saved]))
        let somebody = ground.strings("conflict.somebody", ["time": saved, "name": "Carmen Brânză"])
        #expect(explanation(.sample(1, body: "Nou", draft: true, by: "felix")) == somebody)
        let published = ground.strings("conflict.published", ["time": time(SampleSnapshot.start + .days(-9))])
        #expect(explanation(.sample(1)) == published)
    }
}
