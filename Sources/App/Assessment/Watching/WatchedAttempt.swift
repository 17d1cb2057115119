/// One attempt of somebody, with all that was done to it.
struct WatchedAttempt: Sendable {
    let taught: TaughtAssessment
    let student: Person
    let sitting: Sitting
    let log: AnswerLog
    let deadlineChanges: [DeadlineChange]
    let markChanges: [MarkChange]
    let receipt: ReceiptCode?
    /// Whether the student has begun another attempt after it.
    let hasNext: Bool

    /// A deadline that the clock or changed rules moved.
    struct DeadlineChange: Sendable, Equatable {
        let changedAt: Instant
        let old: Instant
        let new: Instant
        let reason: DeadlineRowsStore.Reason
    }

    /// Whether its student can go on with it, or answers may still be under way.
    func isOpen(at now: Instant) -> Bool { sitting.attempt.phase(at: now) != .over }

    /// How far it is, or how it ended.
    func state(_ strings: Strings, now: Instant) -> String {
        let (attempt, formats) = (sitting.attempt, strings.formats)
        if let submission = attempt.submission {
            let isByTeacher = sitting.interventions.end(at: submission.endedAt) != nil
            return WatchedEnd.text(submission, isByTeacher: isByTeacher, strings) + " · "
                + formats.dayAndClock(submission.endedAt)
        }
        guard isOpen(at: now) else { return strings("watch.being-ended") }
        let answered = strings(
            "watch.answered",
            [
                "answered": formats.number(sitting.questions.count - sitting.unanswered.count),
                "total": formats.number(sitting.questions.count),
            ])
        let left = attempt.deadline.map { deadline in
            let time = ["time": formats.near(deadline, now: now)]
            return deadline < now
                ? strings("watch.time-up", time) : strings("watch.left", n: (deadline - now).minutesRoundedUp, time)
        }
        return [strings("watch.running"), answered, left].compactMap { $0 }.joined(separator: " · ")
    }
}
