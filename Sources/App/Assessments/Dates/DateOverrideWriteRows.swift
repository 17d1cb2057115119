import Database

/// Writes other dates: for those who teach a course in the browser, and for imports.
enum DateOverrideWriteRows {
    /// Gives a person other dates in a test, or removes them with nil. False where nothing changes.
    /// - Parameters:
    ///   - maker: nil for an import.
    ///   - begun: when the person began the attempt that is in progress; the change comes after it.
    @discardableResult
    static func give(
        _ dates: DateOverride?, to person: ID<Person>, in test: ID<Assessment>, by maker: ID<Person>?,
        after begun: Instant? = nil,
        at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        guard try DateOverrideRows(of: person, tx.reading)(in: test) != dates else { return false }
        let moment = max(now, begun.map { $0 + Milliseconds(count: 1) } ?? now)
        try tx.execute(
            """
            INSERT INTO date_override
                (assessment_id, person_id, sequence, opens_at, closes_at, reason, maker_id, made_at)
            SELECT \(test), \(person), coalesce(max(date_override.sequence), 0) + 1, \(dates?.opens), \(dates?.closes),
                \(dates?.reason), \(maker), \(moment)
            FROM date_override WHERE date_override.assessment_id = \(test) AND date_override.person_id = \(person)
            """)
        return true
    }

    /// Gives other dates as the settings of a test say, and removes those of all others. Those of removed people stay.
    static func set(
        _ dates: [String: DateOverride], in test: ID<Assessment>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let current = try TestDateRows.current(in: test, tx.reading)
        if dates.isEmpty, current.isEmpty { return }
        let names = dates.keys.sorted().map { $0 as any DatabaseValue }
        let rows = try tx.reading.rows(
            """
            SELECT id, user_name FROM person WHERE removed_at IS NULL AND (
                user_name IN (\(.list(names))) OR id IN (SELECT person_id FROM date_override WHERE assessment_id = \(test))
            )
            ORDER BY user_name, id
            """)
        for row in rows { try give(dates[row["user_name"]], to: row["id"], in: test, by: nil, at: now, tx) }
    }
}
