import Markdown
import Testing

@Suite("A text that was published before there were tables and formulas")
struct OldRulesTests {
    /// As the program printed them before it knew more than CommonMark.
    private static let printed: [(String, String)] = [
        ("costs $0 and $1", "<p>costs $0 and $1</p>\n"),
        ("$x^2$ and $$y_1$$", "<p>$x^2$ and $$y_1$$</p>\n"),
        ("a *b $c* d$", "<p>a <em>b $c</em> d$</p>\n"),
        ("$a*b*c$ and $_x_$", "<p>$a<em>b</em>c$ and $<em>x</em>$</p>\n"),
        ("\\$5 $", "<p>$5 $</p>\n"),
        ("| a | b |\n|---|--:|\n| 1 | 2 |", "<p>| a | b |\n|---|--:|\n| 1 | 2 |</p>\n"),
        ("a | b\n-|-\n1 | 2\n", "<p>a | b\n-|-\n1 | 2</p>\n"),
        ("| a |\n|---|\n| **b** | `c|d` | \\| |", "<p>| a |\n|---|\n| <strong>b</strong> | <code>c|d</code> | | |</p>\n"),
        ("- | a |\n  |---|\n  | b |", "<ul>\n<li>| a |\n|---|\n| b |</li>\n</ul>\n"),
        ("> | a |\n> |:-:|\n> | $x$ |", "<blockquote>\n<p>| a |\n|:-:|\n| $x$ |</p>\n</blockquote>\n"),
        ("text\n| a | b |\n| - | - |", "<p>text\n| a | b |\n| - | - |</p>\n"),
        ("a\n:-:\nb\n===", "<h1>a\n:-:\nb</h1>\n"),
        ("| a |\n|-|\n[x]: https://e.org\n\n[x]", "<p>| a |\n|-|\n[x]: https://e.org</p>\n<p>[x]</p>\n"),
        ("$$\nx\n$$", "<p>$$\nx\n$$</p>\n"),
        ("$\n\n$", "<p>$</p>\n<p>$</p>\n"),
        ("`$x$` | `$$`", "<p><code>$x$</code> | <code>$$</code></p>\n"),
        ("# $x$ | y", "<h1>$x$ | y</h1>\n"),
        ("1. $x\n   y$", "<ol>\n<li>$x\ny$</li>\n</ol>\n"),
        ("![$x$](a.png) [$y$](https://e.org/$z$ \"$t$\")", "<p>$x$ <a href=\"https://e.org/$z$\" title=\"$t$\">$y$</a></p>\n"),
        ("<b c=\"$x$\">$y$ | $z$</b>", "<p>$y$ | $z$</p>\n"),
        ("    $x$\n    | a |\n    |-|", "<pre tabindex=\"0\"><code>$x$\n| a |\n|-|\n</code></pre>\n"),
        ("~~~\n| a |\n|-|\n$x$\n~~~", "<pre tabindex=\"0\"><code>| a |\n|-|\n$x$\n</code></pre>\n"),
        ("||\n|-|\n||", "<p>||\n|-|\n||</p>\n"),
        ("$\\frac{1}{2}$ \\| $\\alpha$", "<p>$\\frac{1}{2}$ | $\\alpha$</p>\n"),
        ("| $\\|x\\|$ |\n|-|", "<p>| $|x|$ |\n|-|</p>\n"),
        ("Preț: 5$ | 7$, adică $10$.", "<p>Preț: 5$ | 7$, adică $10$.</p>\n"),
    ]

    @Test("is printed as it was, byte for byte", arguments: printed)
    func examples(source: String, html: String) throws {
        #expect(try Markdown.html(source, rules: .commonMark) == html)
    }

    @Test("is read as it was in every way: 5,000 texts full of pipes and dollar signs have the fingerprint that they had")
    func manyTexts() throws {
        var fingerprint = Fingerprint()
        for text in RandomTexts(5_000) {
            fingerprint.add(try Markdown.html(text, rules: .commonMark))
            fingerprint.add(try Markdown.inlineHTML(text, rules: .commonMark))
            fingerprint.add(try Markdown.article(text, rules: .commonMark, link: { $0 }).html)
            fingerprint.add(try Markdown.plainText(text, rules: .commonMark))
            fingerprint.add(try Markdown.anchors(text, rules: .commonMark).joined(separator: "\n"))
            fingerprint.add(
                try Markdown.blocks(text, rules: .commonMark).map { "\($0.lines) \($0.text)" }.joined(separator: "\n"))
            let findings = try Markdown.findings(text, rules: .commonMark, withAnchors: true)
            fingerprint.add(findings.map { "\($0.line)" }.joined(separator: "\n"))
        }
        #expect(fingerprint.value == 0xC318_ED91_1827_25AE)
    }

    @Test("without tables and formulas is printed by the newest rules as by the oldest, and needs no others")
    func newestRules() throws {
        var count = 0
        for text in RandomTexts(5_000) where try Markdown.rules(neededBy: text, isOneLine: false) == .commonMark {
            let (newHTML, oldHTML) = try (Markdown.html(text, rules: .extended), Markdown.html(text, rules: .commonMark))
            #expect(newHTML == oldHTML, "\(text)")
            let (new, old) = try (Markdown.blocks(text, rules: .extended), Markdown.blocks(text, rules: .commonMark))
            #expect(new == old, "\(text)")
            count += 1
        }
        #expect(count > 2_000)
    }

    @Test("of the specification is printed as it says by the newest rules as well, but for three with a dollar sign on each side")
    func specification() throws {
        let others = try SpecificationExample.all().filter {
            try Markdown.html($0.markdown, rules: .extended) != Markdown.html($0.markdown, rules: .commonMark)
        }
        #expect(others.map(\.example) == [])
    }
}
