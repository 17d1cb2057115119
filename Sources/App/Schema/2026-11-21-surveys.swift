import Database

extension Migration {
    /// Anonymous surveys. No row has a time that shows when a person answered, and no row has both a person and answers.
    /// `participation` says who has answered; `sealed_ballot` has answers that nobody can read while the survey is open; the last
    /// two tables have what remains after it.
    static let surveys = Migration(
        "2026-11-21 surveys",
        """
        CREATE TABLE new_person_role (
            person_id TEXT NOT NULL REFERENCES person (id),
            role TEXT NOT NULL CHECK (role IN ('student', 'teacher', 'quality-office', 'administrator')),
            PRIMARY KEY (person_id, role)
        );
        INSERT INTO new_person_role (person_id, role) SELECT person_id, role FROM person_role;
        DROP TABLE person_role;
        ALTER TABLE new_person_role RENAME TO person_role;

        CREATE TABLE survey (
            id TEXT NOT NULL PRIMARY KEY,
            survey_key TEXT NOT NULL UNIQUE CHECK (survey_key <> ''),
            position BIGINT NOT NULL,
            semester TEXT NOT NULL,
            opens_at BIGINT NOT NULL,
            closes_at BIGINT NOT NULL,
            results_from BIGINT NOT NULL,
            policy TEXT NOT NULL CHECK (policy IN ('off', 'reminder', 'gate')),
            ballot_limit BIGINT NOT NULL CHECK (ballot_limit >= 5),
            comment_limit BIGINT NOT NULL CHECK (comment_limit >= 10),
            audience TEXT NOT NULL CHECK (audience IN ('nothing', 'subject', 'everything')),
            removed_at BIGINT,
            CHECK (closes_at > opens_at),
            CHECK (results_from >= closes_at),
            CHECK (comment_limit >= ballot_limit)
        );
        CREATE TABLE survey_course (
            survey_id TEXT NOT NULL REFERENCES survey (id),
            course_key TEXT NOT NULL,
            PRIMARY KEY (survey_id, course_key)
        );
        CREATE TABLE survey_text (
            survey_id TEXT NOT NULL REFERENCES survey (id),
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            title TEXT NOT NULL CHECK (title <> ''),
            introduction TEXT,
            PRIMARY KEY (survey_id, language)
        );
        CREATE TABLE survey_item (
            survey_id TEXT NOT NULL REFERENCES survey (id),
            position BIGINT NOT NULL CHECK (position > 0),
            item_key TEXT NOT NULL CHECK (item_key <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('scale', 'choice', 'comment')),
            matter TEXT NOT NULL CHECK (matter IN ('subject', 'teacher')),
            is_compulsory BIGINT NOT NULL CHECK (is_compulsory IN (0, 1)),
            PRIMARY KEY (survey_id, position),
            UNIQUE (survey_id, item_key)
        );
        CREATE TABLE survey_item_text (
            survey_id TEXT NOT NULL,
            item_position BIGINT NOT NULL,
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            text TEXT NOT NULL CHECK (text <> ''),
            PRIMARY KEY (survey_id, item_position, language),
            FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
        );
        CREATE TABLE survey_option_text (
            survey_id TEXT NOT NULL,
            item_position BIGINT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            text TEXT NOT NULL CHECK (text <> ''),
            PRIMARY KEY (survey_id, item_position, position, language),
            FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
        );
        CREATE TABLE survey_opening (
            survey_id TEXT NOT NULL PRIMARY KEY REFERENCES survey (id),
            public_key BLOB NOT NULL,
            sheet_length BIGINT NOT NULL CHECK (sheet_length > 0)
        );
        CREATE TABLE survey_subject (
            survey_id TEXT NOT NULL REFERENCES survey_opening (survey_id),
            course_id TEXT NOT NULL REFERENCES course (id),
            position BIGINT NOT NULL,
            code TEXT NOT NULL,
            title TEXT NOT NULL,
            language TEXT NOT NULL,
            PRIMARY KEY (survey_id, course_id)
        );
        CREATE INDEX survey_subject_course ON survey_subject (course_id);
        CREATE TABLE survey_teacher (
            survey_id TEXT NOT NULL,
            course_id TEXT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            person_id TEXT NOT NULL REFERENCES person (id),
            name TEXT NOT NULL,
            teaching_role TEXT NOT NULL CHECK (teaching_role IN ('professor', 'assistant')),
            PRIMARY KEY (survey_id, course_id, position),
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
        );
        CREATE INDEX survey_teacher_person ON survey_teacher (person_id);
        CREATE TABLE participation (
            survey_id TEXT NOT NULL,
            course_id TEXT NOT NULL,
            person_id TEXT NOT NULL REFERENCES person (id),
            is_done BIGINT NOT NULL CHECK (is_done IN (0, 1)),
            PRIMARY KEY (survey_id, course_id, person_id),
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
        );
        CREATE INDEX participation_person ON participation (person_id);
        CREATE TABLE sealed_ballot (
            id TEXT NOT NULL PRIMARY KEY,
            survey_id TEXT NOT NULL,
            course_id TEXT NOT NULL,
            content BLOB NOT NULL,
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
        );
        CREATE INDEX sealed_ballot_subject ON sealed_ballot (survey_id, course_id);
        CREATE TABLE survey_closing (
            survey_id TEXT NOT NULL PRIMARY KEY REFERENCES survey_opening (survey_id)
        );
        CREATE TABLE survey_turnout (
            survey_id TEXT NOT NULL REFERENCES survey_closing (survey_id),
            course_id TEXT NOT NULL,
            invited BIGINT NOT NULL CHECK (invited >= 0),
            handed_in BIGINT NOT NULL CHECK (handed_in >= 0),
            answered BIGINT CHECK (answered >= 5),
            PRIMARY KEY (survey_id, course_id),
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id),
            CHECK (answered <= handed_in)
        );
        CREATE TABLE survey_count (
            survey_id TEXT NOT NULL,
            course_id TEXT NOT NULL,
            item_position BIGINT NOT NULL,
            teacher_position BIGINT NOT NULL CHECK (teacher_position >= 0),
            value BIGINT NOT NULL CHECK (value >= 0),
            ballots BIGINT NOT NULL CHECK (ballots > 0),
            PRIMARY KEY (survey_id, course_id, item_position, teacher_position, value),
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_turnout (survey_id, course_id),
            FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
        );
        CREATE INDEX survey_count_item ON survey_count (survey_id, item_position);
        CREATE TABLE survey_comment (
            id TEXT NOT NULL PRIMARY KEY,
            survey_id TEXT NOT NULL,
            course_id TEXT NOT NULL,
            item_position BIGINT NOT NULL,
            teacher_position BIGINT NOT NULL CHECK (teacher_position >= 0),
            text TEXT NOT NULL CHECK (text <> ''),
            FOREIGN KEY (survey_id, course_id) REFERENCES survey_turnout (survey_id, course_id),
            FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
        );
        CREATE INDEX survey_comment_item ON survey_comment (survey_id, item_position);
        CREATE INDEX survey_comment_place ON survey_comment (survey_id, course_id, item_position, teacher_position);
        """)
}
