import Database

extension Migration {
    /// Drafts of tests, each a text as described in FORMAT.md; a draft has the id of its test, published or not. Tests, lessons
    /// and courses have the time of their last change in the browser, so that an import does not overwrite them without being
    /// told to. Interventions and corrections are recorded with what they changed.
    static let teachersTests = Migration(
        "2026-11-22 teachers' tests",
        """
        CREATE TABLE assessment_draft (
            assessment_id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            assessment_key TEXT NOT NULL CHECK (assessment_key <> ''),
            version BIGINT NOT NULL CHECK (version > 0),
            base_revision_id TEXT REFERENCES assessment_revision (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            saved_at BIGINT NOT NULL,
            text TEXT NOT NULL,
            removed_at BIGINT,
            UNIQUE (course_id, assessment_key)
        );
        CREATE INDEX assessment_draft_base_revision ON assessment_draft (base_revision_id);
        CREATE INDEX assessment_draft_person ON assessment_draft (person_id);
        ALTER TABLE assessment_revision ADD COLUMN author_id TEXT REFERENCES person (id);
        CREATE INDEX assessment_revision_author ON assessment_revision (author_id);

        ALTER TABLE assessment ADD COLUMN edited_at BIGINT;
        ALTER TABLE lesson ADD COLUMN edited_at BIGINT;
        ALTER TABLE course ADD COLUMN edited_at BIGINT;
        UPDATE lesson SET edited_at = (
            SELECT max(publication.published_at) FROM lesson_publication AS publication WHERE publication.lesson_id = lesson.id
        )
        WHERE EXISTS (
            SELECT 1 FROM lesson_publication AS newest WHERE newest.lesson_id = lesson.id AND newest.person_id IS NOT NULL
            AND newest.sequence = (SELECT max(other.sequence) FROM lesson_publication AS other WHERE other.lesson_id = lesson.id)
        );

        CREATE TABLE intervention (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN ('minutes', 'ended', 'reopened')),
            person_id TEXT NOT NULL REFERENCES person (id),
            made_at BIGINT NOT NULL,
            added BIGINT NOT NULL,
            reason TEXT CHECK (reason <> ''),
            ended_at BIGINT,
            ending TEXT CHECK (ending IN ('submitted', 'expired')),
            mark_scheme TEXT CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
            mark BIGINT,
            receipt_code TEXT,
            PRIMARY KEY (attempt_id, sequence),
            CHECK ((kind = 'reopened') = (ended_at IS NOT NULL))
        );
        CREATE INDEX intervention_person ON intervention (person_id);
        CREATE INDEX intervention_receipt ON intervention (receipt_code);

        CREATE TABLE mark_correction (
            id TEXT NOT NULL PRIMARY KEY,
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            question_id TEXT NOT NULL REFERENCES question (id),
            attempt_id TEXT REFERENCES attempt (id),
            kind TEXT NOT NULL CHECK (kind IN ('options', 'accepted', 'everyone', 'points')),
            points BIGINT,
            person_id TEXT NOT NULL REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT NOT NULL CHECK (reason <> ''),
            CHECK ((kind = 'points') = (attempt_id IS NOT NULL)),
            CHECK ((kind = 'points') = (points IS NOT NULL))
        );
        CREATE INDEX mark_correction_assessment ON mark_correction (assessment_id);
        CREATE INDEX mark_correction_attempt ON mark_correction (attempt_id);
        CREATE INDEX mark_correction_person ON mark_correction (person_id);
        CREATE INDEX mark_correction_question ON mark_correction (question_id);
        CREATE TABLE corrected_answer (
            correction_id TEXT NOT NULL REFERENCES mark_correction (id),
            position BIGINT NOT NULL CHECK (position > 0),
            text TEXT,
            tolerance TEXT,
            PRIMARY KEY (correction_id, position)
        );
        CREATE TABLE corrected_revision (
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            correction_id TEXT NOT NULL REFERENCES mark_correction (id),
            PRIMARY KEY (revision_id, correction_id)
        );
        CREATE INDEX corrected_revision_correction ON corrected_revision (correction_id);
        CREATE TABLE mark_change (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            correction_id TEXT NOT NULL REFERENCES mark_correction (id),
            changed_at BIGINT NOT NULL,
            old_earned BIGINT NOT NULL,
            new_earned BIGINT NOT NULL,
            old_mark BIGINT NOT NULL,
            new_mark BIGINT NOT NULL,
            PRIMARY KEY (attempt_id, sequence)
        );
        CREATE INDEX mark_change_correction ON mark_change (correction_id);
        """)
}
