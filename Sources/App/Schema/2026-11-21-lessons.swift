import Database

extension Migration {
    /// Lessons, their files, and the progress of each reader. A file is stored outside the database under its digest; its type
    /// depends on its name. `searchable` is the title and the text as `SearchText` normalises them. The long columns come last,
    /// because lists do not read them.
    static let lessons = Migration(
        "2026-11-21 lessons",
        """
        CREATE TABLE stored_file (
            digest TEXT NOT NULL PRIMARY KEY CHECK (digest <> ''),
            size BIGINT NOT NULL CHECK (size >= 0),
            stored_at BIGINT NOT NULL
        );
        CREATE TABLE lesson (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            course_id TEXT NOT NULL REFERENCES course (id),
            lesson_key TEXT NOT NULL CHECK (lesson_key <> ''),
            position BIGINT NOT NULL,
            topic_id TEXT REFERENCES topic (id),
            quiz_id TEXT REFERENCES assessment (id),
            audience TEXT NOT NULL CHECK (audience IN ('enrolled', 'everyone')),
            removed_at BIGINT,
            UNIQUE (course_id, lesson_key)
        );
        CREATE INDEX lesson_topic ON lesson (topic_id);
        CREATE INDEX lesson_quiz ON lesson (quiz_id);
        CREATE TABLE lesson_revision (
            id TEXT NOT NULL PRIMARY KEY,
            lesson_id TEXT NOT NULL REFERENCES lesson (id),
            ordinal BIGINT NOT NULL CHECK (ordinal > 0),
            digest TEXT NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            word_count BIGINT NOT NULL,
            created_at BIGINT NOT NULL,
            body TEXT NOT NULL,
            searchable TEXT NOT NULL,
            UNIQUE (lesson_id, ordinal)
        );
        CREATE TABLE lesson_file (
            revision_id TEXT NOT NULL REFERENCES lesson_revision (id),
            name TEXT NOT NULL CHECK (name <> ''),
            digest TEXT NOT NULL REFERENCES stored_file (digest),
            content_type TEXT NOT NULL,
            width BIGINT CHECK (width > 0),
            height BIGINT CHECK (height > 0),
            PRIMARY KEY (revision_id, name)
        );
        CREATE INDEX lesson_file_digest ON lesson_file (digest);
        CREATE TABLE reading (
            lesson_id TEXT NOT NULL REFERENCES lesson (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            opened_at BIGINT NOT NULL,
            finished_at BIGINT,
            PRIMARY KEY (lesson_id, person_id)
        );
        CREATE INDEX reading_person ON reading (person_id);

        ALTER TABLE person ADD COLUMN visited_at BIGINT;
        """)
}
