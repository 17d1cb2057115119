import Database

/// A finding that somebody set aside.
struct DesignException: Sendable, Equatable {
    /// The key of the finding.
    let finding: String
    let reason: String
    /// Who did; nil for nobody who is known.
    let maker: String?
    let madeAt: Instant

    /// The longest reason, in letters.
    static let longestReason = 500
}

/// Reads and writes which findings were set aside, inside the transactions of its store.
enum DesignExceptionRows {
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignException] {
        try tx.rows(
            """
            SELECT line.finding, line.reason, line.made_at, person.name, person.surname
            FROM design_exception AS line LEFT JOIN person ON person.id = line.person_id
            WHERE line.course_id = \(course) ORDER BY line.made_at, line.finding
            """
        ).map { row in
            let (name, surname): (String?, String?) = try (row["name"], row["surname"])
            return try DesignException(
                finding: row["finding"], reason: row["reason"], maker: name.flatMap { name in surname.map { name + " " + $0 } },
                madeAt: row["made_at"])
        }
    }

    /// A finding that was set aside already has the new reason. The course has a row of its design.
    static func write(
        _ finding: String, _ reason: String, of course: ID<Course>, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try remove(finding, of: course, tx)
        try tx.execute(
            """
            INSERT INTO design_exception (course_id, finding, reason, person_id, made_at)
            VALUES (\(course), \(finding), \(reason), \(person), \(now))
            """)
    }

    static func remove(_ finding: String, of course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM design_exception WHERE course_id = \(course) AND finding = \(finding)")
    }
}
