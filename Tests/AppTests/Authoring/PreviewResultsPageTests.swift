import Testing

@testable import App

@Suite("The page of a trial's results")
struct PreviewResultsPageTests {
    private let ground: PageGround
    private let begun = TestPreviewState(version: 3, seed: 5, started: SampleSnapshot.start.milliseconds)

    init() throws { ground = try PageGround() }

    private func page(_ text: String, _ state: TestPreviewState) throws -> PreviewResultsPage {
        let preview = try TestPreview.sample(text)
        return PreviewResultsPage(
            frame: ground.frame, preview: preview, snapshot: preview.snapshot(state, for: SamplePages.carmen),
            solved: preview.snapshot(state, for: SamplePages.carmen, as: .quiz), studentName: "Carmen Brânză",
            strings: ground.strings)
    }

    @Test("a final shows what its students see, and beside it what only its teachers do; a quiz needs no second list")
    func solutions() throws {
        let (final, quiz) = (try page(SamplePages.triedFinal, begun), try page(SamplePages.triedQuiz, begun))
        #expect(final.isFinal && final.withheld != nil && final.questions.allSatisfy { $0.solution == nil })
        #expect(final.solutions.count == 2 && final.solutions.allSatisfy { $0.solution != nil })
        #expect(!quiz.isFinal && quiz.withheld == nil && quiz.questions.allSatisfy { $0.solution != nil })
        #expect(quiz.solutions.isEmpty)
    }

    @Test("a trial of a final is passed or it is not, one of a quiz is practice")
    func passing() throws {
        let right = begun.with(StoredAnswer(.options([2])), isFlagged: false, at: 1)
            .with(StoredAnswer(.typed("3.14")), isFlagged: false, at: 2)
        let (passed, failed) = (try page(SamplePages.triedFinal, right).mark, try page(SamplePages.triedFinal, begun).mark)
        #expect(passed.passed != nil && passed.failed == nil)
        #expect(failed.passed == nil && failed.failed != nil)
        let quiz = try page(SamplePages.triedQuiz, begun).mark
        #expect(quiz.passed == nil && quiz.failed == nil)
    }
}
