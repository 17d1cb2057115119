import Database

/// Reads and writes the outcomes of the programme of a course, inside the transactions of others.
enum OutcomeRows {
    /// In the order of the list.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ProgrammeOutcome] {
        try tx.rows(
            "SELECT id, outcome_key, body FROM programme_outcome WHERE course_id = \(course) ORDER BY position, id"
        ).map { row in try ProgrammeOutcome(id: row["id"], key: row["outcome_key"], text: row["body"]) }
    }

    /// The outcomes that each objective serves, in the order of the list. Deleted objectives are among them.
    static func served(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Objective>: [ID<ProgrammeOutcome>]] {
        var served: [ID<Objective>: [ID<ProgrammeOutcome>]] = [:]
        for row in try tx.rows(
            """
            SELECT line.objective_id, line.outcome_id FROM objective_outcome AS line
            JOIN programme_outcome ON programme_outcome.id = line.outcome_id
            WHERE programme_outcome.course_id = \(course)
            ORDER BY programme_outcome.position, line.outcome_id, line.objective_id
            """)
        {
            served[try row["objective_id"], default: []].append(try row["outcome_id"])
        }
        return served
    }

    static func insert(_ outcome: ProgrammeOutcome, at position: Int, in course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO programme_outcome (id, course_id, outcome_key, position, body)
            VALUES (\(outcome.id), \(course), \(outcome.key), \(position), \(outcome.text))
            """)
    }

    static func update(_ outcome: ProgrammeOutcome, at position: Int, _ tx: WriteTransaction) throws {
        try tx.execute(
            "UPDATE programme_outcome SET body = \(outcome.text), position = \(position) WHERE id = \(outcome.id)")
    }

    /// Deletes an outcome; no objective serves it any more.
    static func delete(_ id: ID<ProgrammeOutcome>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM objective_outcome WHERE outcome_id = \(id)")
        try tx.execute("DELETE FROM programme_outcome WHERE id = \(id)")
    }

    /// Replaces the outcomes that an objective serves.
    static func serve(_ outcomes: [ID<ProgrammeOutcome>], _ objective: ID<Objective>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM objective_outcome WHERE objective_id = \(objective)")
        for outcome in outcomes {
            try tx.execute("INSERT INTO objective_outcome (objective_id, outcome_id) VALUES (\(objective), \(outcome))")
        }
    }
}
