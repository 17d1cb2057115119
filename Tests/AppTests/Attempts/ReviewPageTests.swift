import Testing

@testable import App

@Suite("The page of all questions before the end")
struct ReviewPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ snapshot: AttemptSnapshot) -> ReviewPage {
        ReviewPage(frame: ground.frame, snapshot: snapshot, strings: ground.strings, now: SampleSnapshot.start)
    }

    @Test("what has no answer is named with its number, and so is what is flagged; where nothing is missing, that is said")
    func named() {
        let some = page(SampleSnapshot.snapshot(.final, flagged: [2, 4]))
        #expect(some.unanswered?.numbers.map(\.number) == [5] && !some.allAnswered)
        #expect(some.unanswered?.sentence == ground.strings("review.unanswered", n: 1))
        #expect(some.flagged?.numbers.map(\.number) == [2, 4])
        #expect(some.flagged?.sentence == ground.strings("review.flagged", n: 2))
        let answered = Dictionary(
            (1...5).map {
                (
                    SampleSnapshot.questionID($0),
                    AttemptSnapshot.SavedAnswer(answer: .options([1]), savedAt: SampleSnapshot.start, isOverOther: false)
                )
            }, uniquingKeysWith: { $1 })
        let all = page(SampleSnapshot.snapshot(.quiz, answers: answered))
        #expect(all.allAnswered && all.unanswered == nil && all.flagged == nil)
    }

    @Test("a question without an answer has none, a flagged one is marked, and time runs only where there is a deadline")
    func rows() {
        let final = page(SampleSnapshot.snapshot(.final, flagged: [2]))
        #expect(final.rows.map { $0.answer == nil } == [false, false, false, false, true])
        #expect(final.rows.map(\.isFlagged) == [false, true, false, false, false])
        #expect(final.timer != nil && page(SampleSnapshot.snapshot(.quiz)).timer == nil)
    }
}
