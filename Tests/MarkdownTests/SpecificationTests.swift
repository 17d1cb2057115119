import Markdown
import Testing

/// Left out of the comparisons are the examples with raw HTML and those with forbidden links (`SpecificationExamples.swift`
/// names each), and no others: cmark 0.30 agrees with the examples of 0.30.
@Suite("The examples of CommonMark's specification")
struct SpecificationTests {
    private let examples: [SpecificationExample]
    private let comparable: [SpecificationExample]

    init() throws {
        examples = try SpecificationExample.all()
        comparable = examples.filter {
            !SpecificationExample.withRawHTML.contains($0.example)
                && !SpecificationExample.withForbiddenLinks.contains($0.example)
        }
    }

    @Test("are all there, and nearly all can be compared")
    func number() {
        #expect(examples.map(\.example) == Array(1...652))
        #expect(comparable.count == 576)
    }

    @Test("are left out only when there is raw HTML in them or a link to elsewhere")
    func leftOut() throws {
        for example in examples {
            let kinds = try Markdown.findings(example.markdown).map(\.kind)
            let hasHTML = kinds.contains { if case .html = $0 { true } else { false } }
            #expect(hasHTML == SpecificationExample.withRawHTML.contains(example.example), "example \(example.example)")
            let isForbidden = kinds.contains { if case .link(let address) = $0 { address.contains(":") } else { false } }
            let isLeftOut = SpecificationExample.withForbiddenLinks.contains(example.example)
            #expect(isForbidden == isLeftOut, "example \(example.example)")
        }
    }

    @Test("are rendered as they say, when nothing of them is refused")
    func html() throws {
        let harmless = try comparable.filter { try Markdown.findings($0.markdown).isEmpty }
        for example in harmless {
            let html = try Markdown.html(example.markdown)
            #expect(html.withoutTabindex == example.html, "example \(example.example)")
        }
        #expect(harmless.count == 464)
    }

    @Test("are rendered as they say as a text for reading too, apart from what that adds")
    func article() throws {
        for example in comparable {
            let article = try Self.accepting(example.markdown)
            // A bare address is a link in a text for reading.
            #expect(
                article.withoutAdditions.withoutNamedLinks == example.html.withoutNamedLinks,
                "example \(example.example): \(article.html)")
        }
    }

    @Test("are rendered without anything that could do harm, those with raw HTML and forbidden links too")
    func harmless() throws {
        for example in examples {
            #expect(try HTMLScanner.complaints(about: Markdown.html(example.markdown)) == [], "example \(example.example)")
            let article = try Self.accepting(example.markdown)
            #expect(HTMLScanner.complaints(about: article.html) == [], "example \(example.example)")
        }
    }

    /// Every page and every picture is known, by the name it has.
    private static func accepting(_ source: String) throws -> Article {
        let pictures = try Markdown.findings(source).compactMap { finding in
            if case .picture(let address, _) = finding.kind { address } else { nil }
        }
        return try Markdown.article(
            source, link: { $0 },
            medium: { pictures.contains($0) ? .picture(Picture(address: $0, width: 3, height: 4)) : nil })
    }
}

extension String {
    /// Without links whose text is their address.
    fileprivate var withoutNamedLinks: String {
        replacing(#/<a href="(http[^"]*)">([^<]*)<\/a>/#) { $0.1 == $0.2 ? $0.1 : $0.0 }
    }

    fileprivate var withoutTabindex: String { replacing("<pre tabindex=\"0\">", with: "<pre>") }
}

extension Article {
    /// The HTML as CommonMark writes it: undoes the levels and anchors of headings, figures, and what a picture's tag has more.
    fileprivate var withoutAdditions: String {
        var rest = headings[...]
        return html.withoutTabindex
            .replacing(#/<h[2-6] id="[^"]*">((?s).*?)<\/h[2-6]>/#) { heading in
                let level = rest.popFirst()?.level ?? 0
                return "<h\(level)>\(heading.1)</h\(level)>"
            }
            .replacing(#/<figure><img ([^>]*) width="3" height="4" loading="lazy"><figcaption>(.*?)<\/figcaption><\/figure>/#) {
                "<p><img \($0.1) title=\"\($0.2)\" /></p>"
            }
            .replacing(#/<figure><img ([^>]*) width="3" height="4" loading="lazy"><\/figure>/#) { "<p><img \($0.1) /></p>" }
            .replacing(#/<img ([^>]*) width="3" height="4" loading="lazy">/#) { "<img \($0.1) />" }
    }
}
