@testable import App

/// Ended attempts made by hand, for the statistics of a test.
enum SampleFigures {
    /// A question with the options A, B, C and so on, of which the first is right.
    static func question(
        _ name: String, points: Int = 1000, options: Int = 3, right: Set<Int> = [1], isMultiple: Bool = false,
        penalty: Share = .none
    ) -> Question {
        let options = "ABCDEFGH".prefix(options).enumerated().map { place, letter in
            Choice.Option(
                position: place + 1, textHTML: "<em>\(letter)</em>", plainText: String(letter), isRight: right.contains(place + 1)
            )
        }
        return Question(
            id: ID(text: name), number: 1, topic: nil, points: Points(thousandths: points), penalty: penalty, textHTML: name,
            plainText: name, bodyHTML: nil, explanationHTML: nil,
            content: .choice(Choice(options: options, isMultiple: isMultiple, credit: .rightMinusWrong, isFixed: false)))
    }

    /// An attempt with the chosen options, one number for each question; 0 for none.
    static func attempt(
        _ questions: [Question], _ chosen: [Int], revision: String = "1", pools: [AssessmentRevision.Pool] = [],
        ordinal: Int = 1
    ) -> AnsweredAttempt {
        let given = zip(questions, chosen).filter { $1 > 0 }.map { ($0.id, Answer.options([$1])) }
        let answers = Dictionary(uniqueKeysWithValues: given)
        let (sample, outcome) = (SampleSnapshot.attempt(.quiz, ordinal: ordinal), Outcome.marking(questions, answers: answers))
        let submission = Submission(
            endedAt: SampleSnapshot.start + .minutes(20), reason: .submitted, outcome: outcome,
            mark: MarkScheme.romanian.mark(earned: outcome.earned, possible: outcome.possible))
        let attempt = Attempt(
            id: sample.id, assessment: sample.assessment, person: sample.person, ordinal: ordinal, revision: ID(text: revision),
            seed: 1, startedAt: sample.startedAt, deadline: nil, submission: submission)
        return AnsweredAttempt(attempt: attempt, questions: questions, answers: answers, pools: pools)
    }

    /// Attempts that tell something of every question: 32 students, of whom the first half does well.
    ///
    /// 1: who does well takes B for right, the others A, which the key says. 2: nobody takes C. 3: everyone is right. 4: most
    /// give no answer. 5 to 8: nothing to remark.
    static let questions = (1...8).map { question("Întrebarea <\($0)>") }
    static let attempts = (0..<32).map { number in
        let isGood = number < 16
        let (wrong, other) = (2 + number % 2, 3 - number % 2)
        let last = isGood ? [1, 1, 1, number % 4 == 0 ? 2 : 1] : [number % 4 == 0 ? 1 : wrong, wrong, other, 3]
        return attempt(
            questions, [isGood ? 2 : 1, isGood ? 1 : 2, 1, number % 4 == 0 ? 1 : 0] + last, ordinal: number + 1)
    }
}
