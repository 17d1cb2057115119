import Database

extension Migration {
    /// What teachers say of a part of the plan in a week, such as what the task was.
    ///
    /// Nothing of it is changed or deleted. Of a part and a week the last one holds, and one without a text clears it.
    static let taskTexts = Migration(
        "2026-11-25 task texts",
        """
        CREATE TABLE task_text (
            part_id TEXT NOT NULL REFERENCES points_part (id),
            week BIGINT NOT NULL CHECK (week > 0),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            body TEXT CHECK (body <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (part_id, week, sequence),
            CHECK (sequence > 1 OR body IS NOT NULL)
        );
        CREATE INDEX task_text_maker ON task_text (maker_id);
        """)
}
