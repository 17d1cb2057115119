/// The bytes from which a receipt is computed: the attempt, its times, and every answer that counts. Different attempts never
/// give the same bytes, because each part is preceded by its length and each list by its number of parts.
///
/// Marks are left out, because they change when a key is corrected. Late answers are left out, because they can arrive after the
/// end.
struct ReceiptRecord: Sendable, Equatable {
    private var parts = ReceiptParts()

    var bytes: [UInt8] { parts.bytes }

    init(_ attempt: Attempt, _ submission: Submission, _ log: AnswerLog) {
        let lines = log.lines.filter { $0.arrival != .late }
        parts.add("gata receipt 1")
        for part in [
            attempt.id.text, attempt.assessment.text, attempt.person.text, attempt.revision.text, String(attempt.ordinal),
            String(attempt.seed), String(attempt.startedAt.milliseconds),
            // "none" cannot be confused with a deadline, which is written as a number.
            attempt.deadline.map { String($0.milliseconds) } ?? "none",
            String(submission.endedAt.milliseconds), submission.reason.rawValue, String(lines.count),
        ] { parts.add(part) }
        for line in lines {
            parts.add(String(line.sequence))
            parts.add(line.question.text)
            parts.add(line.answer.unreadable ?? line.value)
            parts.add(String(line.arrivedAt.milliseconds))
            parts.add(line.arrival.rawValue + (line.answer.unreadable == nil ? "" : " unreadable"))
        }
    }
}
