import Database

extension Migration {
    /// Calendars that people subscribe to: of the secret in each address there is only the digest; the last use is known to the
    /// hour.
    ///
    /// Of each event a calendar keeps a digest of what it was told, how often that has changed and when. An event that is not
    /// told any more leaves its row as it is until long after its end, so that no row says when somebody has answered a survey.
    static let calendarFeeds = Migration(
        "2026-11-28 calendar feeds",
        """
        ALTER TABLE institution ADD COLUMN has_calendar BIGINT NOT NULL DEFAULT 1 CHECK (has_calendar IN (0, 1));
        CREATE TABLE calendar_feed (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL UNIQUE REFERENCES person (id),
            secret_digest TEXT NOT NULL UNIQUE,
            made_at BIGINT NOT NULL,
            used_at BIGINT
        );
        CREATE TABLE calendar_entry (
            feed_id TEXT NOT NULL REFERENCES calendar_feed (id),
            event_id TEXT NOT NULL CHECK (event_id <> ''),
            digest TEXT NOT NULL,
            revision BIGINT NOT NULL CHECK (revision >= 0),
            changed_at BIGINT NOT NULL,
            kept_until BIGINT NOT NULL,
            PRIMARY KEY (feed_id, event_id)
        );
        """)
}
