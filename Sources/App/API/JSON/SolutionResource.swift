import Foundation

/// What a quiz tells of a question once it may: the right answer, why, and what the given one was worth. Finals never have one.
struct SolutionResource: Encodable, Sendable {
    let number: Int
    /// "correct", "partly", "incorrect" or "unanswered".
    let verdict: String
    let earned: Decimal
    let possible: Decimal
    /// The places of the right options as the attempt shows them; absent for a question that is answered by typing.
    let options: [Int]?
    /// The accepted answers of a question that is answered by typing.
    let accepted: [String]?
    let explanation: TextResource?
    /// Whether it was cancelled because it was faulty; then there is no right answer.
    let isCancelled: Bool

    /// - Parameter isOwn: whether it is for whoever took the attempt; others look at its pictures where the pages have them.
    init(_ question: Question, _ answer: Answer?, number: Int, in attempt: Attempt, isOwn: Bool = true) {
        let share = question.verdict(on: answer)
        self.number = number
        verdict =
            switch share {
            case nil: "unanswered"
            case let share? where share.isFull: "correct"
            case let share? where share.isNone: "incorrect"
            default: "partly"
            }
        (earned, possible) = (question.earned(for: share).decimal, question.points.decimal)
        isCancelled = question.isAtFault
        switch question.content {
        case .choice(let choice):
            options = isCancelled ? [] : AnswerResource.places(in: choice, number, attempt.seed, where: \.isRight)
            accepted = nil
        case .number(let content):
            options = nil
            accepted =
                isCancelled ? [] : content.accepted.map { $0.tolerance == 0 ? "\($0.value)" : "\($0.value) ± \($0.tolerance)" }
        case .text(let content): (options, accepted) = (nil, isCancelled ? [] : content.accepted)
        }
        explanation = question.explanationHTML.map {
            TextResource(html: isOwn ? AttemptPictures.moved($0, in: attempt) : $0)
        }
    }
}
