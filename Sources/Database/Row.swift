/// One row of a result; it does not depend on the connection that read it.
public struct Row: Sendable {
    /// The names of the columns, in the order of the values. They are few, so a linear search is fast enough.
    let columns: [String]
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
        // Most names differ in length, which is compared faster than text.
        let length = column.utf8.count
        guard let index = columns.firstIndex(where: { $0.utf8.count == length && $0 == column }) else {
            throw ColumnProblem.missing(column: column)
        }
        return values[index]
    }
}
