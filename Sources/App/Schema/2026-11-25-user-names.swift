import Database

extension Migration {
    /// How an institution forms user names; nothing where nobody has said so.
    static let userNames = Migration(
        "2026-11-25 user names",
        """
        ALTER TABLE institution ADD COLUMN user_names TEXT;
        """)
}
