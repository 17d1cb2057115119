/// A value of a JSON document, as a program sent it.
enum JSONValue: Equatable, Sendable {
    case null
    case flag(Bool)
    /// Also one that is written with zeros behind a point.
    case integer(Int)
    /// A number with decimals, exactly and without zeros at its end: -0.5, 7.25.
    case decimal(String)
    /// A number with an exponent, or beyond `Int`.
    case otherNumber
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads a document. Nil for what is none, see `JSONReader`.
    init?(_ bytes: some Collection<UInt8>) {
        guard let value = JSONReader.value(of: bytes) else { return nil }
        self = value
    }
}
