import Database

/// Writes the extra time that holds in one test only, for the settings of a test and for those who give it to a person.
enum TimeExceptionRows {
    /// Writes the extra times in the settings of a test. Those of removed people stay.
    static func set(_ extraTimes: [String: ExtraTime], in id: ID<Assessment>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            DELETE FROM time_exception WHERE assessment_id = \(id)
            AND person_id IN (SELECT id FROM person WHERE removed_at IS NULL)
            """)
        for (userName, extra) in extraTimes.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO time_exception (assessment_id, person_id, time_factor, extra_time)
                SELECT \(id), person.id, \(extra.factor), \(extra.added) FROM person WHERE person.user_name = \(userName)
                """)
        }
    }

    /// Sets a person's extra time in one test; nil means that the person's own extra time holds there.
    static func give(_ extra: ExtraTime?, to person: ID<Person>, in id: ID<Assessment>, _ tx: WriteTransaction) throws {
        guard let extra else {
            try tx.execute("DELETE FROM time_exception WHERE assessment_id = \(id) AND person_id = \(person)")
            return
        }
        try tx.execute(
            """
            INSERT INTO time_exception (assessment_id, person_id, time_factor, extra_time)
            VALUES (\(id), \(person), \(extra.factor), \(extra.added))
            ON CONFLICT (assessment_id, person_id) DO UPDATE SET
                time_factor = excluded.time_factor, extra_time = excluded.extra_time
            """)
    }
}
