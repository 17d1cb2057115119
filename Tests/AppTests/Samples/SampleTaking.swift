@testable import App

extension SamplePages {
    static func questions(_ strings: Strings) -> [SamplePage] {
        let final = SampleSnapshot.snapshot(.final, flagged: [2])
        let quiz = SampleSnapshot.snapshot(.quiz)
        let given = SampleSnapshot.snapshot(.final, interventions: [SampleInterventions.minutes])
        let typing = SampleSnapshot.snapshot(.final, answers: SampleSnapshot.typedAnswers, revision: SampleSnapshot.typed)
        let errors = FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        let notANumber = FormErrors(items: [.init(field: "answer", key: "question.not-a-number")])
        let words = AnswerForm(
            choice: nil, text: "trei <virgulă> " + String(repeating: "1", count: 40), flag: nil, page: nil, seq: nil, go: "next")
        let typed = AnswerForm(choice: [1, 3], text: nil, flag: "1", page: nil, seq: nil, go: "next")
        return [
            SamplePage("the first, answered", question(1, of: final, strings)),
            SamplePage("in the middle, flagged", question(2, of: final, strings)),
            SamplePage("the last, unanswered", question(5, of: final, strings)),
            SamplePage("without a limit", question(3, of: quiz, strings)),
            SamplePage("time over", question(3, of: final, strings, now: SampleSnapshot.start + .hours(1))),
            SamplePage("with more time", question(3, of: given, strings)),
            SamplePage("in the last five minutes", question(3, of: final, strings, now: SampleSnapshot.start + .minutes(26))),
            SamplePage("in the last minute", question(3, of: final, strings, now: SampleSnapshot.start + .seconds(29 * 60 + 13))),
            SamplePage("a number", question(1, of: typing, strings)),
            SamplePage("a text over another window's", question(2, of: typing, strings)),
            SamplePage("not a number", question(1, of: SampleSnapshot.notANumber(.final), strings)),
            SamplePage("far too long for a number", question(1, of: typing, strings, typed: words, errors: notANumber)),
            SamplePage("an answer that was not offered", question(3, of: final, strings, typed: typed, errors: errors)),
        ] + checked(strings)
    }

    /// A quiz that checks each answer: before, and after one that was right, wrong, or typed.
    private static func checked(_ strings: Strings) -> [SamplePage] {
        let quiz = SampleSnapshot.snapshot(.quiz)
        let typing = SampleSnapshot.snapshot(.quiz, answers: SampleSnapshot.typedAnswers, revision: SampleSnapshot.typed)
        return [
            SamplePage("an answer that can be checked", question(1, of: quiz, strings, check: .checks)),
            SamplePage("a right answer that was checked", question(1, of: quiz, strings, check: .isChecked)),
            SamplePage("a wrong answer that was checked", question(3, of: quiz, strings, check: .isChecked)),
            SamplePage("a number that was checked", question(1, of: typing, strings, check: .isChecked)),
        ]
    }

    private enum Check { case none, checks, isChecked }

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
            ("not a number", SampleSnapshot.notANumber(.final)),
        ].map { state, snapshot in
            SamplePage(
                state, ReviewPage(frame: frame, snapshot: snapshot, origin: 2, strings: strings, now: SampleSnapshot.start))
        }
    }

    static func endings(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("test.heading"))
        return [
            ("one unanswered", SampleSnapshot.snapshot(.final), 0),
            ("nothing answered", SampleSnapshot.snapshot(.quiz, answers: [:]), 0),
            ("the last minute", SampleSnapshot.snapshot(.final), 29 * 60 + 30),
        ].map { state, snapshot, seconds in
            SamplePage(
                state,
                EndingPage(
                    frame: frame, snapshot: snapshot, origin: 2, strings: strings, now: SampleSnapshot.start + .seconds(seconds)))
        }
    }

    private static func question(
        _ number: Int, of snapshot: AttemptSnapshot, _ strings: Strings, typed: AnswerForm? = nil, errors: FormErrors? = nil,
        check: Check = .none, now: Instant = SampleSnapshot.start + .minutes(10)
    ) -> QuestionPage {
        var open = OpenQuestion(snapshot.questions[number - 1], number: number, in: snapshot)
        open.asked.checksAnswers = check != .none
        open.isChecked = check == .isChecked
        return QuestionPage(
            frame: frame(strings, heading: "\(number)/5"), open: open, typed: typed, errors: errors, strings: strings, now: now)
    }
}
