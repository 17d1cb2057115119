import Markdown
import Testing

@Suite("A table in a text")
struct TableTests {
    private func html(_ source: String) throws -> String { try Markdown.html(source, rules: .extended) }

    /// The table without what surrounds it and without line ends, so that an example is one line.
    private func rows(_ source: String) throws -> String { try html(source).bareTable }

    @Test("is printed with heads of its columns, alignment by classes, and in a region that can be scrolled and has their names")
    func whole() throws {
        #expect(
            try html("| Strat | Cost & *timp* | |\n|:--|--:|:-:|\n| UI | 1 | x |\n| Date | 2 | `y` |\n") == """
                <div class="wide" tabindex="0" role="region" aria-label="Strat, Cost &amp; timp">
                <table>
                <thead>
                <tr>
                <th scope="col">Strat</th><th scope="col" class="end">Cost &amp; <em>timp</em></th><td class="centre"></td>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>UI</td><td class="end">1</td><td class="centre">x</td>
                </tr>
                <tr>
                <td>Date</td><td class="end">2</td><td class="centre"><code>y</code></td>
                </tr>
                </tbody>
                </table>
                </div>

                """)
    }

    @Test(
        "is read as GitHub reads it",
        arguments: [
            ("| foo | bar |\n| --- | --- |\n| baz | bim |", "foo|bar/baz|bim"),
            ("| abc | defghi |\n:-: | -----------:\nbar | baz", "abc|defghi/bar|baz"),
            ("| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |", "f|oo/b <code>|</code> az/b <strong>|</strong> im"),
            ("| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |", "abc|def/bar|/bar|baz"),
            ("| abc | def |\n| --- | --- |", "abc|def"),
            ("a | b\n-|-\n1 | 2\n===\n3", "a|b/1|2/===|/3|"),
            ("a\n:-:\nb", "a/b"), ("||\n|-|\n||", "/"), ("a\\|b\n|-|", "a|b"), ("|a\n|-", "a"),
            ("| a |\n|---|\n|", "a"), ("| a | b |\n|--|:-|\n[x]: https://e.org | y", "a|b/[x]: https://e.org|y"),
        ])
    func cells(source: String, cells: String) throws {
        #expect(try rows(source).cells == cells)
    }

    @Test(
        "is none where a line below does not have as many columns, or is something else",
        arguments: [
            "| abc | def |\n| --- |\n| bar |", "| a |\n---", "| a |\n===", "a | b\n\n-|-", "| a |\n|:|", "| a |\n|--|--|",
            "|\n|-|",
            "    | a |\n    |-|", "~~~\n| a |\n|-|\n~~~", "<div>\n| a |\n|-|\n</div>", "# | a |\n|-|", "> | a |\n|-|",
            "| a |\n    |-|",
            "[a]: https://e.org\n---", "`| a |\n|-`|", "| a |\n| - - |", "| a |\n|-:-|",
        ])
    func none(source: String) throws {
        #expect(try !html(source).contains("<table>"))
        #expect(try Markdown.rules(neededBy: source, isOneLine: false) == .commonMark)
    }

    @Test(
        "ends at a blank line and where another block begins",
        arguments: [
            ("\n\nc", "<p>c</p>"), ("\n> c", "<blockquote>\n<p>c</p>\n</blockquote>"), ("\n# c", "<h1>c</h1>"),
            ("\n---", "<hr />"),
            ("\n- c", "<ul>\n<li>c</li>\n</ul>"), ("\n2. c", "<ol start=\"2\">\n<li>c</li>\n</ol>"),
            ("\n-", "<ul>\n<li></li>\n</ul>"),
            ("\n    c", "<pre tabindex=\"0\"><code>c\n</code></pre>"), ("\n~~~\nc", "<pre tabindex=\"0\"><code>c\n</code></pre>"),
            ("\n|", "<p>|</p>"), ("\n<b>\nc", ""),
        ])
    func ends(behind: String, expected: String) throws {
        let html = try html("| a |\n|---|\n| b |" + behind)
        #expect(html.bareTable.cells == "a/b")
        #expect(html.hasSuffix("</div>\n" + (expected.isEmpty ? "" : expected + "\n")), "\(html)")
    }

    @Test("takes the last line of a paragraph for its head, and leaves the others")
    func afterWords() throws {
        #expect(try html("Some *words*\nhere\n| a |\n|---|").hasPrefix("<p>Some <em>words</em>\nhere</p>\n<div"))
        let link = try html("[x]: https://e.org\n| [x] |\n|---|\n| [x] |")
        #expect(link.bareTable.cells == "<a href=\"https://e.org\">x</a>/<a href=\"https://e.org\">x</a>")
    }

    @Test("stands in lists and quotes, and ends where a line is no longer in them")
    func nested() throws {
        let quoted = try html("> | a |\n> |---|\n> | b |\n| c |")
        #expect(quoted.bareTable.cells == "a/b" && quoted.hasSuffix("</blockquote>\n<p>| c |</p>\n"), "\(quoted)")
        let listed = try html("1.  text\n    | a |\n    |---|\n\t| b |\n\n    > - | c |\n    >   |---|\n    >   | d |\n2. x")
        #expect(listed.ranges(of: "<table>").count == 2 && listed.ranges(of: "<li>").count == 3, "\(listed)")
        #expect(listed.contains("<td>b</td>") && listed.contains("<td>d</td>"))
    }

    @Test("keeps a list dense that was dense")
    func dense() throws {
        let html = try html("- one\n- | a |\n  |---|\n  | b |\n  | c |\n- three")
        #expect(html.contains("<li>one</li>") && html.contains("<li>three</li>") && html.contains("<td>c</td>"), "\(html)")
    }

    @Test("has links, pictures and code in its cells, by the same rules as everywhere")
    func inside() throws {
        let source =
            "| [a](https://e.org) | [b](javascript:x) |\n|---|---|\n| ![c](d.png) | <b>e</b> ![f](g.png) \\<i> |\n"
            + "| [l](m.md) | https://e.org |"
        let html = try Markdown.article(
            source, rules: .extended, link: { $0 == "m.md" ? "/m.md" : nil }, medium: { $0 == "d.png" ? aPicture : nil }
        ).html
        let picture = "<img src=\"/f/1\" alt=\"c\" width=\"640\" height=\"480\" loading=\"lazy\">"
        #expect(
            html.bareTable.cells == "<a href=\"https://e.org\">a</a>|b/\(picture)|e f &lt;i&gt;/<a href=\"/m.md\">l</a>"
                + "|<a href=\"https://e.org\">https://e.org</a>")
        #expect(HTMLScanner.complaints(about: html) == [])
    }

    @Test("has a name even where its columns have none, and none where nothing is in it")
    func named() throws {
        #expect(try html("| | |\n|-|-|\n| x | \"y\" |").contains("aria-label=\"x, &quot;y&quot;\""))
        let empty = try html("||\n|-|\n||")
        #expect(empty.hasPrefix("<div class=\"wide\" tabindex=\"0\">") && !empty.contains("<th "))
    }

    @Test("is a block of its own with its lines, and its words count and are found")
    func structure() throws {
        let source = "# H\n\nwords\n| a | b |\n|---|---|\n| one *two* | |\n\n- x\n"
        let blocks = try Markdown.blocks(source, rules: .extended)
        #expect(blocks.map(\.kind) == [.heading(level: 1), .paragraph, .table, .list])
        #expect(blocks.map(\.lines) == [1...1, 3...3, 4...6, 8...8])
        #expect(blocks.map(\.text) == ["H", "words", "a b\none two", "x"] && blocks.at(2)?.children == [])
        #expect(try Markdown.article(source, rules: .extended).wordCount == 7)
        #expect(try Markdown.plainText(source, rules: .extended) == "H\nwords\na b\none two\nx")
        #expect(try Markdown.passages(source, rules: .extended).map(\.text) == ["words\na b\none two\nx"])
    }
}

extension String {
    /// What is in the first table, without line ends.
    fileprivate var bareTable: String {
        guard let start = ranges(of: "<table>").first, let end = ranges(of: "</table>").first else { return "" }
        return String(self[start.upperBound..<end.lowerBound].replacing("\n", with: ""))
    }

    /// The cells of a bare table: `a|b/c|d`.
    fileprivate var cells: String {
        matches(of: #/<tr>(.*?)<\/tr>/#).map { row in
            row.1.matches(of: #/<t[hd][^>]*>(.*?)<\/t[hd]>/#).map { String($0.1) }.joined(separator: "|")
        }.joined(separator: "/")
    }
}
