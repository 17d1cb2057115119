import Database

/// What one person did with attempts of others: gave minutes, ended, reopened or annulled them.
struct PersonalInterventionRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 3
    static let isRare = true
    static let tables: Set = ["intervention", "annulment"]
    static let made = "my-data.intervention-made"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.interventions": items.resources(made)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try (interventions(of: person, tx) + annulments(of: person, tx)).enumerated()
            .sorted { ($0.element.doneAt, $0.offset) < ($1.element.doneAt, $1.offset) }.map(\.element)
    }

    private func interventions(of person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
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

    private func annulments(of person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, annulment.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, annulment.reason
            FROM annulment JOIN attempt ON attempt.id = annulment.attempt_id
            JOIN assessment_revision AS revision ON revision.id = attempt.revision_id
            JOIN assessment ON assessment.id = attempt.assessment_id JOIN course ON course.id = assessment.course_id
            WHERE annulment.person_id = \(person)
            ORDER BY annulment.made_at, annulment.attempt_id, annulment.sequence
            """
        ).map { try PersonalWriting($0, Self.made, reason: $0["reason"]) }
    }
}
