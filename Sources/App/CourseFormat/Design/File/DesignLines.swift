/// Writes settings of `design.yaml`; those without a value are left out.
struct DesignLines {
    /// Whether signs of texts that could mean something in YAML are written as numbers.
    var escapesSigns = false

    /// A text of one line.
    func line(_ name: String, _ text: String?) -> [String] {
        text.map { ["\(name): \(scalar($0))"] } ?? []
    }

    /// A text that may have several lines.
    func text(_ name: String, _ text: String?) -> [String] {
        guard let text else { return [] }
        return isEscaped(text) ? line(name, text) : YAMLLines.setting(name, text)
    }

    func number(_ name: String, _ number: Int?) -> [String] { number.map { ["\(name): \($0)"] } ?? [] }

    func flag(_ name: String, _ flag: Bool) -> [String] { flag ? ["\(name): true"] : [] }

    /// A list of keys, on one line.
    func keys(_ name: String, _ keys: [String]) -> [String] {
        keys.isEmpty ? [] : ["\(name): [\(keys.joined(separator: ", "))]"]
    }

    /// A list of texts.
    func list(_ name: String, texts: [String]) -> [String] {
        texts.isEmpty ? [] : ["\(name):"] + texts.map { "  - " + scalar($0) }
    }

    /// Settings below another.
    func below(_ name: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(name):"] + lines.map { Self.indented($0, "  ") }
    }

    /// A list of elements of several settings. One without settings is an empty map.
    func list(_ name: String, _ elements: [[String]]) -> [String] {
        elements.isEmpty ? [] : ["\(name):"] + elements.flatMap(Self.element)
    }

    private static func element(_ lines: [String]) -> [String] {
        guard let first = lines.first else { return ["  - {}"] }
        return ["  - " + first] + lines.dropFirst().map { indented($0, "    ") }
    }

    private static func indented(_ line: String, _ indent: String) -> String { line.isEmpty ? "" : indent + line }

    private static let signs = [
        ("&", "\\x26"), (",", "\\x2C"), ("[", "\\x5B"), ("{", "\\x7B"), ("- ", "-\\x20"), (": ", ":\\x20"), ("? ", "?\\x20"),
    ]

    private func isEscaped(_ text: String) -> Bool {
        escapesSigns && (text.contains("\n") || Self.signs.contains { text.contains($0.0) })
    }

    private func scalar(_ text: String) -> String {
        guard isEscaped(text) else { return YAMLScalar.text(text) }
        return Self.signs.reduce(YAMLScalar.quoted(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
