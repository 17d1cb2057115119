import Database

extension Migration {
    /// More kinds of questions, several attempts, extra time, release of results, and the page that an answer came from. The two
    /// tables of questions are created again, because a CHECK cannot be changed.
    static let rules = Migration(
        "2026-11-21 rules",
        """
        CREATE TABLE new_question_revision (
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            position BIGINT NOT NULL CHECK (position > 0),
            question_id TEXT NOT NULL REFERENCES question (id),
            topic_id TEXT REFERENCES topic (id),
            kind TEXT NOT NULL CHECK (kind IN ('single', 'multiple', 'number', 'text')),
            points BIGINT NOT NULL CHECK (points > 0),
            penalty BIGINT NOT NULL CHECK (penalty BETWEEN 0 AND 1000),
            option_order TEXT NOT NULL CHECK (option_order IN ('shuffled', 'fixed')),
            folding TEXT CHECK (folding IN ('exact', 'ignore', 'fold')),
            pool BIGINT,
            text TEXT NOT NULL,
            body TEXT,
            explanation TEXT,
            PRIMARY KEY (revision_id, position),
            UNIQUE (revision_id, question_id),
            CHECK ((kind = 'text') = (folding IS NOT NULL))
        );
        INSERT INTO new_question_revision (revision_id, position, question_id, topic_id, kind, points, penalty,
            option_order, text, body, explanation)
        SELECT revision_id, position, question_id, topic_id, kind, points, 0, 'shuffled', text, body, explanation
        FROM question_revision;
        CREATE TABLE new_question_option (
            revision_id TEXT NOT NULL,
            question_position BIGINT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            text TEXT NOT NULL,
            credit BIGINT NOT NULL CHECK (credit IN (0, 1)),
            PRIMARY KEY (revision_id, question_position, position),
            FOREIGN KEY (revision_id, question_position) REFERENCES new_question_revision (revision_id, position)
        );
        INSERT INTO new_question_option (revision_id, question_position, position, text, credit)
        SELECT revision_id, question_position, position, text, credit FROM question_option;
        DROP TABLE question_option;
        DROP TABLE question_revision;
        ALTER TABLE new_question_revision RENAME TO question_revision;
        ALTER TABLE new_question_option RENAME TO question_option;
        CREATE INDEX question_revision_question ON question_revision (question_id);
        CREATE INDEX question_revision_topic ON question_revision (topic_id);
        CREATE TABLE accepted_answer (
            revision_id TEXT NOT NULL,
            question_position BIGINT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            text TEXT NOT NULL CHECK (text <> ''),
            tolerance TEXT,
            PRIMARY KEY (revision_id, question_position, position),
            FOREIGN KEY (revision_id, question_position) REFERENCES question_revision (revision_id, position)
        );
        CREATE TABLE pool (
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            position BIGINT NOT NULL CHECK (position > 0),
            question_count BIGINT NOT NULL CHECK (question_count > 0),
            PRIMARY KEY (revision_id, position)
        );
        ALTER TABLE assessment_revision ADD COLUMN question_order TEXT NOT NULL DEFAULT 'fixed'
            CHECK (question_order IN ('fixed', 'shuffled'));
        ALTER TABLE assessment_revision ADD COLUMN credit_rule TEXT NOT NULL DEFAULT 'right-minus-wrong'
            CHECK (credit_rule IN ('right-minus-wrong', 'per-option', 'all-or-nothing'));

        ALTER TABLE assessment ADD COLUMN attempts_allowed BIGINT CHECK (attempts_allowed > 0);
        ALTER TABLE assessment ADD COLUMN counting_rule TEXT NOT NULL DEFAULT 'best'
            CHECK (counting_rule IN ('best', 'last', 'first', 'average'));
        ALTER TABLE assessment ADD COLUMN pause BIGINT NOT NULL DEFAULT 0 CHECK (pause >= 0);
        ALTER TABLE assessment ADD COLUMN access_code TEXT CHECK (access_code <> '');
        ALTER TABLE assessment ADD COLUMN results_release TEXT NOT NULL DEFAULT 'at-once'
            CHECK (results_release IN ('at-once', 'after-last', 'from'));
        ALTER TABLE assessment ADD COLUMN results_from BIGINT;
        ALTER TABLE assessment ADD COLUMN answers_release TEXT NOT NULL DEFAULT 'at-once'
            CHECK (answers_release IN ('at-once', 'after-last', 'from'));
        ALTER TABLE assessment ADD COLUMN answers_from BIGINT;
        UPDATE assessment SET attempts_allowed = 1 WHERE kind = 'final';

        ALTER TABLE person ADD COLUMN time_factor BIGINT NOT NULL DEFAULT 1000 CHECK (time_factor >= 1000);
        ALTER TABLE person ADD COLUMN extra_time BIGINT NOT NULL DEFAULT 0 CHECK (extra_time >= 0);
        CREATE TABLE time_exception (
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            time_factor BIGINT NOT NULL CHECK (time_factor >= 1000),
            extra_time BIGINT NOT NULL CHECK (extra_time >= 0),
            PRIMARY KEY (assessment_id, person_id)
        );
        CREATE INDEX time_exception_person ON time_exception (person_id);
        CREATE TABLE deadline_change (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            changed_at BIGINT NOT NULL,
            old_deadline BIGINT NOT NULL,
            new_deadline BIGINT NOT NULL,
            PRIMARY KEY (attempt_id, sequence)
        );

        ALTER TABLE answer ADD COLUMN arrival TEXT NOT NULL DEFAULT 'in-time'
            CHECK (arrival IN ('in-time', 'grace', 'late'));
        ALTER TABLE answer ADD COLUMN page TEXT;
        ALTER TABLE answer ADD COLUMN overwrote BIGINT;
        CREATE TABLE answer_page (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            page TEXT NOT NULL CHECK (page <> ''),
            sequence BIGINT NOT NULL,
            said TEXT NOT NULL,
            PRIMARY KEY (attempt_id, page)
        );
        """)
}
