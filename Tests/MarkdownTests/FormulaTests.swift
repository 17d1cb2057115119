import Markdown
import Testing

@Suite("A formula in a text")
struct FormulaTests {
    private func html(_ source: String) throws -> String { try Markdown.html(source, rules: .extended).formulasAsWritten }

    @Test(
        "stands between dollar signs that touch it, and no digit follows it",
        arguments: [
            ("$x$", "[x]"), ("a $x^2$, b", "a [x^2], b"), ("$0 și $1", "$0 și $1"),
            ("costs $5, or 6$ now", "costs [5, or 6] now"),
            ("$ x$", "$ x$"), ("$x $", "$x $"), ("$x$5", "$x$5"), ("$x$a", "[x]a"), ("a$x$", "a[x]"), ("$a $b$", "$a [b]"),
            ("$a$ $b$", "[a] [b]"), ("$a$$b$", "[a][b]"), ("$", "$"), ("$$", "$$"), ("$$$$", "$$$$"), ("$$x$", "$[x]"),
            ("$x$$", "[x]$"), ("\\$x$", "$x$"), ("$x\\$", "$x$"), ("\\\\$x$", "\\[x]"), ("$a$5 $b$", "$a$5 [b]"),
            ("$5 \\$ x$", "[5 \\$ x]"),
        ])
    func rule(source: String, expected: String) throws {
        #expect(try Markdown.inlineHTML(source, rules: .extended).formulasAsWritten == expected)
    }

    @Test(
        "keeps what is in it from meaning anything else",
        arguments: [
            ("$a*b*c$ *d*", "[a*b*c] <em>d</em>"), ("$x_1$ and $y_2$", "[x_1] and [y_2]"),
            ("$a < b$ > $c$", "[a &lt; b] &gt; [c]"),
            ("$\\alpha\\,\\{x\\}$", "[\\alpha\\,\\{x\\}]"), ("$[a](b)$", "[[a](b)]"), ("*$x$*", "<em>[x]</em>"),
            ("a*$x$*b", "a*[x]*b"), ("$a &lt; b$", "$a &amp;lt; b$"), ("**$x$ y**", "<strong>[x] y</strong>"),
        ])
    func precedence(source: String, expected: String) throws {
        let html = try html(source)
        #expect(html.contains(expected), "\(html)")
    }

    @Test(
        "is none in code, in HTML, in an address, in a title, and across the end of a link",
        arguments: [
            ("`$x$`", "<p><code>$x$</code></p>\n"), ("    $x$", "<pre tabindex=\"0\"><code>$x$\n</code></pre>\n"),
            ("~~~ $x$\n$x$\n~~~", "<pre tabindex=\"0\"><code class=\"language-$x$\">$x$\n</code></pre>\n"),
            ("a<b c=\"$x$\">", "<p>a</p>\n"),
            ("<https://e.org/$x$>", "<p><a href=\"https://e.org/$x$\">https://e.org/$x$</a></p>\n"),
            ("[a](https://e.org/$x$ \"$y$\")", "<p><a href=\"https://e.org/$x$\" title=\"$y$\">a</a></p>\n"),
            ("[a $x](https://e.org) y$", "<p><a href=\"https://e.org\">a $x</a> y$</p>\n"),
            ("[r]: https://e.org/$x$\n\n[r]", "<p><a href=\"https://e.org/$x$\">r</a></p>\n"),
            ("$x\n\ny$", "<p>$x</p>\n<p>y$</p>\n"),
            ("$a `b$` c", "<p>$a <code>b$</code> c</p>\n"), ("- $x\n- y$", "<ul>\n<li>$x</li>\n<li>y$</li>\n</ul>\n"),
            ("&#36;x$", "<p>$x$</p>\n"),
        ])
    func none(source: String, expected: String) throws {
        #expect(try Markdown.html(source, rules: .extended) == expected)
        #expect(try Markdown.rules(neededBy: source, isOneLine: false) == .commonMark)
    }

    @Test("goes on in the next lines of its paragraph, in quotes and lists as well")
    func lines() throws {
        #expect(try html("a $x +\ny$ b").contains("a [x + y] b"))
        #expect(try html("> 1. a $x +\n>    y +\nz$ b\n>    c").contains("a [x + y + z] b\nc"))
        #expect(try html("a  \n$x\n+ y$").contains("a<br />\n$x</p>"), "a list begins")
        #expect(try html("$$\na\n+b\n$$").contains("[a +b]"))
    }

