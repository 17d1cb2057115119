import Database

extension Migration {
    /// Why a deadline was moved: an import changed the rules, or the server's clock was set forward.
    static let clock = Migration(
        "2026-11-21 clock",
        """
        ALTER TABLE deadline_change ADD COLUMN reason TEXT NOT NULL DEFAULT 'rules' CHECK (reason IN ('rules', 'clock'));
        """)
}
