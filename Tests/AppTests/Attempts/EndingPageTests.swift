import Testing

@testable import App

@Suite("The question before a test with gaps is ended")
struct EndingPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ snapshot: AttemptSnapshot) -> EndingPage {
        EndingPage(frame: ground.frame, snapshot: snapshot, origin: 3, strings: ground.strings, now: SampleSnapshot.start)
    }

    @Test("counts what is unanswered, names it, and leads back to the first of it")
    func counts() {
        let page = page(SampleSnapshot.snapshot(.final))
        #expect(page.question == ground.strings("ending.question", n: 1) && page.unanswered == "5")
        #expect(page.numbers.map(\.number) == [5] && page.answerHref == AttemptRoutes.question(5, of: SampleSnapshot.id))
        #expect(page.origin == 3 && page.timer != nil)
    }

    @Test("what is no number is among it, and a quiz has no time")
    func unreadable() {
        let page = page(SampleSnapshot.notANumber(.quiz))
        #expect(page.unanswered == "1" && page.numbers.map(\.number) == [1] && page.timer == nil)
    }

    @Test("where all is answered meanwhile it leads back to where somebody came from")
    func nothing() {
        let answers = SampleSnapshot.typedAnswers
        let page = page(SampleSnapshot.snapshot(.quiz, answers: answers, revision: SampleSnapshot.typed))
        #expect(page.unanswered.isEmpty && page.answerHref == AttemptRoutes.question(3, of: SampleSnapshot.id))
    }
}
