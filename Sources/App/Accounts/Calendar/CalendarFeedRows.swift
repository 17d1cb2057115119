import Database

/// Reads the calendars of people, and takes them away in the transactions of others.
enum CalendarFeedRows {
    static func feeds(_ tx: ReadTransaction, where condition: SQL) throws -> [CalendarFeed] {
        try tx.rows(
            "SELECT id, person_id, made_at, used_at FROM calendar_feed WHERE \(condition) ORDER BY made_at, id"
        ).map { row in
            try CalendarFeed(id: row["id"], person: row["person_id"], madeAt: row["made_at"], usedAt: row["used_at"])
        }
    }

    /// Takes a person's calendar away, with what it was last told: its address leads nowhere any more.
    static func remove(of person: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            DELETE FROM calendar_entry WHERE feed_id IN (
                SELECT calendar_feed.id FROM calendar_feed WHERE calendar_feed.person_id = \(person)
            )
            """)
        try tx.execute("DELETE FROM calendar_feed WHERE person_id = \(person)")
    }
}
