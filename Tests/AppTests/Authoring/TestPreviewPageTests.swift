import Testing

@testable import App

@Suite("The page where a trial begins")
struct TestPreviewPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ preview: TestPreview?, _ mistakes: [Mistake] = []) -> TestPreviewPage {
        TestPreviewPage(
            frame: ground.frame, strings: ground.strings, editor: preview?.editor ?? .sample(.sample()), preview: preview,
            mistakes: mistakes)
    }

    @Test("a quiz is tried as a quiz, and a final as a final with the code that its students will need")
    func kinds() throws {
        let (quiz, final) = (page(try .sample(SamplePages.triedQuiz)), page(try .sample(SamplePages.triedFinal)))
        #expect(quiz.startText == ground.strings("test.start-quiz") && quiz.code == nil)
        #expect(final.startText == ground.strings("test.start"))
        #expect(final.code == ground.strings("trial.code", ["code": "toamna-26"]))
    }

    @Test("a text with mistakes cannot be tried, and says what stands in the way")
    func mistakes() {
        let blocked = page(nil, [Mistake("", line: 3, "mistake.no-tick")])
        #expect(blocked.startAction == nil && blocked.rules.isEmpty && blocked.details.isEmpty)
        #expect(blocked.title == "Test <de probă>" && blocked.mistakes.count == 1)
    }
}
