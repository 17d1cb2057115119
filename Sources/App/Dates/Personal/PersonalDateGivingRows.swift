import Database

/// The other dates that one person gave to others, or removed.
struct PersonalDateGivingRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 3
    static let isRare = true
    static let tables: Set = ["date_override"]
    static let given = "my-data.dates-given"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.otherDates": items.resources(given)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT newest.title, line.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, line.reason
            FROM date_override AS line JOIN assessment ON assessment.id = line.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE line.maker_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            )
            ORDER BY line.made_at, line.assessment_id, line.person_id, line.sequence
            """
        ).map { try PersonalWriting($0, Self.given, reason: $0["reason"]) }
    }
}
