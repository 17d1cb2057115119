import Testing

@testable import App

@Suite("The page of one topic, for those who study")
struct TopicPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ topic: Int, hasLessons: Bool = false, hasQuizzes: Bool = false) -> TopicPage {
        let quizzes = hasQuizzes ? [AssessmentStore.Entry.sample(.quiz)] : []
        return TopicPage(
            frame: ground.frame, strings: ground.strings,
            details: .init(
                topic: TopicTree.sample.inOrder[topic], course: .sample(), topics: .sample,
                lessons: hasLessons ? CourseProgress.sample.steps : [], quizzes: quizzes), now: SampleSnapshot.start)
    }

    @Test("above a topic stand the course and the topics that hold it, not the topic itself")
    func place() {
        let course = Course.sample().title
        #expect(page(1).title == "Straturi" && page(1).place == course + " / Arhitectura")
        #expect(page(3).place == course)
    }

    @Test("it is empty only without lessons and without quizzes")
    func empty() {
        #expect(page(1).isEmpty && !page(1).hasLessons && !page(1).hasQuizzes)
        #expect(!page(1, hasLessons: true).isEmpty && page(1, hasLessons: true).hasLessons)
        #expect(!page(1, hasQuizzes: true).isEmpty && page(1, hasQuizzes: true).hasQuizzes)
        #expect(page(1, hasLessons: true).lessons.allSatisfy { !$0.isCurrent }, "one goes on from the list of the course")
    }
}
