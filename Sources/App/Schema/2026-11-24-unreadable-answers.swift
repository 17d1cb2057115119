import Database

extension Migration {
    /// What was typed for a number and is none: a line of the log that gives no answer, and what it says instead.
    static let unreadableAnswers = Migration(
        "2026-11-24 unreadable answers",
        """
        ALTER TABLE answer ADD COLUMN unreadable TEXT CHECK (unreadable IS NULL OR unreadable <> '' AND value = '');
        """)
}
