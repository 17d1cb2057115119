import Database
import Foundation

/// Personal deadlines, read inside the transactions of those who show them.
enum PersonalDeadlineRows {
    /// The deadlines of the tests with a time limit that have not closed for a person.
    static func deadlines(
        of person: ID<Person>, in assessments: [Assessment], at now: Instant, _ tx: ReadTransaction
    ) throws -> [PersonalDeadline] {
        let (extraTimes, dates) = try (ExtraTimeRows(of: person, tx), DateOverrideRows(of: person, tx))
        let exceptions = try Set(
            tx.rows("SELECT assessment_id FROM time_exception WHERE person_id = \(person)")
                .map { row -> ID<Assessment> in try row["assessment_id"] })
        let running = try DeadlineAdjustmentRows.running(of: person, at: now, tx)
        return assessments.compactMap { assessment in
            let attempt = running.first { $0.assessment == assessment.id }
            let assessment = dates.applied(to: assessment, running: attempt?.startedAt)
            guard let schedule = assessment.schedule, schedule.closes > now || attempt != nil else { return nil }
            return PersonalDeadline(
                assessment: assessment, schedule: schedule, extra: extraTimes(in: assessment.id),
                isException: exceptions.contains(assessment.id), running: attempt)
        }
    }

    /// The tests of a course that have a time limit and are not removed.
    static func finals(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Assessment] {
        try AssessmentRows.assessments(
            tx, where: "assessment.course_id = \(course) AND assessment.removed_at IS NULL AND assessment.kind = 'final'")
    }

    /// The people who have extra time, in general or as an exception in one of these tests, with their deadlines.
    static func lines(
        _ people: SQL, inTests tests: SQL, _ tx: ReadTransaction
    ) throws -> [ExtraTimeStore.Line] {
        let condition: SQL =
            """
            \(people) AND (person.time_factor <> 1000 OR person.extra_time > 0
            OR person.id IN (SELECT person_id FROM time_exception WHERE \(tests)))
            """
        let rows = try tx.rows(
            """
            SELECT person.id, person.time_factor, person.extra_time, (
                SELECT count(*) FROM time_exception WHERE time_exception.person_id = person.id AND \(tests)
            ) AS exceptions FROM person WHERE \(condition)
            """)
        let byID = try Dictionary(grouping: rows) { row -> ID<Person> in try row["id"] }
        return try PersonStore.people(tx, where: condition).inOrder.compactMap { person in
            try byID[person.id]?.first.map { row in
                try ExtraTimeStore.Line(
                    person: person, own: ExtraTime(factor: row["time_factor"], added: row["extra_time"]),
                    exceptions: row["exceptions"])
            }
        }
    }

    static func own(of person: ID<Person>, _ tx: ReadTransaction) throws -> ExtraTime {
        let row = try tx.first("SELECT time_factor, extra_time FROM person WHERE id = \(person)")
        return try row.map { try ExtraTime(factor: $0["time_factor"], added: $0["extra_time"]) } ?? .none
    }
}
