/// Regular expressions for reading documents. They are made once, because making one takes longer than matching a line.
///
/// `Regex` is not `Sendable`, because it can contain closures. These contain none and are never changed.
enum Patterns {
    /// The beginning of a question's heading.
    nonisolated(unsafe) static let headingStart = #/ {0,3}###\s*/#
    nonisolated(unsafe) static let identifier = #/[A-Za-z0-9][A-Za-z0-9_-]{0,63}/#
    /// A list item's mark and its box; captures the character in the box.
    nonisolated(unsafe) static let boxedItem = #/\s*(?:[-+*]|[0-9]{1,9}[.)])\s+\[([ xX])\](?:\s|$)/#
    nonisolated(unsafe) static let item = #/\s*(?:[-+*]|\d{1,9}[.)])\s+/#
    nonisolated(unsafe) static let box = #/^\[[ xX]\]\s*/#
    /// The mark of a block quote.
    nonisolated(unsafe) static let quote = #/^ {0,3}> ?/#
    /// The beginning of an answer line.
    nonisolated(unsafe) static let answer = #/ {0,3}=(?:\s|$)/#
}
