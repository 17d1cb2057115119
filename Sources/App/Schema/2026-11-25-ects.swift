import Database

extension Migration {
    /// The ECTS credits of courses, in halves; nothing where nobody has given them.
    static let ects = Migration(
        "2026-11-25 ects",
        """
        ALTER TABLE course ADD COLUMN ects BIGINT CHECK (ects >= 0 AND ects <= 120);
        """)
}
