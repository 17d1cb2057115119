import Markdown

/// The lessons that a text links to.
enum LinkedLessons {
    /// Their keys.
    /// - Throws: `ImportMistakes` when the text is too long or nested too deeply.
    static func keys(in body: String) throws -> Set<String> {
        guard body.contains(".md") else { return [] }
        let findings = try DocumentText(body, file: "").findings(withAnchors: true)
        return Set(
            findings.compactMap { finding in
                if case .link(let address) = finding.kind { LessonLink(address)?.key } else { nil }
            })
    }
}
