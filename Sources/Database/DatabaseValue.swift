/// The value of a column, in the types that every driver supports.
public enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}

/// A Swift type that is stored in one column.
public protocol DatabaseValue: Sendable {
    /// The value for a bound parameter.
    var sqlValue: SQLValue { get }
    /// Reads the column; throws `ColumnProblem.unreadable` when it holds something else.
    init(sqlValue: SQLValue) throws
}

/// Why a column could not be read. This is always an error in a store or the schema, never of a user.
public enum ColumnProblem: Error, Equatable {
    case missing(column: String)
    case unreadable(SQLValue)
}

extension Int64: DatabaseValue {
    public var sqlValue: SQLValue { .integer(self) }

    public init(sqlValue: SQLValue) throws {
        guard case .integer(let value) = sqlValue else { throw ColumnProblem.unreadable(sqlValue) }
        self = value
    }
}

extension Int: DatabaseValue {
    public var sqlValue: SQLValue { .integer(Int64(self)) }

    public init(sqlValue: SQLValue) throws {
        self = try Int(Int64(sqlValue: sqlValue))
    }
}

extension String: DatabaseValue {
    public var sqlValue: SQLValue { .text(self) }

    public init(sqlValue: SQLValue) throws {
        guard case .text(let value) = sqlValue else { throw ColumnProblem.unreadable(sqlValue) }
        self = value
    }
}

extension [UInt8]: DatabaseValue {
    public var sqlValue: SQLValue { .bytes(self) }

    public init(sqlValue: SQLValue) throws {
        guard case .bytes(let value) = sqlValue else { throw ColumnProblem.unreadable(sqlValue) }
        self = value
    }
}

extension DatabaseValue where Self: RawRepresentable, RawValue: DatabaseValue {
    public var sqlValue: SQLValue { rawValue.sqlValue }

    public init(sqlValue: SQLValue) throws {
        guard let value = try Self(rawValue: RawValue(sqlValue: sqlValue)) else {
            throw ColumnProblem.unreadable(sqlValue)
        }
        self = value
    }
}
