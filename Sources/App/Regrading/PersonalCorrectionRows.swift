import Database

/// The keys and points that one person corrected.
struct PersonalCorrectionRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 4
    static let isRare = true
    static let tables: Set = ["mark_correction"]
    static let made = "my-data.correction-made"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.corrections": items.resources(made)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT newest.title, correction.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, correction.reason
            FROM mark_correction AS correction JOIN assessment ON assessment.id = correction.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE correction.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY correction.made_at, correction.assessment_id, correction.sequence
            """
        ).map { try PersonalWriting($0, Self.made, reason: $0["reason"]) }
    }
}
