import Database

/// What one person did with attempts of others: gave minutes, ended or reopened them.
struct PersonalInterventionRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 3
    static let isRare = true
    static let tables: Set = ["intervention"]
    static let made = "my-data.intervention-made"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.interventions": items.resources(made)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, intervention.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, intervention.reason
            FROM intervention JOIN attempt ON attempt.id = intervention.attempt_id
            JOIN assessment_revision AS revision ON revision.id = attempt.revision_id
            JOIN assessment ON assessment.id = attempt.assessment_id JOIN course ON course.id = assessment.course_id
            WHERE intervention.person_id = \(person)
            ORDER BY intervention.made_at, intervention.attempt_id, intervention.sequence
            """
        ).map { try PersonalWriting($0, Self.made, reason: $0["reason"]) }
    }
}
