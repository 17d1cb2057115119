import Database

extension Migration {
    /// Points and marks that a folder brings with the day on which they were entered or confirmed: `made_at` is that day then,
    /// and `imported_at` the moment of the import. Nothing where `made_at` is the moment at which the row was written.
    static let importedDays = Migration(
        "2026-11-25 imported days",
        """
        ALTER TABLE point_entry ADD COLUMN imported_at BIGINT;
        ALTER TABLE confirmed_mark ADD COLUMN imported_at BIGINT;
        """)
}
