import Markdown
import Testing

@Suite("Markdown becomes HTML")
struct CommonMarkTests {
    @Test(
        "for every kind of block and mark",
        arguments: [
            ("Two *plain* words.", "<p>Two <em>plain</em> words.</p>\n"),
            ("**Strong** and `let x = 1`", "<p><strong>Strong</strong> and <code>let x = 1</code></p>\n"),
            ("## A heading", "<h2>A heading</h2>\n"),
            ("first\n\nsecond", "<p>first</p>\n<p>second</p>\n"),
            ("- one\n- two", "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n"),
            ("3. three\n4. four", "<ol start=\"3\">\n<li>three</li>\n<li>four</li>\n</ol>\n"),
            ("> said", "<blockquote>\n<p>said</p>\n</blockquote>\n"),
            ("    indented", "<pre tabindex=\"0\"><code>indented\n</code></pre>\n"),
            ("---", "<hr />\n"),
            ("one  \ntwo", "<p>one<br />\ntwo</p>\n"),
            ("", ""),
        ])
    func rendersEachKind(source: String, html: String) throws {
        #expect(try Markdown.html(source) == html)
    }

    @Test("with the language of a fenced code block and its signs escaped")
    func rendersFencedCode() throws {
        let html = try Markdown.html("```swift\nif a < b && c > d { print(\"x\") }\n```")
        #expect(
            html == "<pre tabindex=\"0\"><code class=\"language-swift\">if a &lt; b &amp;&amp; c &gt; d "
                + "{ print(&quot;x&quot;) }\n</code></pre>\n")
    }

    @Test("without replacing quotes or dots by other signs")
    func keepsSignsAsWritten() throws {
        #expect(try Markdown.html("it's -- so...") == "<p>it's -- so...</p>\n")
    }

    @Test("with every letter of the three languages")
    func keepsLetters() throws {
        let letters = "ăâîșț ĂÂÎȘȚ čćđšž ČĆĐŠŽ 🎓"
        #expect(try Markdown.html(letters) == "<p>\(letters)</p>\n")
    }

    @Test("with a replacement sign for a null character, and all that follows it")
    func survivesNull() throws {
        #expect(try Markdown.html("a\0b") == "<p>a\u{FFFD}b</p>\n")
    }
}