    @Test("has before its next lines what its own paragraph has there, whatever the paragraphs around it have")
    func containers() throws {
        let html = try html(
            "- $a\n  b$ $c\n  d$\n\n  > $e\n  > f$\n  1. > $g\n     > h$ $i\n     > j$\n\n> $k\nl$\n\n$m\n> n$ $o\np$")
        let formulas = html.matches(of: #/\[[^\]]+\]/#).map { String($0.0) }
        #expect(formulas == ["[a b]", "[c d]", "[e f]", "[g h]", "[i j]", "[k l]", "[o p]"], "\(html)")
    }

    @Test(
        "between two dollar signs stands in a line of its own; a paragraph with a long one is scrolled with the keyboard as well")
    func display() throws {
        func tag(_ source: String) throws -> String {
            try Markdown.html(source, rules: .extended).replacing(#/ alttext(?s).*/#, with: "")
        }
        #expect(try tag("$$x$$") == "<p class=\"wide\">\n<math display=\"block\"")
        #expect(try tag("$$ x $$ y") == "<p class=\"wide\">\n<math display=\"block\"")
        #expect(try tag("$a + b + c + d$ and $x$") == "<p class=\"wide\" tabindex=\"0\">\n<math")
        #expect(try tag("$x$") == "<p class=\"wide\">\n<math")
        #expect(try tag("# $$x$$") == "<h1><math")
        #expect(try tag("- $$x$$\n- b") == "<ul>\n<li>\n<div class=\"wide\">\n<math display=\"block\"")
        #expect(try tag("- $$x$$\n\n- b") == "<ul>\n<li>\n<p class=\"wide\">\n<math display=\"block\"")
        #expect(try Markdown.inlineHTML("$$x$$", rules: .extended).hasPrefix("<math alttext=\"x\">"))
        #expect(try Markdown.inlineHTML("a\n$$x$$", rules: .extended).hasPrefix("a\n<math display=\"block\""))
    }

    @Test("is its source where there are only words: plain text, anchors, contents, descriptions, search")
    func words() throws {
        let source = "## Let $x^2$ be\n\n$a + b$ here ![of $y$](p.png)\n\n| $c$ |\n|---|"
        let article = try Markdown.article(source, rules: .extended, medium: { _ in aPicture })
        #expect(
            article.headings == [.init(level: 2, textHTML: "Let x^2 be", plainText: "Let x^2 be", anchor: "let-x-2-be")])
        #expect(article.html.contains("alt=\"of y\"") && article.html.contains("<h3 id=\"let-x-2-be\">Let <math"))
        #expect(article.wordCount == 9)
        #expect(try Markdown.plainText(source, rules: .extended) == "Let x^2 be\na + b here of y\nc")
        #expect(try Markdown.inlineText("$x$ is", rules: .extended) == "x is")
        #expect(try Markdown.passages(source, rules: .extended).map(\.text) == ["a + b here of y\nc"])
        #expect(try Markdown.anchors(source, rules: .extended) == ["let-x-2-be"])
    }

    @Test("stands in a table, where a bar is written with a backslash")
    func inATable() throws {
        let html = try html("| $\\|x\\|$ | b |\n|---|---|\n| $a|b$ | $c$ |")
        #expect(html.contains("<th scope=\"col\">[|x|]</th>") && html.contains("<td>$a</td><td>b$</td>"), "\(html)")
    }

    @Test("that cannot be printed is shown as it is written")
    func refused() throws {
        #expect(try Markdown.html("a $\\nope{<x}$ b", rules: .extended) == "<p class=\"wide\">\na $\\nope{&lt;x}$ b\n</p>\n")
        #expect(try Markdown.inlineHTML("$$\\nope$$", rules: .extended) == "$$\\nope$$")
        let heading = try Markdown.article("## $\\nope & 1$", rules: .extended)
        #expect(heading.headings.map(\.plainText) == ["\\nope & 1"])
    }
}

extension String {
    /// With the source of each formula between brackets in its place.
    var formulasAsWritten: String {
        replacing(#/<math[^>]* alttext="([^"]*)"[^>]*>(?s).*?<\/math>/#) { "[\($0.1)]" }
            .replacing("<p class=\"wide\">\n", with: "<p>").replacing("\n</p>", with: "</p>")
    }
}
