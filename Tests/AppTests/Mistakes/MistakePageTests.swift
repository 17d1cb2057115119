import Testing

@testable import App

@Suite("The page of a question that is practised again")
struct MistakePageTests {
    private let ground: PageGround
    private let mistakes: QuizMistakes

    init() throws {
        ground = try PageGround()
        let snapshot = SampleSnapshot.snapshot(.quiz, submission: SampleSnapshot.submission())
        let background = AttemptHistoryStore.Background(
            assessment: AssessmentStore.Entry.sample(.quiz).assessment, topics: .sample, attempts: [snapshot.attempt],
            busyUntil: nil, openUntil: nil, receipt: nil, lessons: [], isPutAway: false)
        mistakes = try #require(QuizMistakes(snapshot, background, at: SampleSnapshot.start))
    }

    private func page(_ number: Int, answered answer: Answer? = nil) throws -> MistakePage {
        var open = try #require(mistakes.question(number))
        open.saved = answer.map { .init(answer: $0, savedAt: SampleSnapshot.start, isOverOther: false) }
        open.isChecked = answer != nil
        let question = QuestionPage(frame: ground.frame, open: open, strings: ground.strings, now: SampleSnapshot.start)
        return MistakePage(question: question, number: number, of: mistakes)
    }

    @Test("asks until it is answered, and then shows what is right")
    func asked() throws {
        let first = try #require(mistakes.numbers.first)
        #expect(try page(first).isAsked && page(first).question?.checked == nil)
        let answered = try page(first, answered: .options([1]))
        #expect(!answered.isAsked && answered.question?.checked != nil)
    }

    @Test("leads from each to the next, and from the last one back to the results")
    func ways() throws {
        let (attempt, numbers) = (mistakes.snapshot.attempt.id, mistakes.numbers)
        #expect(numbers.count > 1)
        for (number, next) in zip(numbers, numbers.dropFirst()) {
            let shown = try page(number)
            #expect(shown.nextHref == AttemptRoutes.mistake(next, of: attempt) && shown.endHref == nil)
        }
        let last = try page(#require(numbers.last))
        #expect(last.nextHref == nil && last.endHref == AttemptRoutes.results(of: attempt))
    }
}
