import Database

extension Migration {
    /// What everybody asks for at the same hour is read from one place each: a student's points, courses and surveys in the indexes
    /// by person, and how many have a seat or wait beside each date of an exam.
    static let quickLists = Migration(
        "2026-11-29 quick lists",
        """
        DROP INDEX point_entry_person;
        CREATE INDEX point_entry_person ON point_entry (
            person_id, part_id, week, sequence, points, attendance, maker_id, made_at, imported_at
        );
        DROP INDEX enrolment_person;
        CREATE INDEX enrolment_person ON enrolment (person_id, course_id, group_id);
        DROP INDEX participation_person;
        CREATE INDEX participation_person ON participation (person_id, is_done, survey_id, course_id);
        CREATE TABLE exam_crowd (
            date_id TEXT NOT NULL PRIMARY KEY REFERENCES exam_date (id),
            seated BIGINT NOT NULL CHECK (seated >= 0),
            waiting BIGINT NOT NULL CHECK (waiting >= 0)
        );
        INSERT INTO exam_crowd (date_id, seated, waiting)
        SELECT date_id, count(CASE WHEN kind = 'seat' THEN 1 END), count(CASE WHEN kind = 'waiting' THEN 1 END)
        FROM exam_place GROUP BY date_id;
        """)
}
