import Database

extension Migration {
    /// What teachers and administrators change in the browser. Readers see the published revision of a lesson, or nothing without
    /// one. The draft has a version that increases with every save, so that people who write at the same time are told. Files of
    /// a course have the names that the texts of its lessons use. Deleted things keep their rows.
    static let teaching = Migration(
        "2026-11-21 teaching",
        """
        ALTER TABLE institution ADD COLUMN mark_scheme TEXT NOT NULL DEFAULT 'ro'
            CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points'));
        ALTER TABLE institution ADD COLUMN usual_factor BIGINT NOT NULL DEFAULT 1250 CHECK (usual_factor >= 1000);
        ALTER TABLE institution ADD COLUMN usual_extra BIGINT NOT NULL DEFAULT 0 CHECK (usual_extra >= 0);

        ALTER TABLE person ADD COLUMN disabled_at BIGINT;
        ALTER TABLE person ADD COLUMN office TEXT;
        ALTER TABLE person ADD COLUMN office_hours TEXT;
        ALTER TABLE person ADD COLUMN web_page TEXT;
        ALTER TABLE person ADD COLUMN made_in_course_id TEXT REFERENCES course (id);
        CREATE INDEX person_made_in_course ON person (made_in_course_id);
        CREATE TABLE one_time_link (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL REFERENCES person (id),
            token_digest TEXT NOT NULL UNIQUE,
            purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'password')),
            maker_id TEXT NOT NULL REFERENCES person (id),
            made_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL,
            used_at BIGINT,
            CHECK (expires_at > made_at)
        );
        CREATE INDEX one_time_link_person ON one_time_link (person_id);
        CREATE INDEX one_time_link_maker ON one_time_link (maker_id);

        ALTER TABLE lesson ADD COLUMN shown_revision_id TEXT REFERENCES lesson_revision (id);
        CREATE INDEX lesson_shown_revision ON lesson (shown_revision_id);
        ALTER TABLE lesson_revision ADD COLUMN author_id TEXT REFERENCES person (id);
        CREATE INDEX lesson_revision_author ON lesson_revision (author_id);
        UPDATE lesson SET shown_revision_id = (
            SELECT revision.id FROM lesson_revision AS revision WHERE revision.lesson_id = lesson.id
            ORDER BY revision.ordinal DESC LIMIT 1
        );
        CREATE TABLE lesson_publication (
            lesson_id TEXT NOT NULL REFERENCES lesson (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            revision_id TEXT REFERENCES lesson_revision (id),
            person_id TEXT REFERENCES person (id),
            published_at BIGINT NOT NULL,
            PRIMARY KEY (lesson_id, sequence)
        );
        CREATE INDEX lesson_publication_revision ON lesson_publication (revision_id);
        CREATE INDEX lesson_publication_person ON lesson_publication (person_id);
        INSERT INTO lesson_publication (lesson_id, sequence, revision_id, person_id, published_at)
        SELECT lesson_id, ordinal, id, NULL, created_at FROM lesson_revision;
        CREATE TABLE lesson_draft (
            lesson_id TEXT NOT NULL PRIMARY KEY REFERENCES lesson (id),
            version BIGINT NOT NULL CHECK (version > 0),
            base_revision_id TEXT REFERENCES lesson_revision (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            saved_at BIGINT NOT NULL,
            title TEXT NOT NULL,
            body TEXT NOT NULL
        );
        CREATE INDEX lesson_draft_base_revision ON lesson_draft (base_revision_id);
        CREATE INDEX lesson_draft_person ON lesson_draft (person_id);

        CREATE TABLE course_file (
            course_id TEXT NOT NULL REFERENCES course (id),
            name TEXT NOT NULL CHECK (name <> ''),
            digest TEXT NOT NULL REFERENCES stored_file (digest),
            content_type TEXT NOT NULL,
            width BIGINT CHECK (width > 0),
            height BIGINT CHECK (height > 0),
            person_id TEXT REFERENCES person (id),
            stored_at BIGINT NOT NULL,
            removed_at BIGINT,
            PRIMARY KEY (course_id, name)
        );
        CREATE INDEX course_file_digest ON course_file (digest);
        CREATE INDEX course_file_person ON course_file (person_id);
        INSERT INTO course_file (course_id, name, digest, content_type, width, height, person_id, stored_at, removed_at)
        SELECT lesson.course_id, lesson_file.name, max(lesson_file.digest), max(lesson_file.content_type), max(lesson_file.width),
            max(lesson_file.height), NULL, max(revision.created_at), NULL
        FROM lesson_file JOIN lesson_revision AS revision ON revision.id = lesson_file.revision_id
        JOIN lesson ON lesson.shown_revision_id = revision.id
        GROUP BY lesson.course_id, lesson_file.name;
        """)
}
