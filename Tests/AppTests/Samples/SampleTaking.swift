@testable import App

extension SamplePages {
    static func questions(_ strings: Strings) -> [SamplePage] {
        let final = SampleSitting.sitting(.final, flagged: [2])
        let quiz = SampleSitting.sitting(.quiz)
        let given = SampleSitting.sitting(.final, interventions: [SampleInterventions.minutes])
        let typing = SampleSitting.sitting(.final, answers: SampleSitting.typedAnswers, revision: SampleSitting.typed)
        let errors = FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        let notANumber = FormErrors(items: [.init(field: "answer", key: "question.not-a-number")])
        let words = AnswerForm(choice: nil, text: "trei <virgulă>", flag: nil, page: nil, seq: nil, go: "next")
        let typed = AnswerForm(choice: [1, 3], text: nil, flag: "1", page: nil, seq: nil, go: "next")
        return [
            SamplePage("the first, answered", question(1, of: final, strings)),
            SamplePage("in the middle, flagged", question(2, of: final, strings)),
            SamplePage("the last, unanswered", question(5, of: final, strings)),
            SamplePage("without a limit", question(3, of: quiz, strings)),
            SamplePage("time over", question(3, of: final, strings, now: SampleSitting.start + .hours(1))),
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
                    SampleSitting.questionID($0),
                    Sitting.SavedAnswer(answer: .options([1]), savedAt: SampleSitting.start, isOverOther: false)
                )
            }, uniquingKeysWith: { $1 })
        return [
            ("something missing", SampleSitting.sitting(.final, flagged: [2])),
            ("nothing answered", SampleSitting.sitting(.quiz, answers: [:], flagged: [1, 2])),
            ("all answered", SampleSitting.sitting(.quiz, answers: answered)),
        ].map { state, sitting in
            SamplePage(state, ReviewPage(frame: frame, sitting: sitting, strings: strings, now: SampleSitting.start))
        }
    }

    private static func question(
        _ number: Int, of sitting: Sitting, _ strings: Strings, typed: AnswerForm? = nil, errors: FormErrors? = nil,
        now: Instant = SampleSitting.start + .minutes(10)
    ) -> QuestionPage {
        QuestionPage(
            frame: frame(strings, heading: "\(number)/5"),
            open: OpenQuestion(sitting.questions[number - 1], number: number, in: sitting), typed: typed, errors: errors,
            strings: strings, now: now)
    }
}
