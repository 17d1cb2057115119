/// One step of the schema. A step that was shipped never changes; a new one is appended.
public struct Migration: Sendable {
    /// Unique and permanent, for example `2026-11-21 accounts`.
    public let name: String
    /// Plain statements, separated by semicolons, in the SQL that every driver speaks.
    public let statements: String

    public init(_ name: String, _ statements: String) {
        self.name = name
        self.statements = statements
    }

    /// The tables that this library itself needs, before any feature's.
    static let own = Migration(
        "2026-11-21 database",
        """
        CREATE TABLE number_sequence (
            kind TEXT NOT NULL PRIMARY KEY,
            last_number BIGINT NOT NULL CHECK (last_number > 0)
        )
        """)
}
