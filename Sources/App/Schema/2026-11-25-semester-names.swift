import Database

extension Migration {
    /// The title under which import folders know a semester, whatever an administrator calls it now; nothing for one that no
    /// folder named.
    static let semesterNames = Migration(
        "2026-11-25 semester names",
        """
        ALTER TABLE semester ADD COLUMN import_title TEXT CHECK (import_title <> '');
        UPDATE semester SET import_title = title
        WHERE title <> '' AND (school_year IS NULL OR (semester_key IS NOT NULL AND edited_at IS NULL));
        CREATE UNIQUE INDEX semester_import_title ON semester (import_title);
        """)
}
