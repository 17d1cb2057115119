/// An SQL statement. Interpolated values always become bound parameters and are never inserted as text.
///
///     let rows = try tx.rows("SELECT name FROM person WHERE id = \(id)")
///
/// A driver chooses its own style of placeholder.
public struct SQL: ExpressibleByStringInterpolation, Sendable {
    enum Part: Sendable {
        case text(String)
        case value(SQLValue)
    }

    private(set) var parts: [Part]

    public init(stringLiteral value: String) {
        parts = [.text(value)]
    }

    public init(stringInterpolation: Interpolation) {
        parts = stringInterpolation.parts
    }

    /// A comma-separated list of bound parameters, for `IN (\(list: …))`. An empty list matches nothing.
    public static func list(_ values: some Sequence<any DatabaseValue>) -> SQL {
        var list = SQL(stringLiteral: "")
        for (index, value) in values.enumerated() {
            if index > 0 { list.parts.append(.text(", ")) }
            list.parts.append(.value(value.sqlValue))
        }
        return list.parts.count == 1 ? "NULL" : list
    }

    /// The text of the statement; `placeholder` gives the same each time that it is called with 1, 2, 3 … for the bound values.
    func text(placeholder: (Int) -> String) -> String {
        var count = 0
        forEachPiece(placeholder) { count += $0.utf8.count }
        // A page asks for a dozen texts, and appending them piece by piece takes as long as finding a row.
        return String(unsafeUninitializedCapacity: count) { bytes in
            var end = 0
            forEachPiece(placeholder) { piece in
                var piece = piece
                piece.withUTF8 { source in
                    _ = bytes[end...].update(fromContentsOf: source)
                    end += source.count
                }
            }
            return end
        }
    }

    private func forEachPiece(_ placeholder: (Int) -> String, _ body: (String) -> Void) {
        var position = 0
        for part in parts {
            switch part {
            case .text(let piece):
                body(piece)
            case .value:
                position += 1
                body(placeholder(position))
            }
        }
    }

    var values: [SQLValue] {
        parts.compactMap { part in
            guard case .value(let value) = part else { return nil }
            return value
        }
    }

    public struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            parts.append(.text(literal))
        }

        public mutating func appendInterpolation(_ value: some DatabaseValue) {
            parts.append(.value(value.sqlValue))
        }

        public mutating func appendInterpolation(_ value: (some DatabaseValue)?) {
            parts.append(.value(value?.sqlValue ?? .null))
        }

        /// Inserts another statement, with its values still bound.
        public mutating func appendInterpolation(_ fragment: SQL) {
            parts.append(contentsOf: fragment.parts)
        }
    }
}
