/// What was entered for a student in a cell. Of several the last one holds.
struct PointEntry: Sendable, Equatable {
    let person: ID<Person>
    let cell: PointCell
    /// Counts the entries of the person in the cell, from 1.
    let sequence: Int
    /// Nil where the cell was cleared.
    let value: PointValue?
    /// Nil for an import.
    let maker: String?
    let madeAt: Instant
    /// When an import brought it that named the day of `madeAt`; nil for any other entry.
    var importedAt: Instant?

    /// Since when it can be read.
    var thereSince: Instant { importedAt ?? madeAt }
}

extension PointsPart {
    /// What a typed text says in one of its cells; nil for an empty one, which clears the cell.
    /// - Throws: `PointRefusal`
    func value(typed text: String) throws(PointRefusal) -> PointValue? {
        try PointValue.typed(text, sort, most: cellMost)
    }
}
