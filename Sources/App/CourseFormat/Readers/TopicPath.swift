/// The notation of a topic's path: `A / B` is the topic B below A. A slash between spaces that is part of a title is preceded by
/// a backslash.
enum TopicPath {
    static func read(_ text: String) -> [String] {
        let characters = Array(text)
        var (parts, start) = ([String](), 0)
        for index in characters.indices where characters[index] == "/" {
            guard index > start, characters.at(index - 1) == " ", characters.at(index + 1) == " " else { continue }
            parts.append(String(characters[start..<index]))
            start = index + 1
        }
        parts.append(String(characters[start...]))
        return parts.map { unescaped($0.trimmed) }
    }

    static func text(_ path: [String]) -> String {
        path.map(escaped).joined(separator: " / ")
    }

    private static func escaped(_ title: String) -> String {
        var written = ""
        let characters = Array(title)
        for (index, character) in characters.enumerated() {
            if character == "/", isAlone(index, in: characters) { written.append("\\") }
            written.append(character)
        }
        return written
    }

    private static func unescaped(_ title: String) -> String {
        let characters = Array(title)
        let kept = characters.enumerated().filter { index, character in
            !(character == "\\" && characters.at(index + 1) == "/" && isAlone(index + 1, in: characters))
        }
        return String(kept.map(\.element))
    }

    /// Whether a slash, with the backslashes before it, is between spaces or at an end.
    private static func isAlone(_ slash: Int, in characters: [Character]) -> Bool {
        let before = characters[..<slash].last { $0 != "\\" }
        return [nil, " "].contains(characters.at(slash + 1)) && (before ?? " ") == " "
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
