/// The patterns that documents are read with, made once: making one takes longer than a line takes to be read with it.
///
/// `Regex` is not marked `Sendable`, for it may hold closures; these hold none and are never changed.
enum Patterns {
    /// What begins a question's heading.
    nonisolated(unsafe) static let headingStart = #/ {0,3}###\s*/#
    nonisolated(unsafe) static let identifier = #/[A-Za-z0-9][A-Za-z0-9_-]{0,63}/#
    /// A list's mark with a box behind it, and what is in the box.
    nonisolated(unsafe) static let boxedItem = #/\s*(?:[-+*]|[0-9]{1,9}[.)])\s+\[([ xX])\](?:\s|$)/#
    nonisolated(unsafe) static let item = #/\s*(?:[-+*]|\d{1,9}[.)])\s+/#
    nonisolated(unsafe) static let box = #/^\[[ xX]\]\s*/#
    /// A quote's mark.
    nonisolated(unsafe) static let quote = #/^ {0,3}> ?/#
    /// What begins a line that is an answer.
    nonisolated(unsafe) static let answer = #/ {0,3}=(?:\s|$)/#
}
