import Database

extension Migration {
    /// Whether a test opens itself to programs, which get all its questions at once. NULL leaves it to its kind: a quiz does, a final does
    /// not.
    static let programs = Migration(
        "2026-11-28 programs",
        "ALTER TABLE assessment ADD COLUMN programs BIGINT CHECK (programs IN (0, 1));")
}
