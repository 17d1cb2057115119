import Foundation

/// The setting `files` of a lesson or a test: the actual names, in its folder, of files that its text calls by other names.
enum FileNames {
    static let setting = "files"

    /// Keyed by the names in the text. Empty when the setting is absent, and, with a mistake, when it is not a map of texts.
    static func read(_ settings: inout Settings) -> [String: String] {
        var names: [String: String] = [:]
        for (key, value) in settings.pairs(setting) {
            guard let name = key.cleanText, let other = value.cleanText, !other.isEmpty else {
                settings.add(Mistake(settings.file, line: settings.line(of: key), "mistake.file-names"))
                continue
            }
            names[name] = other
        }
        return names
    }

    /// The lines of the setting; empty when there are no names.
    static func lines(_ names: [String: String]) -> [String] {
        if names.isEmpty { return [] }
        return ["\(setting):"]
            + names.sorted { $0.key < $1.key }.map { "  \(YAMLScalar.text($0.key)): \(YAMLScalar.text($0.value))" }
    }
}
