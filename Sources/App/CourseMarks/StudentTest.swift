/// A test on the page of one student: the mark that counts, what differs from the others, and the attempts.
struct StudentTest: Sendable {
    struct Row: Sendable {
        let href: String
        let title: String
        /// How it stands or how it ended, and when.
        let detail: String
        /// What teachers did with it, and why.
        let notes: [String]
        /// Nil while there is none, and for what is annulled.
        let mark: String?
        /// Whether the mark of the test follows from it, where there are several attempts.
        let counts: Bool
    }

    let anchor: String
    let href: String
    let title: String
    /// The kind, and that it was deleted.
    let kind: String
    /// The mark that counts, or the state in words.
    let mark: String
    /// Extra time and other dates of this student, and when the results can be seen.
    let notes: [String]
    let attempts: [Row]
    let hasAttempts: Bool

    init(_ test: CourseStudent.Test, now: Instant, _ strings: Strings) {
        let (assessment, mark) = (test.assessment, test.mark)
        anchor = MarkWords.anchor(of: assessment)
        href = TestWritingRoutes.attempts(at: assessment.id)
        title = assessment.title
        kind = [MarkWords.kind(of: assessment, strings), test.isDeleted ? strings("course-item.removed") : nil]
            .compactMap { $0 }.joined(separator: " · ")
        self.mark =
            mark.counted.map { $0.mark.text(possible: $0.possible, strings) } ?? MarkWords.name(mark.state(at: now), strings)
        notes = [
            CountedSentence.text(mark.rule, mark.attempts.valid, strings),
            test.exception.map { strings("extra-time.exception", ["time": $0.text(strings)]) },
            test.dates.map { DatesSentence.window($0, strings) },
            InterventionSentence.because(test.dates?.reason, strings),
            MarkWords.wait(test.wait, strings, now: now),
        ].compactMap { $0 }
        let counting = Set(mark.counting.map(\.id))
        attempts = mark.attempts.map { attempt in
            Self.row(attempt, of: test, counts: mark.attempts.count > 1 && counting.contains(attempt.id), now: now, strings)
        }
        hasAttempts = !attempts.isEmpty
    }

    private static func row(
        _ attempt: Attempt, of test: CourseStudent.Test, counts: Bool, now: Instant, _ strings: Strings
    ) -> Row {
        let interventions = test.interventions[attempt.id] ?? []
        let formats = strings.formats
        let submission = attempt.submission
        let started = strings("watch.start") + ": " + formats.dayAndClock(attempt.startedAt)
        let state =
            submission.map { submission in
                MonitoredEnd.text(
                    submission, isByTeacher: interventions.end(at: submission.endedAt) != nil, strings)
                    + ": " + formats.near(submission.endedAt, now: attempt.startedAt)
            } ?? strings(attempt.phase(at: now) == .over ? "watch.being-ended" : "watch.running")
        return Row(
            href: TestWritingRoutes.attempt(attempt.id),
            title: strings("marks.attempt", ["n": formats.number(attempt.ordinal)]),
            detail: started + " · " + state,
            notes: interventions.map { told($0, strings) }
                + (test.annulments[attempt.id] ?? []).map { AnnulmentSentence.told($0, strings) },
            mark: attempt.isAnnulled
                ? nil : submission.map { $0.mark.text(possible: $0.outcome.possible, strings) },
            counts: counts)
    }

    /// Without the mark and the receipt that a reopened attempt had before: the page of the attempt has them.
    private static func told(_ intervention: Intervention, _ strings: Strings) -> String {
        var deed = intervention.deed
        if case .reopened(let ending) = deed {
            deed = .reopened(.init(endedAt: ending.endedAt, reason: ending.reason, mark: nil, receipt: nil))
        }
        let told = Intervention(
            deed: deed, personName: intervention.personName, madeAt: intervention.madeAt, reason: intervention.reason)
        return InterventionSentence.told(told, possible: .zero, strings)
    }
}
