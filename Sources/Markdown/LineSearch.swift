import Foundation

/// Looks for words in lines of one text, and no longer than is worth it: a text of nothing but links that stand nowhere as they read would be
/// looked through once for each of them.
struct LineSearch {
    let lines: TextLines
    /// So many bytes may still be looked at.
    private var room: Int

    /// - Parameter source: whose lines they are.
    init(_ source: String) {
        lines = TextLines(source)
        room = 1_000_000 + 4 * source.utf8.count
    }

    /// The first of some lines that has the words; nil as well when enough was looked at.
    mutating func first(with words: String, in lines: ClosedRange<Int>) -> Int? {
        for line in lines {
            guard room > 0 else { return nil }
            if has(words, in: line) { return line }
        }
        return nil
    }

    /// Whether a line has the words; false as well when enough was looked at.
    mutating func has(_ words: String, in line: Int) -> Bool {
        guard room > 0 else { return false }
        let text = lines.line(line)
        room -= text.utf8.count + words.utf8.count + 16
        // Linear, however often the words repeat themselves. Neither has a NUL: it was cleaned away.
        return text.withCString { text in words.withCString { strstr(text, $0) != nil } }
    }
}
