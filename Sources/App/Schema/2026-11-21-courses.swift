import Database

extension Migration {
    static let courses = Migration(
        "2026-11-21 courses",
        """
        CREATE TABLE course (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            course_key TEXT NOT NULL UNIQUE CHECK (course_key <> ''),
            position BIGINT NOT NULL,
            code TEXT NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            semester TEXT NOT NULL,
            classroom TEXT,
            url TEXT,
            overview TEXT,
            mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points'))
        );
        CREATE TABLE topic (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            parent_id TEXT REFERENCES topic (id),
            title TEXT NOT NULL CHECK (title <> ''),
            position BIGINT NOT NULL
        );
        CREATE INDEX topic_course ON topic (course_id);
        CREATE INDEX topic_parent ON topic (parent_id);
        CREATE TABLE course_teacher (
            course_id TEXT NOT NULL REFERENCES course (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            teaching_role TEXT NOT NULL CHECK (teaching_role IN ('professor', 'assistant')),
            position BIGINT NOT NULL,
            PRIMARY KEY (course_id, person_id)
        );
        CREATE INDEX course_teacher_person ON course_teacher (person_id);
        CREATE TABLE enrolment (
            course_id TEXT NOT NULL REFERENCES course (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            PRIMARY KEY (course_id, person_id)
        );
        CREATE INDEX enrolment_person ON enrolment (person_id);
        """)
}
