import Database

extension Migration {
    /// Attempts that a teacher annulled, and restored: a row for each, in turn. An attempt is annulled after an odd number of them.
    static let annulments = Migration(
        "2026-11-25 annulments",
        """
        CREATE TABLE annulment (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN ('annulled', 'restored')),
            person_id TEXT NOT NULL REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT NOT NULL CHECK (reason <> ''),
            PRIMARY KEY (attempt_id, sequence),
            CHECK ((kind = 'annulled') = (sequence % 2 = 1))
        );
        CREATE INDEX annulment_person ON annulment (person_id);
        """)
}
