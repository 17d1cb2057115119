@testable import App

extension SamplePages {
    static func questions(_ strings: Strings) -> [SamplePage] {
        let final = SampleSitting.sitting(.final, flagged: [2])
        let quiz = SampleSitting.sitting(.quiz)
        let errors = FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        let typed = AnswerForm(choice: [1, 3], flag: "1", was: nil, go: "next")
        return [
            SamplePage("the first, answered", question(1, of: final, strings)),
            SamplePage("in the middle, flagged", question(2, of: final, strings)),
            SamplePage("the last, unanswered", question(5, of: final, strings)),
            SamplePage("without a limit", question(3, of: quiz, strings)),
            SamplePage("time over", question(3, of: final, strings, now: SampleSitting.start + .hours(1))),
            SamplePage("an answer that was not offered", question(3, of: final, strings, typed: typed, errors: errors)),
        ]
    }

    static func reviews(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("review.title"))
        let answered = Dictionary(
            (1...5).map {
                (SampleSitting.questionID($0), Sitting.SavedAnswer(answer: .options([1]), savedAt: SampleSitting.start))
            }, uniquingKeysWith: { $1 })
        return [
            ("something missing", SampleSitting.sitting(.final, flagged: [2])),
            ("nothing answered", SampleSitting.sitting(.quiz, answers: [:], flagged: [1, 2])),
            ("all answered", SampleSitting.sitting(.quiz, answers: answered)),
        ].map { state, sitting in
            SamplePage(state, ReviewPage(frame: frame, sitting: sitting, strings: strings, now: SampleSitting.start))
        }
    }

    static func results(_ strings: Strings) -> [SamplePage] {
        let final = SampleSitting.submission()
        let expired = SampleSitting.submission(.expired, marks: .serbian)
        let points = SampleSitting.submission(marks: .points)
        return [
            ("a quiz, passed", .quiz, final, [1, 2]), ("a final", .final, final, [1]),
            ("a final that expired, failed", .final, expired, [1]), ("marks that are points", .quiz, points, [1]),
        ].map { (state: String, kind: AssessmentKind, submission: Submission, ordinals: [Int]) in
            let attempts = ordinals.map { SampleSitting.attempt(kind, ordinal: $0, submission: submission) }
            let page = ResultsPage(
                frame: frame(strings, heading: strings("results.title")),
                sitting: SampleSitting.sitting(kind, submission: submission), submission: submission, topics: .sample,
                attempts: attempts, studentName: "Ana Țîrlea", strings: strings)
            return SamplePage(state, page)
        }
    }

    private static func question(
        _ number: Int, of sitting: Sitting, _ strings: Strings, typed: AnswerForm? = nil, errors: FormErrors? = nil,
        now: Instant = SampleSitting.start + .minutes(10)
    ) -> QuestionPage {
        QuestionPage(
            frame: frame(strings, heading: "\(number)/5"), sitting: sitting, number: number,
            question: sitting.revision.questions[number - 1], typed: typed, errors: errors, strings: strings, now: now)
    }
}
