import Mustache
import Testing

@testable import Rendering

@Suite("A template prints the fields of its page")
struct PrintingTests {
    struct Line: Sendable {
        let name: String
        let note: String?
        let count: Int
        let tags: [String]
    }

    struct Outer: Sendable {
        let title: String
        let line: Line
        let perhaps: Line?
        let isLong: Bool
        let lines: [Line]
        let words: [String]
    }

    static let full = Outer(
        title: "Title <1>", line: Line(name: "own", note: "noted", count: -7, tags: ["a"]),
        perhaps: Line(name: "a name that does not fit into the string itself", note: nil, count: .max, tags: []), isLong: true,
        lines: [
            Line(name: "first", note: nil, count: 0, tags: ["x", "y"]), Line(name: "second", note: "", count: .min, tags: []),
            Line(name: "", note: "n", count: 1, tags: ["z"]),
        ], words: ["eins", "", "<drei>"])
    static let empty = Outer(
        title: "", line: Line(name: "", note: nil, count: 0, tags: []), perhaps: nil, isLong: false, lines: [], words: [])

    static let templates = [
        "{{title}}{{{title}}} {{line.name}}, {{line.count}}: {{line.note}}", "{{#lines}}{{name}}{{title}}{{/lines}}",
        "{{^lines}}none{{/lines}}{{#isLong}}long{{/isLong}}{{^isLong}}short{{/isLong}}",
        "{{#perhaps}}{{name}} {{title}} {{count}}{{/perhaps}}{{^perhaps}}nobody{{/perhaps}}",
        "{{#lines}}<{{#tags}}{{.}}{{name}}{{/tags}}{{^tags}}-{{/tags}}>{{/lines}}", "{{#words}}{{.}}|{{{.}}}{{/words}}",
        "{{#lines}}{{#.note}}({{.}}){{/.note}}{{^.note}}no{{/.note}}{{/lines}}", "{{ title }}{{# words }}{{ . }}{{/ words }}",
        "{{! a comment }}{{title}}{{! another\nof two lines }}", "",
    ]

    @Test("as swift-mustache prints them", arguments: templates, [full, empty])
    func asJudged(template: String, page: Outer) throws {
        #expect(try printed(page, template) == MustacheTemplate(string: template).render(page))
    }

    @Test(
        "with each line end where swift-mustache leaves it",
        arguments: [
            "a\n{{#words}}\nb\n{{/words}}\nc", "a {{#words}}\nb\n{{/words}} c", "{{#words}}b{{/words}}\nc",
            "{{#words}}\nb{{/words}}\nc",
            "{{#isLong}}\n{{#words}}\n{{.}}\n{{/words}}\n{{/isLong}}\nend", "x{{! c }}\ny", "{{! c }}\ny", "{{! c }} y",
            "{{title}}\n{{title}}",
            "{{#words}}\n{{/words}}{{#words}}\n{{/words}}", "{{^lines}}\nnone\n{{/lines}}", "{{>part}}\nb", "a {{>part}}\nb",
            "{{>part}}{{>part}}\nb", "{{<frame}}\n{{$own}}\nx\n{{/own}}\n{{/frame}}\nend",
            "{{<frame}}{{$own}}x{{/own}}{{/frame}}\nend",
            "{{<frame}}{{$own}}\nx\n{{/own}}{{/frame}}end", "{{<frame}} {{/frame}}", "{{$own}}\nx\n{{/own}}\ny",
        ])
    func lineEnds(template: String) throws {
        let parts = ["part": "[{{title}}]", "frame": "<\n{{$own}}\nstandard\n{{/own}}\n{{$other}}o{{/other}}\n>"]
        var library = MustacheLibrary()
        for (name, part) in parts { try library.register(part, named: name) }
        try library.register(template, named: "page")
        #expect(try printed(Self.full, template, others: parts) == library.render(Self.full, withTemplate: "page"))
    }

