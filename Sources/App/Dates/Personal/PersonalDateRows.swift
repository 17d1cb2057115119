import Database

/// The other dates of one person in single tests, with all changes.
struct PersonalDateRows: PersonalDataRows {
    static let heading = "dates.title"
    static let place = 25
    static let tables: Set = ["date_override"]

    static func values(of items: [PersonalDates]) -> [String: any Encodable & Sendable] {
        ["otherDates": items.map(PersonalDatesResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalDates] {
        try tx.rows(
            """
            SELECT line.assessment_id, line.opens_at, line.closes_at, line.reason, line.made_at, newest.title,
                course.title AS course, course.language, coalesce(assessment.removed_at, course.removed_at) AS removed_at
            FROM date_override AS line JOIN assessment ON assessment.id = line.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE line.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            )
            ORDER BY line.made_at, line.assessment_id, line.sequence
            """
        ).map { row in
            try PersonalDates(
                test: row["assessment_id"], subject: PersonalSubject(row),
                change: DateChange(dates: DateOverrideRows.dates(row), madeAt: row["made_at"]))
        }
    }
}
