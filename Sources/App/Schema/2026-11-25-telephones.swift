import Database

extension Migration {
    /// Titles and telephones of people; nothing where nobody has given them.
    static let telephones = Migration(
        "2026-11-25 telephones",
        """
        ALTER TABLE person ADD COLUMN title TEXT CHECK (title <> '');
        ALTER TABLE person ADD COLUMN phone TEXT CHECK (phone <> '');
        """)
}
