import Markdown
import Testing

@Suite("Text without its marks")
struct PlainTextTests {
    @Test(
        "keeps the words and nothing else",
        arguments: [
            ("Ce strat conține **UIKit**?", "Ce strat conține UIKit?"),
            ("`a < b` &amp; *c*", "a < b & c"),
            ("one\ntwo", "one two"),
            ("one\n\ntwo", "one\ntwo"),
            ("[words](https://a.org) ![picture](b.png)", "words picture"),
            ("x <b>y</b>", "x y"),
            ("", ""),
        ])
    func keepsTheWords(source: String, words: String) throws {
        #expect(try Markdown.plainText(source) == words)
    }
}

@Suite("Markdown in one line of HTML")
struct InlineHTMLTests {
    @Test("has no paragraph around it")
    func hasNoParagraph() throws {
        #expect(try Markdown.inlineHTML("What *is* `x`?") == "What <em>is</em> <code>x</code>?")
        #expect(try Markdown.inlineHTML("one\ntwo") == "one\ntwo")
    }

    @Test("stays whole when there are several paragraphs or another block")
    func keepsSeveralParagraphs() throws {
        #expect(try Markdown.inlineHTML("one\n\ntwo") == "<p>one</p>\n<p>two</p>\n")
        #expect(try Markdown.inlineHTML("- one\n- two") == "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n")
    }

    @Test("is only words when it is one line that looks like a block", arguments: ["10.", "1. x", "- 5", "> 5", "+ 1", "C #"])
    func looksLikeABlock(text: String) throws {
        #expect(try Markdown.inlineHTML(text) == Markdown.escape(text))
        #expect(try Markdown.inlineText(text) == text)
    }

    @Test("shows known pictures and drops raw HTML")
    func isAsSafe() throws {
        let html = try Markdown.inlineHTML("<b>a</b> ![c](d)") { _ in Picture(address: "/e", width: 1, height: 1) }
        #expect(html == "a <img src=\"/e\" alt=\"c\" width=\"1\" height=\"1\">")
    }
}

@Suite("Escaping")
struct EscapeTests {
    @Test("makes the four signs of HTML harmless and changes nothing else")
    func escapes() {
        #expect(Markdown.escape("<a href=\"x\">ț&amp;'") == "&lt;a href=&quot;x&quot;&gt;ț&amp;amp;'")
    }
}
