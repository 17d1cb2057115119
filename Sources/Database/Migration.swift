/// One step of the schema. A released step never changes; new steps are appended.
public struct Migration: Sendable {
    /// Unique and permanent, for example `2026-11-21 accounts`.
    public let name: String
    /// SQL statements, separated by semicolons, that every driver understands.
    public let statements: String

    public init(_ name: String, _ statements: String) {
        self.name = name
        self.statements = statements
    }

    /// The tables that this library needs, which are created before those of features.
    static let own = Migration(
        "2026-11-21 database",
        """
        CREATE TABLE number_sequence (
            kind TEXT NOT NULL PRIMARY KEY,
            last_number BIGINT NOT NULL CHECK (last_number > 0)
        )
        """)
}
