/// A syllabus as a Markdown document, which reads as its page.
struct SyllabusMarkdown: Sendable {
    let syllabus: Syllabus
    /// What addresses of the site begin with.
    let origin: String

    var text: String {
        let sections = syllabus.sections.map { section in
            (["## " + Self.escaped(section.title)] + blocks(section)).joined(separator: "\n\n")
        }
        return (["# " + Self.escaped(syllabus.title)] + sections).joined(separator: "\n\n") + "\n"
    }

    private func blocks(_ section: Syllabus.Section) -> [String] {
        let facts = section.facts.map { "- " + Self.escaped($0.label) + ": " + link($0.value, $0.href) }
        let lines = section.lines.enumerated().map { place, line in self.line(line, number: section.isNumbered ? place + 1 : nil)
        }
        return [facts.joined(separator: "\n")].filter { !$0.isEmpty } + section.texts.flatMap(paragraphs)
            + [lines.joined(separator: "\n")].filter { !$0.isEmpty }
    }

    private func paragraphs(_ text: Syllabus.Text) -> [String] {
        [text.title.map { "### " + Self.escaped($0) }, text.detail.map(Self.escaped), text.markdown].compactMap { $0 }
    }

    private func line(_ line: Syllabus.Line, number: Int?) -> String {
        let indent = String(repeating: "  ", count: line.depth)
        let details = line.details.map { link($0.text, $0.href) }.joined(separator: " · ")
        let note = line.note.map { Self.escaped($0.split(whereSeparator: \.isNewline).joined(separator: " ")) }
        let said = [link(line.title, line.href), details.isEmpty ? nil : details, note].compactMap { $0 }
        // Two spaces at the end of a line break it.
        let mark = number.map { "\($0). " } ?? "- "
        let rest = indent + String(repeating: " ", count: mark.count)
        return indent + mark + said.joined(separator: "  \n" + rest)
    }

    private func link(_ text: String, _ href: String?) -> String {
        guard let href else { return Self.escaped(text) }
        let address = href.hasPrefix("/") ? origin + href : href
        return "[" + Self.escaped(text) + "](<" + address.filter { !"<>\n\\".contains($0) } + ">)"
    }

    private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "&", "#", "|", "~", "$", "!", "@", ":"]

    /// A line of text as it stands in Markdown.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if marks.contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        // What would begin a list.
        guard let first = text.first else { return escaped }
        if "+-=".contains(first) { return "\\" + escaped }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let next = text.dropFirst(digits.count).first
        guard !digits.isEmpty, next == "." || next == ")" else { return escaped }
        return digits + "\\" + escaped.dropFirst(digits.count)
    }
}
