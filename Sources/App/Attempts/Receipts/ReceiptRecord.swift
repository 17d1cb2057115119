/// What a receipt stands for, as bytes: the attempt, its times, and every answer that counts. Two different ones never give the
/// same bytes, because every part has its length before it and both lists have their number of parts.
///
/// Marks are not in it: they can be counted again when a question turns out to be wrong. Nor are late answers, which may still come
/// after the end.
struct ReceiptRecord: Sendable, Equatable {
    private(set) var bytes: [UInt8] = []

    init(_ attempt: Attempt, _ submission: Submission, _ log: AnswerLog) {
        let lines = log.lines.filter { $0.arrival != .late }
        add("gata receipt 1")
        for part in [
            attempt.id.text, attempt.assessment.text, attempt.person.text, attempt.revision.text, String(attempt.ordinal),
            String(attempt.seed), String(attempt.startedAt.milliseconds),
            // A number otherwise.
            attempt.deadline.map { String($0.milliseconds) } ?? "none",
            String(submission.endedAt.milliseconds), submission.reason.rawValue, String(lines.count),
        ] { add(part) }
        for line in lines {
            add(String(line.sequence))
            add(line.question.text)
            add(line.value)
            add(String(line.arrivedAt.milliseconds))
            add(line.arrival.rawValue)
        }
    }

    /// Its length in bytes, a colon, and itself.
    private mutating func add(_ part: String) {
        bytes += Array("\(part.utf8.count):".utf8) + Array(part.utf8)
    }
}
