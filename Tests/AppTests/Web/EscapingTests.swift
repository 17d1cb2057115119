import Mustache
import Testing

@testable import App

@Suite("A text in a template")
struct EscapingTests {
    @Test(
        "is harmless, also where a mark stands on a quote or a bracket",
        arguments: [
            ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;"),
            ("\"\u{301} onfocus=x", "&quot;\u{301} onfocus=x"), ("<\u{338}b>", "&lt;\u{338}b&gt;"),
            ("&\u{200D}", "&amp;\u{200D}"),
            ("șțăâî 🎓", "șțăâî 🎓"), ("", ""),
        ])
    func isEscaped(text: String, escaped: String) throws {
        EscapedText.register()
        let template = try MustacheTemplate(string: EscapedText.pragma + "{{text}}")
        #expect(template.render(["text": text]) == escaped)
    }

    @Test("is, on every page: a name with a mark on its quote ends no attribute")
    func onPages() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let page = try await visitor.post("/sign-in", [("user", "\"\u{301}autofocus"), ("password", "nu")])
            #expect(page.text.contains("&quot;\u{301}autofocus"))
            #expect(!page.text.contains("value=\"\"\u{301}"))
        }
    }
}
