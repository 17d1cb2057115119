import Database

extension Migration {
    /// Whether the eStudent API is on. It is off until somebody switches it on.
    static let eStudentAPI = Migration(
        "2026-11-28 estudent api",
        """
        ALTER TABLE institution ADD COLUMN has_estudent_api BIGINT NOT NULL DEFAULT 0 CHECK (has_estudent_api IN (0, 1));
        """)
}
