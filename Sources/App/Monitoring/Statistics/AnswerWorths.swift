/// The points of answers; equal answers to a question are marked once.
struct AnswerWorths {
    struct Worth {
        let earned: Points
        let verdict: Share?
        /// Whether the answer is right by the key, even if a teacher gave other points for it.
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
        // Points that a teacher gave to one student are not reused for others.
        if case .points = question.ruling { return Worth(answer, question) }
        let key = Key(revision: revision, question: question.id, answer: answer)
        if let worth = known[key] { return worth }
        let worth = Worth(answer, question)
        known[key] = worth
        return worth
    }
}
