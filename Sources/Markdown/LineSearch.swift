import Foundation

/// Searches for words in the lines of one text, with a limit on the total work. Without it, a text that consists of links whose
/// words are not found would be searched completely for each of them.
struct LineSearch {
    let lines: TextLines
    /// How many bytes may still be searched.
    private var room: Int

    /// - Parameter source: the text with the lines.
    init(_ source: String) {
        lines = TextLines(source)
        room = 1_000_000 + 4 * source.utf8.count
    }

    /// The first of these lines that contains the words; nil also when the limit is reached.
    mutating func first(with words: String, in lines: ClosedRange<Int>) -> Int? {
        for line in lines {
            guard room > 0 else { return nil }
            if has(words, in: line) { return line }
        }
        return nil
    }

    /// Whether a line contains the words; false also when the limit is reached.
    mutating func has(_ words: String, in line: Int) -> Bool {
        guard room > 0 else { return false }
        let text = lines.line(line)
        room -= text.utf8.count + words.utf8.count + 16
        // `strstr` is linear even when the words are repetitive. Neither text contains NUL, because both are cleaned.
        return text.withCString { text in words.withCString { strstr(text, $0) != nil } }
    }
}
