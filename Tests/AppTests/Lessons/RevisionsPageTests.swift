import Testing

@testable import App

@Suite("The page of the texts that a lesson had")
struct RevisionsPageTests {
    @Test("the text that readers see now is marked; while they see none, no text is")
    func shown() throws {
        let ground = try PageGround()
        func page(_ lesson: TeacherLesson, _ ids: [String]) -> RevisionsPage {
            let texts = ids.map { id in
                PastText(
                    id: ID(text: id), number: 1, text: lesson.current, madeAt: SampleSnapshot.start, author: nil, showings: [])
            }
            return RevisionsPage(
                frame: ground.frame, strings: ground.strings, history: .init(lesson: lesson, texts: texts),
                viewer: SamplePages.carmen, now: SampleSnapshot.start)
        }
        #expect(page(.sample(1), ["revision-2", "revision-1"]).revisions.map(\.isShown) == [false, true])
        #expect(page(.fresh, ["revision-2"]).revisions.map(\.isShown) == [false])
        #expect(page(.fresh, []).isEmpty && !page(.fresh, ["revision-2"]).isEmpty)
    }
}
