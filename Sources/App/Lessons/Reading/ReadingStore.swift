import Database
import Foundation

/// Stores which lessons a student has opened and finished. Nothing is stored of people who are not enrolled.
struct ReadingStore: Sendable {
    let database: Database

    /// Stores when a lesson was last opened.
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

    /// Stores that a lesson was read to its end; only the first time is kept.
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
