import Foundation
import Markdown

/// A part of a lesson's text that ends with a heading of the upper levels, so that something can stand below it.
struct LessonSection: Sendable, Equatable {
    let html: Substring
    /// The anchor of that heading; nil for the end of the text.
    let anchor: String?

    /// The parts of a text, in order.
    static func parts(of article: Article) -> [LessonSection] {
        var (sections, rest): ([LessonSection], Substring) = ([], article.html[...])
        for heading in article.headings where heading.level <= 2 {
            let tag = "h\(heading.level + 1)"
            // Attributes are escaped, so that a text cannot contain this.
            guard let start = rest.range(of: "<\(tag) id=\"\(Markdown.escape(heading.anchor))\">"),
                let end = rest[start.upperBound...].range(of: "</\(tag)>")
            else { continue }
            sections.append(LessonSection(html: rest[..<end.upperBound], anchor: heading.anchor))
            rest = rest[end.upperBound...]
        }
        return sections + (rest.isEmpty ? [] : [LessonSection(html: rest, anchor: nil)])
    }
}
