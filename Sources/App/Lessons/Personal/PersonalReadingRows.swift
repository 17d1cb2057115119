import Database

/// The lessons that one person has opened.
struct PersonalReadingRows: PersonalDataRows {
    static let heading = "my-data.lessons"
    static let place = 60
    static let tables: Set = ["reading"]

    static func values(of items: [PersonalReading]) -> [String: any Encodable & Sendable] {
        ["lessons": items.map(PersonalReadingResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalReading] {
        try tx.rows(
            """
            SELECT reading.lesson_id, reading.opened_at, reading.finished_at, reading.place, reading.placed_at,
                newest.title, course.title AS course,
                course.language, coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM reading JOIN lesson ON lesson.id = reading.lesson_id
            JOIN course ON course.id = lesson.course_id
            JOIN lesson_revision AS newest ON newest.lesson_id = lesson.id
            WHERE reading.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM lesson_revision AS revision WHERE revision.lesson_id = lesson.id
            )
            ORDER BY reading.opened_at, reading.lesson_id
            """
        ).map { row in
            try PersonalReading(
                lesson: row["lesson_id"], subject: PersonalSubject(row), openedAt: row["opened_at"],
                finishedAt: row["finished_at"], place: row["place"], placedAt: row["placed_at"])
        }
    }
}
