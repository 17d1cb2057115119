import Database

extension Migration {
    /// Groups of a course, each perhaps with an assistant, meetings and a room of its own, and the group of a student in a
    /// course.
    static let groups = Migration(
        "2026-11-25 groups",
        """
        CREATE TABLE course_group (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            name TEXT NOT NULL CHECK (name <> ''),
            assistant_id TEXT REFERENCES person (id),
            meetings TEXT CHECK (meetings <> ''),
            room TEXT CHECK (room <> ''),
            edited_at BIGINT,
            UNIQUE (course_id, name)
        );
        CREATE INDEX course_group_assistant ON course_group (assistant_id);
        ALTER TABLE enrolment ADD COLUMN group_id TEXT REFERENCES course_group (id);
        CREATE INDEX enrolment_group ON enrolment (group_id);
        """)
}
