import Testing

@testable import App

@Suite("The page of a question that is practised once more")
struct MistakePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    /// Of the sample's quiz the third question was wrong, the fourth partly right and the fifth without an answer.
    private func page(_ number: Int, answer: Answer? = nil, errors: FormErrors? = nil) throws -> MistakePage {
        let snapshot = SampleSnapshot.snapshot(.quiz, submission: SampleSnapshot.submission())
        let background = AttemptHistoryStore.Background(
            assessment: AssessmentStore.Entry.sample(.quiz).assessment, topics: .sample, attempts: [snapshot.attempt],
            busyUntil: nil, openUntil: nil, receipt: nil, lessons: [], isPutAway: false)
        let mistakes = try #require(QuizMistakes(snapshot, background, at: SampleSnapshot.start))
        #expect(mistakes.numbers == [3, 4, 5])
        var open = try #require(mistakes.question(number))
        open.saved = answer.map { .init(answer: $0, savedAt: SampleSnapshot.start, isOverOther: false) }
        open.isChecked = answer != nil
        let question = QuestionPage(
            frame: ground.frame, open: open, errors: errors, strings: ground.strings, now: SampleSnapshot.start)
        return MistakePage(question: question, number: number, of: mistakes)
    }

    @Test("asks without the answer of then, and tells what is right only after an answer")
    func asks() throws {
        let before = try page(3)
        #expect(before.isAsked && before.question?.checked == nil)
        #expect(before.question?.options.allSatisfy { $0.checked.isEmpty } == true)
        let after = try page(3, answer: .options([1]))
        #expect(!after.isAsked && after.question?.checked?.solution?.isCorrect == true)
        let refused = try page(3, errors: .one("answer", "mistakes.empty"))
        #expect(refused.isAsked && refused.errors != nil && ground.isMarked(refused.frame))
    }

    @Test("leads to the next question, and after the last one to the results")
    func ways() throws {
        let (first, last) = (try page(3), try page(5))
        #expect(first.nextHref == AttemptRoutes.mistake(4, of: SampleSnapshot.id) && first.endHref == nil)
        #expect(last.nextHref == nil && last.endHref == AttemptRoutes.results(of: SampleSnapshot.id))
    }
}
