import Database

extension Migration {
    /// What taking tests by programs needs: whether a test opens itself to them (nothing where its text does not say, which is
    /// yes for a quiz and no for a final), small numbers of topics as other things have them, and which answers a program sent,
    /// by which token.
    static let testsForPrograms = Migration(
        "2026-11-28 tests for programs",
        """
        ALTER TABLE assessment ADD COLUMN programs BIGINT CHECK (programs IN (0, 1));
        ALTER TABLE topic ADD COLUMN number BIGINT CHECK (number > 0);
        UPDATE topic SET number = (SELECT count(*) FROM topic AS other WHERE other.id <= topic.id);
        CREATE UNIQUE INDEX topic_number ON topic (number);
        INSERT INTO number_sequence (kind, last_number) SELECT 'topic', number FROM topic ORDER BY number DESC LIMIT 1;
        CREATE TABLE answer_origin (
            attempt_id TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            service TEXT NOT NULL CHECK (service IN ('json', 'soap')),
            token_id TEXT REFERENCES access_token (id),
            PRIMARY KEY (attempt_id, sequence),
            FOREIGN KEY (attempt_id, sequence) REFERENCES answer (attempt_id, sequence)
        );
        CREATE INDEX answer_origin_token ON answer_origin (token_id);
        """)
}
