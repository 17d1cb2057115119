@testable import App

/// An attempt made by hand: five questions, of which the last has no answer.
enum SampleSnapshot {
    /// Saturday, 21 November 2026, 10:00 in Bucharest.
    static let start = Instant(milliseconds: 1_795_248_000_000)
    static let id = ID<Attempt>(text: "attempt-1")
    static let schedule = Schedule(opens: start + .hours(-1), closes: start + .hours(2), limit: .minutes(30))

    static let revision = AssessmentRevision(
        id: ID(text: "revision"), title: "Test <de probă>", introductionHTML: "<p>Introducere.</p>\n",
        questions: [
            question(1, topic: "layers", body: "<pre><code>let a = 1\n</code></pre>\n", explanation: "<p>De aceea.</p>\n"),
            question(2, topic: "layers", isMultiple: true),
            question(3, topic: "layers"),
            question(4, topic: "cycle", isMultiple: true),
            question(5, topic: nil),
        ], isShuffled: false, pools: [], credit: .rightMinusWrong)

    /// Two questions where something is typed, with penalties.
    static let typed = AssessmentRevision(
        id: ID(text: "typed"), title: "Test <de probă>", introductionHTML: nil,
        questions: [
            typed(
                6, .number(NumberQuestion(accepted: [.init(value: 3.14, tolerance: 0.01), .init(value: 2, tolerance: 0)])), 250),
            typed(7, .text(TextQuestion(accepted: ["<b>", "UIKit"], folding: .fold)), 500),
        ], isShuffled: true, pools: [], credit: .perOption)

    static let typedAnswers: [ID<Question>: AttemptSnapshot.SavedAnswer] = [
        questionID(6): .init(answer: .typed("3,2"), savedAt: start, isOverOther: false),
        questionID(7): .init(answer: .typed("<B>"), savedAt: start, isOverOther: true),
    ]

    /// The number is none, and the text is there.
    static func notANumber(_ kind: AssessmentKind, _ text: String = "trei <virgulă>") -> AttemptSnapshot {
        snapshot(
            kind, answers: typedAnswers.filter { $0.key != questionID(6) },
            unreadable: [questionID(6): .init(text: text, savedAt: start)], revision: typed)
    }

    private static func typed(_ number: Int, _ content: QuestionContent, _ penalty: Int) -> Question {
        Question(
            id: questionID(number), number: number, topic: nil, points: Points(thousandths: 1000),
            penalty: Share(penalty, of: 1000), textHTML: "Scrieți <em>\(number)</em>", plainText: "Scrieți \(number)",
            bodyHTML: nil, explanationHTML: nil, content: content)
    }

    /// Two right, one wrong, one partly right, one unanswered: half of the points.
    static let answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = {
        let given: [(Int, Set<Int>)] = [(1, [1]), (2, [1, 2]), (3, [2]), (4, [1])]
        return Dictionary(
            given.map { number, chosen in
                (questionID(number), .init(answer: .options(chosen), savedAt: start + .minutes(number), isOverOther: number == 2))
            }, uniquingKeysWith: { $1 })
    }()

    static func attempt(
        _ kind: AssessmentKind, ordinal: Int = 1, submission: Submission? = nil, annulments: Int = 0
    ) -> Attempt {
        Attempt(
            id: ID(text: "attempt-\(ordinal)"), assessment: ID(text: "test"), person: ID(text: "ana"), ordinal: ordinal,
            revision: revision.id, seed: 7, startedAt: start,
            deadline: kind == .final ? schedule.deadline(startingAt: start, extra: .none) : nil, submission: submission,
            annulments: annulments)
    }

    static func snapshot(
        _ kind: AssessmentKind, answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = answers,
        unreadable: [ID<Question>: AttemptSnapshot.UnreadableAnswer] = [:], flagged: [Int] = [],
        submission: Submission? = nil, course: Course = .sample(), revision: AssessmentRevision = revision,
        interventions: [Intervention] = [], annulments: [Annulment] = []
    ) -> AttemptSnapshot {
        AttemptSnapshot(
            attempt: attempt(kind, submission: submission, annulments: annulments.count), kind: kind, course: course,
            revision: revision,
            answers: answers, unreadable: unreadable, flagged: Set(flagged.map(questionID)), logLength: answers.count,
            interventions: interventions, annulments: annulments)
    }

    static func submission(_ reason: Submission.Reason = .submitted, marks: MarkScheme = .romanian) -> Submission {
        let outcome = Outcome.marking(revision.questions, answers: answers.mapValues(\.answer))
        return Submission(
            endedAt: start + .minutes(20), reason: reason, outcome: outcome,
            mark: marks.mark(earned: outcome.earned, possible: outcome.possible))
    }

    static func questionID(_ number: Int) -> ID<Question> { ID(text: "question-\(number)") }

    private static func question(
        _ number: Int, topic: String?, isMultiple: Bool = false, body: String? = nil, explanation: String? = nil
    ) -> Question {
        let options = (1...3).map { position in
            Choice.Option(
                position: position, textHTML: "Varianta <strong>\(position)</strong>", plainText: "Varianta \(position)",
                isRight: position == 1 || isMultiple && position == 2)
        }
        return Question(
            id: questionID(number), number: number, topic: topic.map(ID.init(text:)), points: Points(thousandths: 1500),
            penalty: .none,
            textHTML: "Întrebarea <em>\(number)</em>", plainText: "Întrebarea \(number)", bodyHTML: body,
            explanationHTML: explanation,
            content: .choice(Choice(options: options, isMultiple: isMultiple, credit: .rightMinusWrong, isFixed: false)))
    }
}
