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

    /// The shortest time between two places of a lesson that are stored. Nobody scrolls to another heading and leaves within it.
    static let pace = Milliseconds(count: 250)

    /// Stores the heading that a person has come to in a lesson that is opened and not finished. One that comes too fast is dropped before
    /// it waits for the disk, on which answers wait as well.
    func keep(_ anchor: String, in lesson: Lesson, by person: ID<Person>, at now: Instant) async throws {
        let place: SQL = "lesson_id = \(lesson.id) AND person_id = \(person) AND finished_at IS NULL"
        let last: Instant? = try database.readInline { tx in
            try tx.first("SELECT placed_at FROM reading WHERE \(place)").flatMap { try $0["placed_at"] }
        }
        if let last, last <= now, now - last < Self.pace { return }
        try await database.write { tx in
            try tx.execute("UPDATE reading SET place = \(anchor), placed_at = \(now) WHERE \(place)")
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
