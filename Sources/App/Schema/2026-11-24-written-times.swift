import Database

extension Migration {
    /// Of a draft is kept which extra times it gave when it was published, so that it takes back only those.
    static let writtenTimes = Migration(
        "2026-11-24 written times",
        """
        ALTER TABLE assessment_draft ADD COLUMN extra_times TEXT;
        """)
}
