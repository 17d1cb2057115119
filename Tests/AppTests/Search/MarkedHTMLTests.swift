import Testing

@testable import App

@Suite("Found words are marked in a text")
struct MarkedHTMLTests {
    private func marked(_ html: String, _ typed: String) throws -> String {
        MarkedHTML.marked(html, for: try #require(SearchQuery(typed)))
    }

    @Test("in sentences and in code within them, not in blocks of code, tags and their attributes")
    func places() throws {
        let html = "<p>Un <em>cadru</em>, <code>cadru</code> <a href=\"#cadru\" title=\"cadru\">aici</a>.</p>\n"
        #expect(
            try marked(html, "cadru")
                == "<p>Un <em><mark>cadru</mark></em>, <code><mark>cadru</mark></code> "
                + "<a href=\"#cadru\" title=\"cadru\">aici</a>.</p>\n")
        let code = "<pre tabindex=\"0\"><code class=\"language-swift\">let cadru = 1 &lt; 2\n</code></pre>\n<p>x</p>"
        #expect(try marked(code, "cadru") == code)
        #expect(try marked(code + "cadru", "cadru") == code + "<mark>cadru</mark>")
        let formula = "<math alttext=\"cadru\"><mtext>cadru</mtext></math>"
        #expect(try marked(formula + " cadru", "cadru") == formula + " <mark>cadru</mark>")
    }

    @Test("signs that are written in other ways stay whole, and are no words")
    func signs() throws {
        #expect(
            try marked("<p>a &amp; b &lt;amp&gt; amp &quot;lt&quot;</p>", "amp")
                == "<p>a &amp; b &lt;<mark>amp</mark>&gt; <mark>amp</mark> &quot;lt&quot;</p>")
        #expect(try marked("<p>&amp;lt; &amp;amp;</p>", "lt") == "<p>&amp;<mark>lt</mark>; &amp;amp;</p>")
    }

    @Test(
        "what has none of the words, or ends within a tag, is left as it is",
        arguments: ["", "<p>Nimic.</p>", "<p>Un <em", "a < b"])
    func unchanged(html: String) throws {
        #expect(try marked(html, "cadru") == html)
    }
}
