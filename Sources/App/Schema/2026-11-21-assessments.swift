import Database

extension Migration {
    static let assessments = Migration(
        "2026-11-21 assessments",
        """
        CREATE TABLE assessment (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            course_id TEXT NOT NULL REFERENCES course (id),
            assessment_key TEXT NOT NULL CHECK (assessment_key <> ''),
            position BIGINT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('quiz', 'final')),
            topic_id TEXT REFERENCES topic (id),
            opens_at BIGINT,
            closes_at BIGINT,
            time_limit BIGINT CHECK (time_limit > 0),
            UNIQUE (course_id, assessment_key),
            CHECK (
                (kind = 'quiz' AND opens_at IS NULL AND closes_at IS NULL AND time_limit IS NULL)
                OR (kind = 'final' AND opens_at IS NOT NULL AND time_limit IS NOT NULL AND closes_at > opens_at)
            )
        );
        CREATE INDEX assessment_topic ON assessment (topic_id);
        CREATE TABLE assessment_revision (
            id TEXT NOT NULL PRIMARY KEY,
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            ordinal BIGINT NOT NULL CHECK (ordinal > 0),
            digest TEXT NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            introduction TEXT,
            question_count BIGINT NOT NULL CHECK (question_count > 0),
            created_at BIGINT NOT NULL,
            UNIQUE (assessment_id, ordinal)
        );
        CREATE TABLE question (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            question_key TEXT NOT NULL CHECK (question_key <> ''),
            UNIQUE (assessment_id, question_key)
        );
        CREATE TABLE question_revision (
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            position BIGINT NOT NULL CHECK (position > 0),
            question_id TEXT NOT NULL REFERENCES question (id),
            topic_id TEXT REFERENCES topic (id),
            kind TEXT NOT NULL CHECK (kind IN ('single', 'multiple')),
            points BIGINT NOT NULL CHECK (points > 0),
            text TEXT NOT NULL,
            body TEXT,
            explanation TEXT,
            PRIMARY KEY (revision_id, position),
            UNIQUE (revision_id, question_id)
        );
        CREATE INDEX question_revision_question ON question_revision (question_id);
        CREATE INDEX question_revision_topic ON question_revision (topic_id);
        CREATE TABLE question_option (
            revision_id TEXT NOT NULL,
            question_position BIGINT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            text TEXT NOT NULL,
            credit BIGINT NOT NULL CHECK (credit IN (0, 1)),
            PRIMARY KEY (revision_id, question_position, position),
            FOREIGN KEY (revision_id, question_position) REFERENCES question_revision (revision_id, position)
        );
        CREATE TABLE picture (
            revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
            name TEXT NOT NULL,
            content_type TEXT NOT NULL,
            width BIGINT NOT NULL CHECK (width > 0),
            height BIGINT NOT NULL CHECK (height > 0),
            content BLOB NOT NULL,
            PRIMARY KEY (revision_id, name)
        );
        """)
}
