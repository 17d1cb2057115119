import Database

/// Extra time of one person in single tests.
struct PersonalExceptionRows: PersonalDataRows {
    static let heading = "my-data.extra-time"
    static let place = 20
    static let tables: Set = ["time_exception"]

    static func values(of items: [PersonalException]) -> [String: any Encodable & Sendable] {
        ["extraTimes": items.map(PersonalExceptionResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalException] {
        try tx.rows(
            """
            SELECT time_exception.assessment_id, time_exception.time_factor, time_exception.extra_time, newest.title,
                course.title AS course, course.language, coalesce(assessment.removed_at, course.removed_at) AS removed_at
            FROM time_exception JOIN assessment ON assessment.id = time_exception.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE time_exception.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            )
            ORDER BY course.position, course.code, assessment.position, assessment.id
            """
        ).map { row in
            try PersonalException(
                test: row["assessment_id"], subject: PersonalSubject(row),
                extraTime: ExtraTime(factor: row["time_factor"], added: row["extra_time"]))
        }
    }
}
