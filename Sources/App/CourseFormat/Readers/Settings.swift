import Foundation
import Markdown
import Yams

extension Node {
    /// A text or number as it was written, without control characters; nil for a list or a map.
    var cleanText: String? { scalar?.string }

    /// The node with all its texts and keys cleaned. This is needed because YAML decodes escapes (`"\x02"`) after the file was
    /// cleaned.
    fileprivate var cleaned: Node {
        switch self {
        case .scalar(var scalar):
            scalar.string = CleanText.cleaned(scalar.string)
            return .scalar(scalar)
        case .mapping(let mapping):
            return .mapping(
                Mapping(mapping.map { ($0.key.cleaned, $0.value.cleaned) }, mapping.tag, mapping.style, mapping.mark))
        case .sequence(let sequence):
            return .sequence(Sequence(sequence.map(\.cleaned), sequence.tag, sequence.style, sequence.mark))
        case .alias: return self
        }
    }
}

/// A YAML map of settings with the line of each. It collects the mistakes in them.
struct Settings {
    let file: String
    private let mapping: Node.Mapping
    private let lineOffset: Int
    private(set) var mistakes: [Mistake] = []

    /// The line of the file at which they begin.
    private let firstLine: Int

    /// Settings that are there, but cannot be read.
    private let broken: Set<String>

    /// - Parameter lineOffset: the number of lines of the file before the YAML.
    /// - Throws: `ImportMistakes` when the text is not a map.
    init(_ yaml: String, file: String, lineOffset: Int = 0) throws {
        try self.init(tolerant: yaml, file: file, lineOffset: lineOffset)
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
    }

    /// Reads also what is around lines that are not YAML, which are among the mistakes.
    /// - Throws: `ImportMistakes` when nothing of the text is a map.
    init(tolerant yaml: String, file: String, lineOffset: Int = 0) throws {
        if let line = YAMLAliases.line(in: yaml) {
            throw ImportMistakes(mistakes: [Mistake(file, line: line + lineOffset, "mistake.yaml-alias")])
        }
        do {
            guard let mapping = try Yams.compose(yaml: yaml)?.cleaned.mapping else {
                throw ImportMistakes(mistakes: [Mistake(file, line: lineOffset + 1, "mistake.not-settings")])
            }
            self.mapping = mapping
            broken = []
        } catch let error as YamlError {
            let found = BrokenSettings(yaml, file: file, lineOffset: lineOffset, error)
            guard let mapping = Node(found.pairs).cleaned.mapping else { throw ImportMistakes(mistakes: found.mistakes) }
            self.mapping = mapping
            broken = found.names
            mistakes = found.mistakes
        }
        self.file = file
        self.lineOffset = lineOffset
        firstLine = lineOffset + 1
    }

    /// The settings of a map inside other settings.
    private init(_ mapping: Node.Mapping, in outer: Settings, line: Int?) {
        self.mapping = mapping
        (file, lineOffset, broken) = (outer.file, outer.lineOffset, [])
        firstLine = line ?? outer.firstLine
    }

    /// The settings of a map inside these, such as an element of a list; nil when it is no map. Their mistakes are their own,
    /// see `take`.
    func inside(_ node: Node) -> Settings? {
        node.mapping.map { Settings($0, in: self, line: line(of: node)) }
    }

    /// A value by itself, as if it had a name of its own.
    /// - Parameter key: where it stands.
    func alone(_ value: Node, as name: String, at key: Node) -> Settings {
        let named = Node.scalar(.init(name, .implicit, .any, key.mark))
        return Settings(Node.Mapping([(named, value)]), in: self, line: line(of: key))
    }

    /// The settings below one of these; nil when it is absent or no map.
    func inner(at name: String) -> Settings? { mapping[name].flatMap(inside) }

    /// The settings below one of these; nil when it is absent, and, with a mistake, when it is no map.
    mutating func map(at name: String) -> Settings? {
        if has(name), inner(at: name) == nil { add("mistake.setting-not-map", at: name, ["setting": name]) }
        return inner(at: name)
    }

    /// Adds the mistakes of settings inside these.
    mutating func take(_ inner: Settings) {
        mistakes += inner.mistakes
    }

    mutating func add(_ key: String, at setting: String? = nil, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: setting.flatMap(line), key, values))
    }

    mutating func add(_ mistake: Mistake) {
        mistakes.append(mistake)
    }

    /// A text, nil when it is absent or empty; a mistake when it is neither a text nor a number.
    mutating func text(_ name: String) -> String? {
        guard let node = mapping[name] else { return nil }
        guard let text = node.cleanText else {
            add("mistake.setting-not-text", at: name, ["setting": name])
            return nil
        }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// A required text; "" with a mistake when it is missing.
    mutating func requiredText(_ name: String) -> String {
        if let text = text(name) { return text }
        addMissing(name)
        return ""
    }

    /// Reports that a setting is missing, unless another mistake in it is reported.
    mutating func addMissing(_ name: String) {
        if broken.contains(name) || mistakes.contains(where: { $0.values["setting"] == name }) { return }
        mistakes.append(Mistake(file, line: line(name) ?? firstLine, "mistake.setting-missing", ["setting": name]))
    }

    /// A text that may be absent, but not empty.
    mutating func optionalText(_ name: String) -> String? {
        let text = has(name) ? requiredText(name) : ""
        return text.isEmpty ? nil : text
    }

    /// One of the values of a type; a mistake that lists them otherwise.
    mutating func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, of type: Value.Type
    ) -> Value? where Value.RawValue == String {
        let text = requiredText(name)
        if text.isEmpty { return nil }
        if let value = Value(rawValue: text) { return value }
        add(
            "mistake.setting-choice", at: name,
            ["setting": name, "choices": Value.allCases.map(\.rawValue).joined(separator: ", ")])
        return nil
    }

    /// One of the values of a type, nil when it is absent.
    mutating func optionalChoice<Value: RawRepresentable & CaseIterable>(
        _ name: String, of type: Value.Type
    ) -> Value? where Value.RawValue == String {
        has(name) ? choice(name, of: type) : nil
    }

    /// The lines of a map below a setting, none when it is absent.
    mutating func pairs(_ name: String) -> [(key: Node, value: Node)] {
        guard let node = mapping[name] else { return [] }
        guard let mapping = node.mapping else {
            add("mistake.setting-not-map", at: name, ["setting": name])
            return []
        }
        return mapping.map { ($0.key, $0.value) }
    }

    /// The elements of a list, none when it is absent.
    mutating func list(_ name: String) -> [Node] {
        guard let node = mapping[name] else { return [] }
        guard let sequence = node.sequence else {
            add("mistake.setting-not-list", at: name, ["setting": name])
            return []
        }
        return Array(sequence)
    }

    func has(_ name: String) -> Bool { mapping[name] != nil }

    /// The line of a setting in the file.
    func line(_ name: String) -> Int? {
        mapping.first { $0.key.string == name }.flatMap { line(of: $0.key) }
    }

    func line(of node: Node) -> Int? {
        node.mark.map { $0.line + lineOffset }
    }

    /// A mistake for each unknown setting, so that a typing error is noticed.
    mutating func requireKnown(_ names: Set<String>) {
        let known = names.sorted().joined(separator: ", ")
        for (key, _) in mapping where !names.contains(key.string ?? "") {
            let values = ["setting": key.string ?? "?", "settings": known]
            add(Mistake(file, line: line(of: key), "mistake.setting-unknown", values))
        }
    }
}
