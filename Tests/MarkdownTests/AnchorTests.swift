import Markdown
import Testing

@Suite("The anchor of a heading")
struct AnchorTests {
    @Test(
        "is its words in small letters without diacritics, joined by hyphens",
        arguments: [
            ("Ce este un delegat?", "ce-este-un-delegat"), ("Țări și ÎNSUȘIRI ăâî", "tari-si-insusiri-aai"),
            ("Đorđe i Ščepan: žćč", "dorde-i-scepan-zcc"), ("Straße", "strasse"), ("STRASSE ẞ", "strasse-ss"),
            ("İstanbul ılık", "istanbul-ilik"), ("Łódź, Ærø", "lodz-aero"), ("`UIView` & *friends*", "uiview-friends"),
            ("1. first -- 2.5", "1-first-2-5"), ("---x---", "x"), ("a_b", "a-b"), ("C++ / C#", "c-c"),
            ("Ћирилица Њ", "ћирилица-њ"),
            ("Й і ї", "и-і-і"), ("한국 日本", "한국-日本"), ("[words](https://a.org) ![picture](b.png)", "words-picture"),
            ("a\u{301}e\u{308}", "ae"), ("🎓 2026 🎓", "2026"), ("\">\\<script>", "script"), ("%41&amp;\\#", "41"),
        ])
    func name(words: String, anchor: String) throws {
        #expect(try Markdown.anchors("## " + words) == [anchor])
    }

    @Test("is written with whole letters where an alphabet has them, as a browser looks for it")
    func wholeLetters() throws {
        #expect(try Markdown.anchors("## 한국").map { Array($0.unicodeScalars) } == [Array("\u{D55C}\u{AD6D}".unicodeScalars)])
    }

    @Test(
        "is one letter when there are no words", arguments: ["##", "## ?!", "## <b></b>", "## 🎓", "## &nbsp;", "## ![](a.png)"])
    func withoutWords(source: String) throws {
        #expect(try Markdown.anchors(source) == ["s"])
    }

    @Test("is like no other of the text, also when a heading looks like another's")
    func isUnique() throws {
        #expect(try Markdown.anchors("## A\n## a\n## Ă\n## A-2\n## a 2\n## A") == ["a", "a-2", "a-3", "a-2-2", "a-2-3", "a-4"])
        #expect(try Markdown.anchors("## a-2\n## a\n## a\n## a") == ["a-2", "a", "a-3", "a-4"])
    }

    @Test("is the same as the one that is printed and listed")
    func isTheSame() throws {
        let source = "# T\n## Ce?\n### Ce\n> ## Đ\n\nx\n===\n"
        let anchors = try Markdown.anchors(source)
        let article = try Markdown.article(source)
        #expect(anchors == ["t", "ce", "ce-2", "d", "x"])
        #expect(article.headings.map(\.anchor) == anchors)
        #expect(article.html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) } == anchors)
    }

    @Test("is where a link on the same page leads")
    func isLinked() throws {
        #expect(try Markdown.article("[up](#ce-este)").html == "<p><a href=\"#ce-este\">up</a></p>\n")
    }
}
