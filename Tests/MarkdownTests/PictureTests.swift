import Markdown
import Testing

@Suite("A picture")
struct PictureTests {
    private func layers(_ address: String) -> Picture? {
        address == "media/layers.png" ? Picture(address: "/pictures/1", width: 640, height: 480) : nil
    }

    @Test("that is known is shown with its address, description and size")
    func isShown() throws {
        #expect(
            try Markdown.html("![The layers](media/layers.png)", picture: layers)
                == "<p><img src=\"/pictures/1\" alt=\"The layers\" width=\"640\" height=\"480\"></p>\n")
    }

    @Test(
        "that is not known leaves its description",
        arguments: ["other.png", "https://example.org/a.png", "data:image/png;base64,AAAA", "javascript:alert(1)", ""])
    func leavesItsDescription(address: String) throws {
        #expect(try Markdown.html("![The *old* layers](\(address))", picture: layers) == "<p>The old layers</p>\n")
    }

    @Test("keeps signs of its description and address from becoming HTML")
    func escapes() throws {
        let html = try Markdown.html("![a \"b\" onerror=x > & \\<c](p)") { _ in
            Picture(address: "/p?\"><script>&", width: 1, height: 2)
        }
        #expect(
            html == "<p><img src=\"/p?&quot;&gt;&lt;script&gt;&amp;\" alt=\"a &quot;b&quot; onerror=x &gt; &amp; &lt;c\" "
                + "width=\"1\" height=\"2\"></p>\n")
    }

    @Test("that is not known keeps the signs of its description from becoming HTML")
    func escapesWithoutAPicture() throws {
        #expect(try Markdown.html("![1 \\< 2 & \"3\"](p)") == "<p>1 &lt; 2 &amp; &quot;3&quot;</p>\n")
    }

    @Test("stands inside a link")
    func insideALink() throws {
        let html = try Markdown.html("[![x](media/layers.png)](https://b.org)", picture: layers)
        #expect(html == "<p><a href=\"https://b.org\"><img src=\"/pictures/1\" alt=\"x\" width=\"640\" height=\"480\"></a></p>\n")
    }

    @Test("described by another picture does no harm")
    func insideAnother() throws {
        #expect(try Markdown.html("![a ![b](c.png) d](e.png) f") == "<p>a b d f</p>\n")
    }

    @Test("described by a refused link keeps the link's words")
    func describedByALink() throws {
        #expect(try Markdown.html("![a [b](javascript:x) c](d.png)") == "<p>a b c</p>\n")
    }
}
