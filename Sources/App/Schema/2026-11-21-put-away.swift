import Database

extension Migration {
    /// What vanished from an import folder and was put away; nothing that somebody did is ever deleted.
    static let putAway = Migration(
        "2026-11-21 put away",
        """
        ALTER TABLE course ADD COLUMN removed_at BIGINT;
        ALTER TABLE assessment ADD COLUMN removed_at BIGINT;
        ALTER TABLE person ADD COLUMN removed_at BIGINT;
        """)
}
