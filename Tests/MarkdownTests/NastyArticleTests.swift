import Markdown
import Testing

@Suite("Whatever somebody writes for reading")
struct NastyArticleTests {
    static let addresses = [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "<java\tscript:alert(1)>",
        "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)", "javascript&colon;alert(1)", "&#106;avascript:alert(1)",
        "&#x6a;avascript&#x3a;alert(1)", "&#1;javascript:alert(1)", "<&#x20;javascript:alert(1)>", "\\javascript:alert(1)",
        "javascript\\:alert(1)", "javascript%3Aalert(1)", "data:text/html,x", "DATA:image/svg+xml;base64,PHN2Zz4=", "vbscript:x",
        "VBScript&colon;x", "<a \"b' c.png>", "<\"onerror=alert(1)>", "\"onload=\"alert(1)", "<a&quot;b&lt;c&gt;.mp4>",
        "..%2f..%2fetc", "//a.org/x", "<https://a.org/\" onclick=\"x>", "<#\"onclick=\"x>", "mailto:a\"b@c.org",
        "&amp;quot;&amp;colon;", "a?b&c=&lt;d&gt;", "",
    ]
    static let titles = [
        "", " '\" onerror=\"alert(1)'", " \"' onload='x\"", " (<script>x</script>)", " '&quot; autofocus onfocus=x'",
    ]
    static let words = [
        "x", "\" onerror=\"x", "' onerror='x", "\\<script>", "<b>x</b>", "`<i>` &lt;u&gt;", "![y](z \"\\\"\")", "*a\nb*",
    ]
    static let places = [
        "%", "see %", "## %", "- %\n- %", "> %", "%\n%", "[%](https://a.org)", "*%* %", "% \n===", "![%](p.png)",
    ]

    /// Each address as a link and as a picture, with each of the words, the titles in turn.
    static let written = addresses.enumerated().flatMap { number, address in
        words.enumerated().flatMap { index, words in
            let inside = "[\(words)](\(address)\(titles[(number + index) % titles.count]))"
            return [inside, "!" + inside]
        }
    }

    @Test("of links and files, the HTML has nothing that could run, whoever knows their names", arguments: places)
    func linksAndFiles(place: String) throws {
        let sources = Self.written.map { place.replacing("%", with: $0) }
        #expect(sources.count == 480)
        for source in sources { try Self.expectHarmless(source) }
    }

    @Test(
        "of anything else, the HTML has nothing that could run",
        arguments: NastyInputTests.inputs + [
            "## <script>x</script> [a](https://b.org) ![c](d)", "## \" onclick=\"x\n## \" onclick=\"x", "##\n##\n## -2\n## s-2",
            "<h3 id=\"a\">x</h3>\n\n## a", "## ![a ![b](c) [d](e)](f)", "[![![a](b)](c)](d)", "![a](b)<script>\n![c](d)",
            "[a ![b](c) *d ![e](f)*](g.pdf)", "[![a](b)](javascript:x) ![c](d)", "[a]: javascript:x '\"'\n\n[a] ![a]",
            "```\"><figure>\n```\n![a](b)", "- ![a](b)\n\n  ![c](d)\n- > ![e](f)\n  > ![g](h) i", "1. ## ![a](b)\n\n***\n![](\n)",
            "![a\u{0}b](c\u{0}d '\u{0}')", "\u{FEFF}## a\u{202E}b\n\n![\u{202E}](\u{202E})",
        ])
    func anything(source: String) throws {
        try Self.expectHarmless(source)
    }

    @Test("deeply nested, it is refused or does no harm", arguments: [10, 30, 49, 98, 99, 100, 101, 1000])
    func deep(depth: Int) throws {
        let openings = [
            ("> ", "![a](b)", ""), ("- ", "## a", ""), ("![", "a", "](b)"), ("*a **b ", "![c](d)", "** e*"),
            ("[", "a", "](b)"), ("> - ", "[![a](b)](c)", ""),
        ]
        for (start, middle, end) in openings {
            let source = String(repeating: start, count: depth) + middle + String(repeating: end, count: depth)
            do {
                try Self.expectHarmless(source)
            } catch MarkdownProblem.tooDeep {
                #expect(depth > 30)
            }
        }
    }

    /// Whether the caller knows nothing, or takes every name for a page, a picture, a clip or a file and repeats it everywhere.
    static func expectHarmless(_ source: String) throws {
        let media: [@Sendable (String) -> Medium?] = [
            { _ in nil }, { .picture(Picture(address: $0, width: 1, height: 2)) }, { .video(clip($0)) }, { .audio(clip($0)) },
            { .file(Attachment(address: $0, details: $0)) },
        ]
        for medium in media {
            let article = try Markdown.article(source, link: { $0 }, medium: medium)
            #expect(!article.html.lowercased().contains("<script"))
            #expect(HTMLScanner.complaints(about: article.html) == [], "\(source)\n\(article.html)")
            for heading in article.headings {
                #expect(HTMLScanner.complaints(about: "<a href=\"#\(heading.anchor)\">\(heading.textHTML)</a>") == [])
            }
        }
    }

    private static func clip(_ name: String) -> Clip {
        Clip(
            address: name, contentType: name, captions: Captions(address: name, language: name, label: name), downloadLabel: name)
    }
}
