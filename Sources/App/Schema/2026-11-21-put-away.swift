import Database

extension Migration {
    /// Marks what disappears from an import folder as removed. Nothing that people did is deleted.
    static let putAway = Migration(
        "2026-11-21 put away",
        """
        ALTER TABLE course ADD COLUMN removed_at BIGINT;
        ALTER TABLE assessment ADD COLUMN removed_at BIGINT;
        ALTER TABLE person ADD COLUMN removed_at BIGINT;
        """)
}
