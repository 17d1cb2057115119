import Database

/// What calendars were told, so that each event bears the number of its changes.
struct CalendarEntryStore: Sendable {
    let database: Database

    static func entries(of feed: ID<CalendarFeed>, _ tx: ReadTransaction) throws -> [CalendarEntry] {
        try tx.rows(
            """
            SELECT event_id, digest, revision, changed_at, kept_until FROM calendar_entry WHERE feed_id = \(feed)
            ORDER BY event_id
            """
        ).map { row in
            try CalendarEntry(
                id: row["event_id"], digest: row["digest"], revision: row["revision"], changedAt: row["changed_at"],
                keptUntil: row["kept_until"])
        }
    }

    /// Notes what a calendar is told from now on, and the hour in which it was read. Of two who read at once none takes a number
    /// back. A failure to write is ignored, so that a calendar can be read while the disk is full.
    func note(_ entries: [CalendarEntry], of feed: ID<CalendarFeed>, at now: Instant) async throws {
        do {
            try await database.write { tx in
                let hour = AccessToken.hour(of: now)
                try tx.execute(
                    "UPDATE calendar_feed SET used_at = \(hour) WHERE id = \(feed) AND (used_at IS NULL OR used_at < \(hour))")
                // It may have been taken away meanwhile.
                guard try tx.first("SELECT id FROM calendar_feed WHERE id = \(feed)") != nil else { return }
                try tx.execute("DELETE FROM calendar_entry WHERE feed_id = \(feed) AND kept_until < \(now)")
                for entry in entries { try Self.write(entry, of: feed, tx) }
            }
        } catch is DatabaseProblem {}
    }

    /// Deletes what is no longer kept at a moment, also of calendars that no program reads any more.
    func forget(at now: Instant) async throws {
        try await database.write { tx in try tx.execute("DELETE FROM calendar_entry WHERE kept_until < \(now)") }
    }

    private static func write(_ entry: CalendarEntry, of feed: ID<CalendarFeed>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO calendar_entry (feed_id, event_id, digest, revision, changed_at, kept_until)
            VALUES (\(feed), \(entry.id), \(entry.digest), \(entry.revision), \(entry.changedAt), \(entry.keptUntil))
            ON CONFLICT (feed_id, event_id) DO UPDATE SET digest = excluded.digest, revision = excluded.revision,
                changed_at = excluded.changed_at, kept_until = excluded.kept_until
            WHERE calendar_entry.revision < excluded.revision
            """)
    }
}
