import Database

extension Migration {
    /// The reason for a move of a deadline: changed times, or a server clock that was set forward.
    static let clock = Migration(
        "2026-11-21 clock",
        """
        ALTER TABLE deadline_change ADD COLUMN reason TEXT NOT NULL DEFAULT 'rules' CHECK (reason IN ('rules', 'clock'));
        """)
}
