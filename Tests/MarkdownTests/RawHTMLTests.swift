import Markdown
import Testing

@Suite("Raw HTML in a text")
struct RawHTMLTests {
    @Test("is dropped inside a line, and its words stay")
    func isDroppedInline() throws {
        #expect(try Markdown.html("a <b>bold</b> word<br/>") == "<p>a bold word</p>\n")
    }

    @Test("is dropped as a block")
    func isDroppedAsBlock() throws {
        #expect(try Markdown.html("before\n\n<div onclick=\"x()\">\nwords\n</div>\n\nafter") == "<p>before</p>\n<p>after</p>\n")
    }

    @Test("is dropped in headings, lists, quotes and links", arguments: ["# %", "- %", "> %", "[%](https://example.org)"])
    func isDroppedEverywhere(around: String) throws {
        let html = try Markdown.html(around.replacing("%", with: "x<script>y</script>"))
        #expect(html.contains("xy"))
        #expect(!html.contains("script"))
    }

    @Test("leaves comments, processing instructions and CDATA out too", arguments: ["<!-- x -->", "<?php x ?>", "<![CDATA[x]]>"])
    func dropsOtherConstructs(html: String) throws {
        #expect(try Markdown.html("a\(html)b") == "<p>ab</p>\n")
    }

    @Test("is shown as it is between backticks")
    func staysInCode() throws {
        #expect(try Markdown.html("`<script>`") == "<p><code>&lt;script&gt;</code></p>\n")
    }

    @Test("inside the description of a picture does no harm")
    func insideADescription() throws {
        #expect(try Markdown.html("![a <b>bold</b> word](x.png) and more") == "<p>a bold word and more</p>\n")
    }
}
