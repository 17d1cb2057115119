import Database

/// The other dates that one person has in tests, with all their changes.
struct DateOverrideRows: Sendable {
    private let changes: [ID<Assessment>: [DateChange]]

    /// Reads them inside a transaction.
    init(of person: ID<Person>, _ tx: ReadTransaction) throws {
        let rows = try tx.rows(
            """
            SELECT assessment_id, opens_at, closes_at, reason, made_at FROM date_override
            WHERE person_id = \(person) ORDER BY assessment_id, sequence
            """)
        changes = try rows.reduce(into: [:]) { changes, row in
            try changes[row["assessment_id"], default: []].append(
                DateChange(dates: Self.dates(row), madeAt: row["made_at"]))
        }
    }

    /// Those that hold in a test; nil for the test's own.
    func callAsFunction(in assessment: ID<Assessment>) -> DateOverride? { changes[assessment]?.current }

    /// Those under which an attempt at a test began.
    /// - Parameter assessment: the test with its own dates.
    func callAsFunction(in assessment: Assessment, startingAt start: Instant) -> DateOverride? {
        changes[assessment.id]?.dates(startingAt: start, own: assessment.schedule)
    }

    /// A test as the person takes it, with an attempt in progress or before the next one.
    func applied(to assessment: Assessment, running start: Instant?) -> Assessment {
        assessment.taken(within: start.map { self(in: assessment, startingAt: $0) } ?? self(in: assessment.id))
    }

    /// The dates in a row; nil for one that removes them.
    static func dates(_ row: Row) throws -> DateOverride? {
        guard let opens: Instant = try row["opens_at"], let closes: Instant = try row["closes_at"] else { return nil }
        return try DateOverride(opens: opens, closes: closes, reason: row["reason"])
    }
}
