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
    func callAsFunction(in assessment: ID<Assessment>, startingAt start: Instant) -> DateOverride? {
        changes[assessment]?.dates(startingAt: start)
    }

    /// A test as the person takes it, with an attempt in progress or before the next one.
    func applied(to assessment: Assessment, running start: Instant?) -> Assessment {
        let latest = assessment.taken(within: self(in: assessment.id))
        guard let start else { return latest }
        let then = assessment.taken(within: self(in: assessment.id, startingAt: start))
        // Where the clock was set back in between, what was given before the start is written as later. An attempt begins only
        // while its dates are open.
        let isLatest = then.schedule?.phase(at: start) != .open && latest.schedule?.phase(at: start) == .open
        return isLatest ? latest : then
    }

    /// The dates in a row; nil for one that removes them.
    static func dates(_ row: Row) throws -> DateOverride? {
        guard let opens: Instant = try row["opens_at"], let closes: Instant = try row["closes_at"] else { return nil }
        return try DateOverride(opens: opens, closes: closes, reason: row["reason"])
    }
}
