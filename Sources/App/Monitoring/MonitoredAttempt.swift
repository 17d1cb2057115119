/// One attempt of a student, with everything that was done to it.
struct MonitoredAttempt: Sendable {
    let taught: TeacherAssessment
    let student: Person
    /// Whether the student still studies the course.
    var isEnrolled = true
    let snapshot: AttemptSnapshot
    let log: AnswerLog
    let deadlineChanges: [DeadlineChange]
    let markChanges: [MarkChange]
    let receipt: ReceiptCode?
    /// Whether the student has begun another attempt after it.
    let hasNext: Bool
    /// Whether the student has begun another one since, annulled or not, or is in the middle of one.
    var hasOther = false
    /// The student's other dates under which it was begun; nil for those of everyone.
    var dates: DateOverride?
    /// The minutes that teachers gave and that can be taken back; nil where there are none.
    var givenTime: GivenTime?

    /// How many minutes were left when it was ended; nil when there were none.
    var leftAtEnd: Int? {
        let attempt = snapshot.attempt
        guard let deadline = attempt.deadline, let end = attempt.submission?.endedAt, end < deadline else { return nil }
        return min((deadline - end).minutesRoundedUp, InterventionForm.mostMinutes)
    }

    /// A move of the deadline because of the clock or changed times.
    struct DeadlineChange: Sendable, Equatable {
        let changedAt: Instant
        let old: Instant
        let new: Instant
        let reason: RunningDeadlineRows.Reason
    }

    /// Whether the student can continue it, or answers may still arrive.
    func isOpen(at now: Instant) -> Bool { snapshot.attempt.phase(at: now) != .over }

    /// The progress of the attempt, or how it ended.
    func state(_ strings: Strings, now: Instant) -> String {
        let (attempt, formats) = (snapshot.attempt, strings.formats)
        if let annulment = snapshot.annulments.current {
            return strings("watch.annulled") + " · " + formats.dayAndClock(annulment.madeAt)
        }
        if let submission = attempt.submission {
            let isByTeacher = snapshot.interventions.end(at: submission.endedAt) != nil
            return MonitoredEnd.text(submission, isByTeacher: isByTeacher, strings) + " · "
                + formats.dayAndClock(submission.endedAt)
        }
        guard isOpen(at: now) else { return strings("watch.being-ended") }
        let answered = strings(
            "watch.answered",
            [
                "answered": formats.number(snapshot.questions.count - snapshot.unanswered.count),
                "total": formats.number(snapshot.questions.count),
            ])
        let left = attempt.deadline.map { deadline in
            if deadline < now { return strings("watch.time-up", ["time": formats.atNear(deadline, now: now)]) }
            let time = ["time": formats.near(deadline, now: now)]
            return strings("watch.left", n: (deadline - now).minutesRoundedUp, time)
        }
        return [strings("watch.running"), answered, left].compactMap { $0 }.joined(separator: " · ")
    }
}
