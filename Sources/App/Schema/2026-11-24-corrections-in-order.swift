import Database

extension Migration {
    /// The corrections of a test are numbered, because times cannot give their order when the clock is set back. An ended attempt
    /// has the number of the last correction at the time when it was marked.
    static let correctionsInOrder = Migration(
        "2026-11-24 corrections in order",
        """
        ALTER TABLE mark_correction ADD COLUMN sequence BIGINT NOT NULL DEFAULT 0;
        UPDATE mark_correction SET sequence = (
            SELECT count(*) FROM mark_correction AS earlier WHERE earlier.assessment_id = mark_correction.assessment_id
            AND (earlier.made_at < mark_correction.made_at
                OR (earlier.made_at = mark_correction.made_at AND earlier.id <= mark_correction.id))
        );
        DROP INDEX mark_correction_assessment;
        CREATE UNIQUE INDEX mark_correction_assessment ON mark_correction (assessment_id, sequence);
        ALTER TABLE submission ADD COLUMN corrections BIGINT NOT NULL DEFAULT 0;
        """)
}
