import Database
import Foundation

/// Personal deadlines, read inside the transactions of those who show them.
enum PersonalDeadlinesStore {
    /// Of the tests with a limit that have not closed for a person.
    static func deadlines(
        of person: ID<Person>, in assessments: [Assessment], at now: Instant, _ tx: ReadTransaction
    ) throws -> [PersonalDeadline] {
        let extraTimes = try ExtraTimesStore(of: person, tx)
        let exceptions = try Set(
            tx.rows("SELECT assessment_id FROM time_exception WHERE person_id = \(person)")
                .map { row -> ID<Assessment> in try row["assessment_id"] })
        let running = try DeadlineRulesStore.running(of: person, at: now, tx)
        return assessments.compactMap { assessment in
            let attempt = running.first { $0.assessment == assessment.id }
            guard let schedule = assessment.schedule, schedule.closes > now || attempt != nil else { return nil }
            return PersonalDeadline(
                assessment: assessment, schedule: schedule, extra: extraTimes(in: assessment.id),
                isException: exceptions.contains(assessment.id), running: attempt)
        }
    }

    /// The tests of a course that have a limit and are there.
    static func finals(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Assessment] {
        try AssessmentRowsStore.assessments(
            tx, where: "assessment.course_id = \(course) AND assessment.removed_at IS NULL AND assessment.kind = 'final'")
    }

    static func own(of person: ID<Person>, _ tx: ReadTransaction) throws -> ExtraTime {
        let row = try tx.first("SELECT time_factor, extra_time FROM person WHERE id = \(person)")
        return try row.map { try ExtraTime(factor: $0["time_factor"], added: $0["extra_time"]) } ?? .none
    }
}
