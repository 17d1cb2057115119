import Database

extension Migration {
    /// The rules by which the texts of a revision are read. What was published before there were tables and formulas stays
    /// CommonMark.
    static let textRules = Migration(
        "2026-11-25 text rules",
        """
        ALTER TABLE assessment_revision ADD COLUMN text_rules TEXT NOT NULL DEFAULT 'commonmark'
            CHECK (text_rules IN ('commonmark', 'extended'));
        ALTER TABLE lesson_revision ADD COLUMN text_rules TEXT NOT NULL DEFAULT 'commonmark'
            CHECK (text_rules IN ('commonmark', 'extended'));
        """)
}
