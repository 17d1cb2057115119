/// What answers are worth, each reckoned once however many gave it.
struct AnswerWorths {
    struct Worth {
        let earned: Points
        let verdict: Share?
        /// By the key, whatever was ruled.
        let isRight: Bool

        init(_ answer: Answer?, _ question: Question) {
            earned = question.earned(by: answer)
            verdict = question.verdict(on: answer)
            isRight = answer.map { question.share(of: $0).isFull } ?? false
        }
    }

    private struct Key: Hashable {
        let revision: ID<AssessmentRevision>
        let question: ID<Question>
        let answer: Answer?
    }

    private var known: [Key: Worth] = [:]

    mutating func worth(of answer: Answer?, to question: Question, in revision: ID<AssessmentRevision>) -> Worth {
        // What a teacher gave is one student's alone.
        if case .points = question.ruling { return Worth(answer, question) }
        let key = Key(revision: revision, question: question.id, answer: answer)
        if let worth = known[key] { return worth }
        let worth = Worth(answer, question)
        known[key] = worth
        return worth
    }
}
