import Testing

@testable import App

@Suite("The page of a text that a lesson had")
struct RevisionPageTests {
    @Test("a text that the lesson has now cannot be made its draft again; any other can")
    func restoring() throws {
        let (ground, lesson) = (try PageGround(), TeacherLesson.sample(1, title: "Lecția <1>", body: "Nou", draft: true))
        func page(_ body: String) -> RevisionPage {
            let past = PastText(
                id: ID(text: "past"), number: 1, text: WrittenText(title: "Lecția <1>", body: body),
                madeAt: SampleSnapshot.start, author: nil, showings: [])
            return RevisionPage(
                frame: ground.frame, strings: ground.strings, lesson: lesson, past: past, now: SampleSnapshot.start)
        }
        #expect(page("Nou").isSame && page("Nou").restoreAction == nil)
        #expect(!page("Vechi").isSame && page("Vechi").restoreAction == HistoryRoutes.restorations(of: lesson.id))
    }
}
