import Database

extension Migration {
    /// The records of passed courses that were issued to students, each under the code of its receipt, with everything that it
    /// states.
    ///
    /// Nothing of it is changed or deleted: what a record states stays, whatever becomes of the course, the mark and the
    /// person's name.
    static let studyRecords = Migration(
        "2026-11-25 study records",
        """
        CREATE TABLE study_record (
            code TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
            key_name TEXT NOT NULL CHECK (key_name <> ''),
            person_id TEXT NOT NULL REFERENCES person (id),
            issued_at BIGINT NOT NULL,
            institution TEXT NOT NULL,
            name TEXT NOT NULL,
            surname TEXT NOT NULL,
            index_number TEXT
        );
        CREATE INDEX study_record_person ON study_record (person_id, issued_at);
        CREATE TABLE recorded_course (
            code TEXT NOT NULL REFERENCES study_record (code),
            position BIGINT NOT NULL CHECK (position > 0),
            course_id TEXT NOT NULL REFERENCES course (id),
            course_code TEXT NOT NULL,
            title TEXT NOT NULL,
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            semester TEXT NOT NULL,
            ects BIGINT CHECK (ects >= 0 AND ects <= 120),
            mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
            mark BIGINT NOT NULL,
            confirmed_at BIGINT NOT NULL,
            PRIMARY KEY (code, position),
            UNIQUE (code, course_id)
        );
        CREATE INDEX recorded_course_course ON recorded_course (course_id);
        """)
}
