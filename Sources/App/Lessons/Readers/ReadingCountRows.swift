import Database

/// Counts who has opened and read the lessons of a course, of those who study it. One query for all lessons.
enum ReadingCountRows {
    /// - Returns: those of the lessons that somebody has opened; `none` is that of the others.
    static func counts(
        of course: ID<Course>, _ tx: ReadTransaction
    ) throws -> (counts: [ID<Lesson>: ReadingCount], none: ReadingCount) {
        let row = try tx.first("SELECT count(*) AS n FROM person WHERE \(studies(course))")
        let students: Int = try row?["n"] ?? 0
        let rows = try tx.rows(
            """
            SELECT reading.lesson_id, count(*) AS opened, count(reading.finished_at) AS finished
            FROM reading JOIN lesson ON lesson.id = reading.lesson_id JOIN person ON person.id = reading.person_id
            WHERE lesson.course_id = \(course) AND \(studies(course)) GROUP BY reading.lesson_id
            """)
        let counts: [ID<Lesson>: ReadingCount] = try rows.reduce(into: [:]) {
            try $0[$1["lesson_id"]] = ReadingCount(opened: $1["opened"], read: $1["finished"], students: students)
        }
        return (counts, ReadingCount(opened: 0, read: 0, students: students))
    }

    /// Those who study a course and have an account, by name, each with how far they are in a lesson.
    static func readers(of lesson: ID<Lesson>, in course: ID<Course>, _ tx: ReadTransaction) throws -> [LessonReader] {
        let rows = try tx.rows("SELECT person_id, opened_at, finished_at, place FROM reading WHERE lesson_id = \(lesson)")
        let states: [ID<Person>: ReadingState] = try rows.reduce(into: [:]) { states, row in
            let finished: Instant? = try row["finished_at"]
            try states[row["person_id"]] =
                try finished.map(ReadingState.read)
                ?? .inProgress(since: row["opened_at"], place: row["place"])
        }
        return try PersonStore.people(tx, where: studies(course)).inOrder.map {
            LessonReader(person: $0, state: states[$0.id] ?? .unread)
        }
    }

    private static func studies(_ course: ID<Course>) -> SQL {
        """
        person.removed_at IS NULL
        AND person.id IN (SELECT enrolment.person_id FROM enrolment WHERE enrolment.course_id = \(course))
        """
    }
}
