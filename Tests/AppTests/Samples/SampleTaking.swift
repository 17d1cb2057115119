@testable import App

extension SamplePages {
    static func questions(_ strings: Strings) -> [SamplePage] {
        let final = SampleSnapshot.snapshot(.final, flagged: [2])
        let quiz = SampleSnapshot.snapshot(.quiz)
        let given = SampleSnapshot.snapshot(.final, interventions: [SampleInterventions.minutes])
        let typing = SampleSnapshot.snapshot(.final, answers: SampleSnapshot.typedAnswers, revision: SampleSnapshot.typed)
        let errors = FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        let notANumber = FormErrors(items: [.init(field: "answer", key: "question.not-a-number")])
        let words = AnswerForm(choice: nil, text: "trei <virgulă>", flag: nil, page: nil, seq: nil, go: "next")
        let typed = AnswerForm(choice: [1, 3], text: nil, flag: "1", page: nil, seq: nil, go: "next")
        return [
            SamplePage("the first, answered", question(1, of: final, strings)),
            SamplePage("in the middle, flagged", question(2, of: final, strings)),
            SamplePage("the last, unanswered", question(5, of: final, strings)),
            SamplePage("without a limit", question(3, of: quiz, strings)),
            SamplePage("time over", question(3, of: final, strings, now: SampleSnapshot.start + .hours(1))),
            SamplePage("with more time", question(3, of: given, strings)),
            SamplePage("a number", question(1, of: typing, strings)),
            SamplePage("a text over another window's", question(2, of: typing, strings)),
            SamplePage("not a number", question(1, of: typing, strings, typed: words, errors: notANumber)),
            SamplePage("an answer that was not offered", question(3, of: final, strings, typed: typed, errors: errors)),
        ]
    }

    static func reviews(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("review.title"))
        let answered = Dictionary(
            (1...5).map {
                (
                    SampleSnapshot.questionID($0),
                    AttemptSnapshot.SavedAnswer(answer: .options([1]), savedAt: SampleSnapshot.start, isOverOther: false)
                )
            }, uniquingKeysWith: { $1 })
        return [
            ("something missing", SampleSnapshot.snapshot(.final, flagged: [2])),
            ("nothing answered", SampleSnapshot.snapshot(.quiz, answers: [:], flagged: [1, 2])),
            ("all answered", SampleSnapshot.snapshot(.quiz, answers: answered)),
        ].map { state, snapshot in
            SamplePage(state, ReviewPage(frame: frame, snapshot: snapshot, strings: strings, now: SampleSnapshot.start))
        }
    }

    private static func question(
        _ number: Int, of snapshot: AttemptSnapshot, _ strings: Strings, typed: AnswerForm? = nil, errors: FormErrors? = nil,
        now: Instant = SampleSnapshot.start + .minutes(10)
    ) -> QuestionPage {
        QuestionPage(
            frame: frame(strings, heading: "\(number)/5"),
            open: OpenQuestion(snapshot.questions[number - 1], number: number, in: snapshot), typed: typed, errors: errors,
            strings: strings, now: now)
    }
}
