import Database

extension AssessmentRows {
    /// The last moment at which an answer of anybody to a test can count, not before the closing. Nil where results do not wait
    /// for it.
    static func busyUntil(_ assessment: Assessment, at now: Instant, _ tx: ReadTransaction) throws -> Instant? {
        assessment.disclosure.results == .afterLast ? try openUntil(assessment, at: now, tx) : nil
    }

    /// The last moment at which anybody can be taking a test: the closing, for everyone and for those with other dates, or the
    /// end of the grace of the last running attempt if that is later. Nil for a quiz, which never closes. The query leaves out
    /// attempts that are over, or that end before everyone's closing, and so reads few rows. It asks for that closing, whoever's
    /// dates the test has that is given.
    static func openUntil(_ assessment: Assessment, at now: Instant, _ tx: ReadTransaction) throws -> Instant? {
        if assessment.schedule == nil { return nil }
        let earliest = now + Milliseconds(count: -Attempt.grace.count)
        let row = try tx.first(
            """
            SELECT assessment.closes_at, (\(TestDateRows.latestOther)) AS other, (
                SELECT attempt.deadline FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
                WHERE attempt.assessment_id = assessment.id AND attempt.deadline >= CASE
                        WHEN assessment.closes_at > \(now) THEN assessment.closes_at - \(Attempt.grace) ELSE \(earliest)
                    END AND submission.attempt_id IS NULL
                ORDER BY attempt.deadline DESC, attempt.id LIMIT 1
            ) AS deadline
            FROM assessment WHERE assessment.id = \(assessment.id)
            """)
        let (closes, other, deadline) = try (
            row?["closes_at"] as Instant?, row?["other"] as Instant?, row?["deadline"] as Instant?
        )
        return [closes, other, deadline.map { $0 + Attempt.grace }].compactMap(\.self).max()
    }
}
