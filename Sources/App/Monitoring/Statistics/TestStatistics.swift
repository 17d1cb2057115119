/// The statistics of a test and of its questions, over some ended attempts.
struct TestStatistics: Sendable {
    /// The attempts that they are of.
    let count: Int
    let scores: ScoreStatistics
    /// The points that could be earned, in which the scores are.
    let whole: Points
    /// The questions that were asked, in the order of the test document.
    let questions: [QuestionStatistics]

    /// - Parameter order: the questions of the newest revision, followed by those that only older revisions have.
    init(_ attempts: [AnsweredAttempt], order: [Question]) {
        let test = MarkedTest(attempts, order: order)
        let (scores, items, weights) = test.statistics()
        var counts: [ID<Question>: QuestionStatistics] = [:]
        for question in test.questions {
            guard let item = items[question.id] else { continue }
            counts[question.id] = QuestionStatistics(question, item, weight: weights[question.id])
        }
        let thirds = Thirds(test.attempts.map(\.share))
        var offers = Offers()
        for attempt in test.attempts {
            let third = thirds?.third(of: attempt.share)
            for line in attempt.lines {
                counts[line.question.id]?.count(line, third, offered: offers.options(of: line.question, in: attempt.revision))
            }
        }
        (count, self.scores, whole) = (attempts.count, scores, test.whole)
        questions = test.questions.compactMap { counts[$0.id]?.withMostTyped }
    }

    /// The options of each wording, which are worked out once.
    private struct Offers {
        private struct Wording: Hashable {
            let revision: ID<AssessmentRevision>
            let question: ID<Question>
        }

        private var known: [Wording: [OfferedOption]] = [:]

        mutating func options(of question: Question, in revision: ID<AssessmentRevision>) -> [OfferedOption] {
            guard case .choice(let choice) = question.content else { return [] }
            let wording = Wording(revision: revision, question: question.id)
            if let options = known[wording] { return options }
            let options = choice.keyed(in: question)
            known[wording] = options
            return options
        }
    }
}
