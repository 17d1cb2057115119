import Database

extension Migration {
    /// Where a person was last in a lesson: the anchor of a heading, and when it was stored.
    static let readingPlaces = Migration(
        "2026-11-25 reading places",
        """
        ALTER TABLE reading ADD COLUMN place TEXT;
        ALTER TABLE reading ADD COLUMN placed_at BIGINT;
        """)
}
