import Database

extension Annulment.Kind: DatabaseValue {}

/// Reads and writes which attempts were annulled and restored, inside the transactions of this feature's stores.
enum AnnulmentRows {
    /// That a row of `attempt` is not annulled.
    static let isValid: SQL = """
        NOT EXISTS (
            SELECT 1 FROM annulment WHERE annulment.attempt_id = attempt.id AND annulment.kind = 'annulled' AND NOT EXISTS (
                SELECT 1 FROM annulment AS later
                WHERE later.attempt_id = annulment.attempt_id AND later.sequence > annulment.sequence
            )
        )
        """

    /// What was done to an attempt, the oldest first.
    static func annulments(of attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> [Annulment] {
        try rows("annulment.attempt_id = \(attempt)", tx).map(\.1)
    }

    /// Why attempts at a test are annulled.
    static func current(at test: ID<Assessment>, _ tx: ReadTransaction) throws -> [ID<Attempt>: Annulment] {
        let there: SQL = "annulment.attempt_id IN (SELECT attempt.id FROM attempt WHERE attempt.assessment_id = \(test))"
        return try Dictionary(grouping: rows(there, tx), by: \.0).compactMapValues { $0.map(\.1).current }
    }

    /// What was done to the attempts of a person in a course, of each the oldest first.
    static func annulments(
        of person: ID<Person>, in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [ID<Attempt>: [Annulment]] {
        let there: SQL = "annulment.attempt_id IN (\(AttemptRows.ids(of: person, in: course)))"
        return try Dictionary(grouping: rows(there, tx), by: \.0).mapValues { $0.map(\.1) }
    }

    private static func rows(_ condition: SQL, _ tx: ReadTransaction) throws -> [(ID<Attempt>, Annulment)] {
        try tx.rows(
            """
            SELECT annulment.attempt_id, annulment.kind, annulment.made_at, annulment.reason, person.name, person.surname
            FROM annulment JOIN person ON person.id = annulment.person_id
            WHERE \(condition) ORDER BY annulment.attempt_id, annulment.sequence
            """
        ).map { row in
            let annulment = try Annulment(
                kind: row["kind"], personName: "\(row["name"] as String) \(row["surname"] as String)", madeAt: row["made_at"],
                reason: row["reason"])
            return (try row["attempt_id"], annulment)
        }
    }

    /// Records that an attempt was annulled or restored. Twice the same in turn does not insert.
    static func append(
        _ kind: Annulment.Kind, to attempt: ID<Attempt>, by person: ID<Person>, because reason: String, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO annulment (attempt_id, sequence, kind, person_id, made_at, reason)
            SELECT \(attempt), coalesce(max(annulment.sequence), 0) + 1, \(kind), \(person), \(now), \(reason)
            FROM annulment WHERE annulment.attempt_id = \(attempt)
            """)
    }
}
