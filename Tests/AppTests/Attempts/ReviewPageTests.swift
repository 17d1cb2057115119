import Testing

@testable import App

@Suite("The page of all questions before the end")
struct ReviewPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ snapshot: AttemptSnapshot) -> ReviewPage {
        ReviewPage(frame: ground.frame, snapshot: snapshot, origin: 1, strings: ground.strings, now: SampleSnapshot.start)
    }

    @Test("what has no answer is named with its number, and so is what is flagged; where nothing is missing, that is said")
    func named() {
        let some = page(SampleSnapshot.snapshot(.final, flagged: [2, 4]))
        #expect(some.unanswered?.numbers.map(\.number) == [5] && !some.allAnswered)
        #expect(some.unanswered?.sentence == ground.strings("review.unanswered", n: 1))
        #expect(some.flagged?.numbers.map(\.number) == [2, 4])
        #expect(some.counts == counts(4, 1, 2))
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

    private func counts(_ answered: Int, _ unanswered: Int, _ flagged: Int) -> String {
        [("answered", answered), ("unanswered", unanswered), ("flagged", flagged)].map { key, number in
            ground.strings("review.\(key)-count", ["n": String(number)])
        }.joined(separator: " · ")
    }

    @Test("what is no number counts as unanswered, is named by itself as well, and keeps its words in its row")
    func unreadable() {
        let page = page(SampleSnapshot.notANumber(.final, "3 cm"))
        #expect(page.counts == counts(1, 1, 0) && !page.allAnswered)
        #expect(page.unanswered?.numbers.map(\.number) == [1] && page.unreadable?.numbers.map(\.number) == [1])
        #expect(page.unreadable?.sentence == ground.strings("review.unreadable", n: 1))
        #expect(page.rows.map(\.unreadable) == [ground.strings("review.not-a-number", ["text": "3 cm"]), nil])
        #expect(page.rows[0].answer == nil && page.rows[1].answer != nil)
    }

    @Test("a question without an answer has none, a flagged one is marked, and time runs only where there is a deadline")
    func rows() {
        let final = page(SampleSnapshot.snapshot(.final, flagged: [2]))
        #expect(final.rows.map { $0.answer == nil } == [false, false, false, false, true])
        #expect(final.rows.map(\.isFlagged) == [false, true, false, false, false])
        #expect(final.timer != nil && page(SampleSnapshot.snapshot(.quiz)).timer == nil)
    }
}
