import Database

extension Migration {
    /// Other dates of a final test for one person. Each change is a row: the last one of a person in a test holds, and one without
    /// dates takes them away. An import has no maker.
    static let otherDates = Migration(
        "2026-11-25 other dates",
        """
        CREATE TABLE date_override (
            assessment_id TEXT NOT NULL REFERENCES assessment (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            opens_at BIGINT,
            closes_at BIGINT,
            reason TEXT CHECK (reason IS NULL OR reason <> '' AND opens_at IS NOT NULL),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (assessment_id, person_id, sequence),
            CHECK (
                (opens_at IS NULL AND closes_at IS NULL)
                OR (opens_at IS NOT NULL AND closes_at IS NOT NULL AND closes_at > opens_at)
            )
        );
        CREATE INDEX date_override_person ON date_override (person_id);
        CREATE INDEX date_override_maker ON date_override (maker_id);
        """)
}
