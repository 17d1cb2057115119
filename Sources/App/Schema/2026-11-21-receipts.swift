import Database

extension Migration {
    /// Receipts for ended attempts. The code is a keyed digest; the key is stored outside the database.
    static let receipts = Migration(
        "2026-11-21 receipts",
        """
        CREATE TABLE receipt (
            attempt_id TEXT NOT NULL PRIMARY KEY REFERENCES attempt (id),
            code TEXT NOT NULL UNIQUE CHECK (code <> ''),
            key_name TEXT NOT NULL CHECK (key_name <> ''),
            issued_at BIGINT NOT NULL
        );
        """)
}
