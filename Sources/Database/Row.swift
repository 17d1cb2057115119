/// The names of the columns of a result.
final class ColumnNames: Sendable {
    /// In the order of the values.
    private let names: [String]
    private let marks: [UInt32]

    init(_ names: [String]) {
        (self.names, marks) = (names, names.map(Self.mark))
    }

    var count: Int { names.count }

    /// Where a column is; nil where the result has none of that name. They are few, so a linear search is fast enough.
    func place(of column: String) -> Int? {
        let mark = Self.mark(column)
        for (place, other) in marks.enumerated() where other == mark && names[place] == column { return place }
        return nil
    }

    /// The length and the first letter: in one of them names nearly always differ, and numbers are compared faster than texts.
    private static func mark(_ name: String) -> UInt32 {
        UInt32(truncatingIfNeeded: name.utf8.count) << 8 | UInt32(name.utf8.first ?? 0)
    }
}

/// One row of a result; it does not depend on the connection that read it.
public struct Row: Sendable {
    let columns: ColumnNames
    let values: [SQLValue]

    /// The value of a column that is never NULL.
    public subscript<Value: DatabaseValue>(_ column: String) -> Value {
        get throws { try Value(sqlValue: value(of: column)) }
    }

    /// The value of a column that may be NULL.
    public subscript<Value: DatabaseValue>(_ column: String) -> Value? {
        get throws {
            let value = try value(of: column)
            return value == .null ? nil : try Value(sqlValue: value)
        }
    }

    private func value(of column: String) throws -> SQLValue {
        guard let index = columns.place(of: column) else { throw ColumnProblem.missing(column: column) }
        return values[index]
    }
}
