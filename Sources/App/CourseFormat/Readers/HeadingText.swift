/// Reads the end of a line that begins with `#`. It works backwards and looks at each character once, however many spaces there
/// are.
enum HeadingText {
    /// The words, without closing `#` marks and trailing spaces.
    static func withoutEnd(_ text: Substring) -> Substring {
        let words = trimmedEnd(text)
        let open = words.lastIndex { $0 != "#" }
        guard let open, words.index(after: open) < words.endIndex, words[open].isWhitespace else { return words }
        return trimmedEnd(words[..<open])
    }

    /// The text in braces at the end of the line, and the text before them; nil when there is none, or when it contains a
    /// backtick.
    static func braces(_ text: Substring) -> (before: Substring, inside: Substring)? {
        let words = trimmedEnd(text)
        guard words.last == "}", let open = words.lastIndex(of: "{") else { return nil }
        let inside = words[words.index(after: open)...].dropLast()
        return inside.contains { $0 == "}" || $0 == "`" } ? nil : (words[..<open], inside)
    }

    private static func trimmedEnd(_ text: Substring) -> Substring {
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return text[..<text.startIndex] }
        return text[...last]
    }
}
