import Foundation

/// A document cut into its settings, between two lines of `---`, and its Markdown.
struct FrontMatter {
    let settings: String
    /// The Markdown, preceded by an empty line for each line of the settings, so that line numbers are those of the file.
    let body: String

    /// - Throws: `ImportMistakes` when the settings do not begin on the first line, or do not end.
    init(_ file: TextFile) throws {
        let lines = file.lines
        guard lines.first?.trimmingCharacters(in: .whitespaces) == "---" else {
            throw ImportMistakes(mistakes: [Mistake(file.name, line: 1, "mistake.front-matter-missing")])
        }
        guard
            let end = lines.indices.dropFirst().first(where: { lines[$0].trimmingCharacters(in: .whitespaces) == "---" })
        else { throw ImportMistakes(mistakes: [Mistake(file.name, line: 1, "mistake.front-matter-open")]) }
        settings = lines[1..<end].joined(separator: "\n")
        body = String(repeating: "\n", count: end + 1) + lines.dropFirst(end + 1).joined(separator: "\n")
    }
}
