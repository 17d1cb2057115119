import Foundation

/// Finds aliases in YAML (`*a` for an anchor `&a`), with which a short text can stand for an endless one.
enum YAMLAliases {
    /// The line, from 1, with the anchor of the first alias; nil when there is none. Lines of a block scalar (`overview: |`) are
    /// skipped.
    static func line(in yaml: String) -> Int? {
        guard yaml.utf8.contains(UInt8(ascii: "&")), yaml.utf8.contains(UInt8(ascii: "*")) else { return nil }
        var (names, repeated): ([String: Int], Set<String>) = ([:], [])
        var isInText = false
        for (index, line) in yaml.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if isInText, line.first.map(isSpace) ?? true { continue }
            isInText = textBeginnings.contains { line.elementsEqual($0.utf8) }
            for (mark, name) in marks(line) {
                if mark == UInt8(ascii: "&") { names[name] = names[name] ?? index + 1 } else { repeated.insert(name) }
            }
        }
        return names.filter { repeated.contains($0.key) }.map(\.value).min()
    }

    private static let textBeginnings = ["overview: |", "overview: |-"]

    /// All `&name` and `*name` that may be anchors and aliases, with their sign.
    private static func marks(_ line: Substring.UTF8View) -> [(UInt8, String)] {
        var marks: [(UInt8, String)] = []
        var before = UInt8(ascii: " ")
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"), isSpace(before) || separators.contains(before) {
                let name = line[line.index(after: index)...].prefix { !isSpace($0) && !separators.contains($0) }
                if !name.isEmpty { marks.append((byte, String(decoding: name, as: UTF8.self))) }
            }
            before = byte
            index = line.index(after: index)
        }
        return marks
    }

    private static let separators = Set("[]{},:?-!".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
