import Database
import Foundation

/// What a student has opened and finished. Only those who are enrolled leave a trace.
struct ReadingStore: Sendable {
    let database: Database

    /// Keeps when a lesson was opened last.
    func open(_ lesson: Lesson, by person: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                INSERT INTO reading (lesson_id, person_id, opened_at)
                SELECT \(lesson.id), enrolment.person_id, \(now) FROM enrolment
                WHERE enrolment.person_id = \(person) AND enrolment.course_id = \(lesson.course)
                ON CONFLICT (lesson_id, person_id) DO UPDATE SET opened_at = excluded.opened_at
                """)
        }
    }

    /// Keeps that a lesson was read to its end; the first time counts.
    func finish(_ lesson: Lesson, by person: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                INSERT INTO reading (lesson_id, person_id, opened_at, finished_at)
                SELECT \(lesson.id), enrolment.person_id, \(now), \(now) FROM enrolment
                WHERE enrolment.person_id = \(person) AND enrolment.course_id = \(lesson.course)
                ON CONFLICT (lesson_id, person_id) DO UPDATE SET
                    finished_at = coalesce(reading.finished_at, excluded.finished_at)
                """)
        }
    }
}
