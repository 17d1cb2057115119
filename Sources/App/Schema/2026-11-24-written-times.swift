import Database

extension Migration {
    /// The extra times that a draft gave when it was published, so that publishing again takes back only those.
    static let writtenTimes = Migration(
        "2026-11-24 written times",
        """
        ALTER TABLE assessment_draft ADD COLUMN extra_times TEXT;
        """)
}
