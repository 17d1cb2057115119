import Database

extension Migration {
    /// Whether teachers may make one-time links for students of their courses who forgot their passwords.
    static let renewedPasswords = Migration(
        "2026-11-25 renewed passwords",
        """
        ALTER TABLE institution ADD COLUMN teachers_renew_passwords BIGINT NOT NULL DEFAULT 0
            CHECK (teachers_renew_passwords IN (0, 1));
        """)
}
