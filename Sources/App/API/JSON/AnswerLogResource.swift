/// The answer log of an attempt that has ended. It does not say what is right.
struct AnswerLogResource: Encodable, Sendable {
    struct Line: Encodable, Sendable {
        let sequence: Int
        /// The number of the question.
        let question: Int
        /// With none of its fields the answer was taken back.
        let answer: AnswerResource
        let arrivedAt: String
        /// "in-time", "grace", or "late" for what does not count.
        let arrival: String
        /// The line of another window that it replaced without having shown it.
        let overwrote: Int?
    }

    let startedAt: String
    let endedAt: String
    let items: [Line]

    init(_ log: AnswerLog, of snapshot: AttemptSnapshot, _ submission: Submission) {
        (startedAt, endedAt) = (snapshot.attempt.startedAt.iso8601, submission.endedAt.iso8601)
        items = Self.lines(log, of: snapshot)
    }

    static func lines(_ log: AnswerLog, of snapshot: AttemptSnapshot) -> [Line] {
        let numbers = Dictionary(
            snapshot.questions.enumerated().map { ($0.element.id, $0.offset + 1) }, uniquingKeysWith: { first, _ in first })
        return log.lines.compactMap { line in
            guard let number = numbers[line.question], let question = snapshot.question(number) else { return nil }
            return Line(
                sequence: line.sequence, question: number,
                answer: AnswerResource(
                    question.answer(stored: line.value), unreadable: line.answer.unreadable, to: question, number: number,
                    seed: snapshot.attempt.seed),
                arrivedAt: line.arrivedAt.iso8601, arrival: line.arrival.rawValue, overwrote: line.overwrote)
        }
    }
}
