import Database

extension Migration {
    static let attempts = Migration(
        "2026-11-21 attempts",
        """
        CREATE TABLE attempt (
            id TEXT NOT NULL PRIMARY KEY,
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            ordinal BIGINT NOT NULL CHECK (ordinal > 0),
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            seed BIGINT NOT NULL,
            started_at BIGINT NOT NULL,
            deadline BIGINT,
            UNIQUE (assessment_id, person_id, ordinal)
        );
        CREATE INDEX attempt_person ON attempt (person_id);
        CREATE INDEX attempt_revision ON attempt (revision_id);
        CREATE INDEX attempt_deadline ON attempt (deadline);
        CREATE TABLE answer (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            question_id TEXT NOT NULL REFERENCES question (id),
            value TEXT NOT NULL,
            arrived_at BIGINT NOT NULL,
            PRIMARY KEY (attempt_id, sequence)
        );
        CREATE INDEX answer_question ON answer (question_id);
        CREATE TABLE flag (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            question_id TEXT NOT NULL REFERENCES question (id),
            PRIMARY KEY (attempt_id, question_id)
        );
        CREATE INDEX flag_question ON flag (question_id);
        CREATE TABLE submission (
            attempt_id TEXT NOT NULL PRIMARY KEY REFERENCES attempt (id),
            ended_at BIGINT NOT NULL,
            reason TEXT NOT NULL CHECK (reason IN ('submitted', 'expired')),
            earned BIGINT NOT NULL CHECK (earned >= 0),
            possible BIGINT NOT NULL CHECK (possible > 0),
            correct BIGINT NOT NULL,
            partly BIGINT NOT NULL,
            incorrect BIGINT NOT NULL,
            unanswered BIGINT NOT NULL,
            mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
            mark BIGINT NOT NULL,
            CHECK (partly <= incorrect)
        );
        """)
}
