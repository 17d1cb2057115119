import Database

/// What one person did with exams, told by numbers for each course: the registrations are the students' data.
struct PersonalExamWorkRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 6
    static let isRare = true
    static let tables: Set = ["exam_date_version", "exam_registration_event"]

    static func values(of items: [PersonalExamWork]) -> [String: any Encodable & Sendable] {
        ["writing.exams": items.map(PersonalExamWorkResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalExamWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, done.dates, done.registrations,
                done.first_at, done.last_at
            FROM course JOIN (
                SELECT deed.course_id, CAST(sum(deed.dates) AS BIGINT) AS dates,
                    CAST(sum(deed.registrations) AS BIGINT) AS registrations,
                    min(deed.made_at) AS first_at, max(deed.made_at) AS last_at
                FROM (
                    SELECT exam_date.course_id, 1 AS dates, 0 AS registrations, line.made_at
                    FROM exam_date_version AS line JOIN exam_date ON exam_date.id = line.date_id
                    WHERE line.maker_id = \(person)
                    UNION ALL
                    SELECT registration.course_id, 0 AS dates, 1 AS registrations, event.made_at
                    FROM exam_registration_event AS event
                    JOIN exam_registration AS registration ON registration.id = event.registration_id
                    WHERE event.maker_id = \(person) AND registration.person_id <> \(person)
                ) AS deed GROUP BY deed.course_id
            ) AS done ON done.course_id = course.id
            ORDER BY done.first_at, course.id
            """
        ).map { row in
            try PersonalExamWork(
                subject: PersonalSubject(row), dates: row["dates"], registrations: row["registrations"],
                firstAt: row["first_at"], lastAt: row["last_at"])
        }
    }
}
