import Foundation

/// The setting `files` of a lesson or a test: under which names, below its folder, files lie that its text calls otherwise.
enum FileNames {
    static let setting = "files"

    /// By their names in the text; empty where the setting is absent, and where it is no map of texts, with a mistake.
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

    /// The lines of the setting; none for no names.
    static func lines(_ names: [String: String]) -> [String] {
        if names.isEmpty { return [] }
        return ["\(setting):"]
            + names.sorted { $0.key < $1.key }.map { "  \(YAMLScalar.text($0.key)): \(YAMLScalar.text($0.value))" }
    }
}
