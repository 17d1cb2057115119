import Testing

@testable import App

@Suite("The page of a test's settings")
struct TestSettingsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ test: TeacherAssessment, _ form: TestSettingsForm? = TestSettingsForm(), errors: FormErrors? = nil
    ) -> TestSettingsPage {
        TestSettingsPage(
            frame: ground.frame, strings: ground.strings, editor: .sample(test), form: form,
            publishing: .sample(
                .init(test: test, hasChanges: false, snapshot: 0, openUntil: nil), at: SampleSnapshot.start, ground.strings),
            errors: errors)
    }

    @Test("a new test may be of either kind, a final has a time, a quiz says when right answers are shown")
    func kinds() {
        let (new, final, quiz) = (page(.sample(nil, draft: TeacherAssessment.text)), page(.sample()), page(.sample(.quiz)))
        #expect([new, final, quiz].map { $0.heading.map(\.id) } == [["title", "kind"], ["title"], ["title"]])
        #expect([new, final, quiz].map(\.isPublished) == [false, true, true])
        #expect([new, final, quiz].map(\.hasSchedule) == [true, true, false])
        #expect([new, final, quiz].map(\.hasAnswers) == [true, false, true])
        #expect([new, final, quiz].map { $0.attempts.contains { $0.id == "limit" } } == [true, true, false])
        #expect([new, final, quiz].map { $0.results.first?.options.count } == [3, 3, 2])
    }

    @Test(
        "topics of the text come in its order with how many questions they have, and behind them those that only the form names")
    func draws() {
        let form = TestSettingsForm(drawTopics: ["Z", "Arhitectura", "B"], draws: ["1", "2", ""])
        let draws = page(.sample(), form).draws
        #expect(draws.map(\.topic) == ["Arhitectura", "B", "Z"])
        #expect(draws.map(\.count) == ["2", "", "1"])
        #expect(draws.first?.label == ground.strings("test-settings.draw-from", n: 1, ["topic": "Arhitectura"]))
        #expect(page(.sample(), form).isDrawn && !page(.sample()).isDrawn && page(.sample()).hasDraws)
    }

    @Test("settings that cannot be read lead to the text, and what would end attempts has to be ticked")
    func wrong() {
        #expect(page(.sample(), nil).isUnreadable && !page(.sample()).isUnreadable)
        let ending = page(.sample(), errors: .wouldEnd)
        #expect(ending.asksEnding && ground.isMarked(ending.frame))
        let other = page(.sample(), errors: .one("draw-0", "test-settings.bad-time"))
        #expect(!other.asksEnding && other.drawError != nil)
        #expect(!page(.sample()).asksEnding && !ground.isMarked(page(.sample()).frame))
    }
}