    @Test("in each edition with its constants, and without indentation")
    func editions() throws {
        let template = "<p>\n    <b>[[key]]</b>\n  {{#words}}\n    x[[other]]\n  {{/words}}\n</p>"
        let page = Line(name: "", note: nil, count: 0, tags: [])
        #expect(try printed(page, "<p>\n   <b>[[key]]</b>\n  [[language]]") == "<p><b>key 0</b>\nlanguage 0")
        #expect(
            try printed(Self.full, template, edition: 1) == "<p><b>key 1</b>\n" + String(repeating: "xother 1\n", count: 3)
                + "</p>")
    }

    @Test("with the block of the template furthest out")
    func blocks() throws {
        let others = [
            "inner": "{{$a}}1{{/a}}{{$b}}2{{/b}}", "middle": "{{<inner}}{{$a}}3{{/a}}{{$b}}4{{/b}}{{/inner}}{{$a}}5{{/a}}",
        ]
        #expect(
            try printed(Self.full, "{{<middle}}{{$a}}{{title}}{{/a}}{{/middle}}", others: others)
                == "Title &lt;1&gt;4Title &lt;1&gt;")
        #expect(try printed(Self.full, "{{<inner}}{{$b}}6{{/b}}{{/inner}}{{>inner}}", others: others) == "1612")
    }

    @Test(
        "with what is special in HTML escaped, also where a mark stands on a quote or a bracket",
        arguments: [
            ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;"),
            ("\"\u{301} onfocus=x", "&quot;\u{301} onfocus=x"), ("<\u{338}b>", "&lt;\u{338}b&gt;"),
            ("&\u{200D}", "&amp;\u{200D}"),
            ("șțăâî 🎓", "șțăâî 🎓"), ("", ""), ("<", "&lt;"), ("{{title}}", "{{title}}"),
        ])
    func escaped(text: String, expected: String) throws {
        #expect(
            try printed(Line(name: text, note: text, count: 0, tags: []), "{{name}}|{{{note}}}|{{note}}")
                == "\(expected)|\(text)|\(expected)")
    }

    @Test("with every character escaped that is special, and no other, wherever it stands")
    func escapedAnywhere() throws {
        let special = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        let characters = (0..<128).map { String(UnicodeScalar(UInt8($0))) } + ["ș", "\u{7FF}", "\u{FFFF}", "🎓"]
        for character in characters {
            let pieces = (0..<18).map { String(repeating: "a", count: $0) + character + String(repeating: "ș", count: 17 - $0) }
            let page = Line(name: pieces.joined(), note: nil, count: 0, tags: [])
            let expected = pieces.joined().unicodeScalars.map { special[String($0)] ?? String($0) }.joined()
            let html = try #require(try printed(page, "{{name}}"))
            #expect(Array(html.utf8) == Array(expected.utf8))
        }
    }

    @Test(
        "with whole numbers of every length",
        arguments: [0, 9, 10, 40, 99, 100, 205, 999, 1000, 1024, 9999, 10_000, 123_456, -1, -10_000])
    func wholeNumbers(number: Int) throws {
        let page = Line(name: "", note: nil, count: number, tags: Array(repeating: "", count: 40))
        #expect(
            try printed(page, "{{#tags}}{{count}},{{/tags}}") == String(repeating: "\(number),", count: 40))
    }

    @Test("also when it is much longer than expected")
    func longPage() throws {
        let page = Line(
            name: String(repeating: "<ș>", count: 100_000), note: nil, count: 0, tags: Array(repeating: "t", count: 10_000))
        let html = try printed(page, "{{name}}{{#tags}}{{.}}{{/tags}}")
        #expect(html == String(repeating: "&lt;ș&gt;", count: 100_000) + String(repeating: "t", count: 10_000))
    }

    @Test("whatever else it holds: what is not printed may be of any type")
    func otherTypes() throws {
        enum Choice {
            case one(String)
            case two
        }
        final class Thing { let x = 1 }
        struct Holder {
            let choice: Choice
            let flag: Bool
            let thing: Thing
            let any: any Sendable
            let call: () -> Void
            let tuple: (Int8, String)
            let choices: [Choice]
            let name: String
            let perhaps: Choice?
        }
        let page = Holder(
            choice: .one("x"), flag: true, thing: Thing(), any: 1, call: {}, tuple: (1, "a"), choices: [.two], name: "found",
            perhaps: nil)
        #expect(try printed(page, "{{name}}{{#choices}}!{{/choices}}{{^perhaps}}?{{/perhaps}}{{#flag}}+{{/flag}}") == "found!?+")
    }

    @Test("and nothing of another type than the library was made for")
    func otherPage() throws {
        let library = try TemplateLibrary(
            sources: ["page": "{{name}}"], pages: [(Line.self, "page")], editions: 1, constant: { [$0] })
        #expect(library.printed(Self.full, edition: 0)?.count == nil)
    }
}
