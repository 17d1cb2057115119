import Database

extension Migration {
    /// Semesters. Each text that courses and surveys called theirs becomes one of which only the title is known: its days, which are
    /// numbers of days since 1 January 1970, are all there or none of them is. Every course and every survey has a semester, which a
    /// column that is added cannot demand.
    static let semesters = Migration(
        "2026-11-25 semesters",
        """
        CREATE TABLE semester (
            id TEXT NOT NULL PRIMARY KEY,
            semester_key TEXT UNIQUE CHECK (semester_key <> ''),
            title TEXT NOT NULL UNIQUE,
            school_year TEXT CHECK (school_year <> ''),
            first_day BIGINT,
            teaching_weeks BIGINT CHECK (teaching_weeks > 0),
            last_day BIGINT,
            edited_at BIGINT,
            CHECK (last_day > first_day),
            CHECK ((first_day IS NULL) = (teaching_weeks IS NULL)),
            CHECK ((first_day IS NULL) = (last_day IS NULL)),
            CHECK ((first_day IS NULL) = (school_year IS NULL))
        );
        INSERT INTO semester (id, title) SELECT min(id), semester FROM course GROUP BY semester;
        INSERT INTO semester (id, title) SELECT min(id), semester FROM survey
        WHERE semester NOT IN (SELECT title FROM semester) GROUP BY semester;
        ALTER TABLE course ADD COLUMN semester_id TEXT REFERENCES semester (id);
        UPDATE course SET semester_id = (SELECT known.id FROM semester AS known WHERE known.title = course.semester);
        CREATE INDEX course_semester ON course (semester_id);
        ALTER TABLE course DROP COLUMN semester;
        ALTER TABLE survey ADD COLUMN semester_id TEXT REFERENCES semester (id);
        UPDATE survey SET semester_id = (SELECT known.id FROM semester AS known WHERE known.title = survey.semester);
        CREATE INDEX survey_semester ON survey (semester_id);
        ALTER TABLE survey DROP COLUMN semester;
        """)
}
