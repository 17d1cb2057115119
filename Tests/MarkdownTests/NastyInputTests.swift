import Markdown
import Testing

@Suite("Whatever somebody writes")
struct NastyInputTests {
    static let inputs = [
        "<script>alert(1)</script>", "<SCRIPT SRC=//x.y></SCRIPT>", "<scr<script>ipt>alert(1)</scr</script>ipt>",
        "<img src=x onerror=alert(1)>", "<img src=x\nonerror=alert(1)>", "<svg/onload=alert(1)>",
        "<a href=\"javascript:alert(1)\">x</a>", "<body onload=alert(1)>", "<iframe src=javascript:alert(1)>",
        "<math><mtext><script>x</script></mtext></math>", "<style>@import 'javascript:x'</style>",
        "<!--><script>alert(1)</script>-->", "<?xml ?><script>x</script>", "<![CDATA[<script>x</script>]]>",
        "[x](javascript:alert(1))", "[x](JAVASCRIPT:alert(1))", "[x]( javascript:alert(1))", "[x](\tjavascript:alert(1))",
        "[x](javascript&#58;alert(1))", "[x](&#x6a;&#x61;vascript:alert(1))", "[x](java\u{0}script:alert(1))",
        "[x](\u{1}javascript:alert(1))", "[x](vbscript:msgbox(1))", "[x](data:text/html,<script>x</script>)",
        "[x](https://a.org \"' onclick='alert(1)\")", "[x](https://a.org '\" onclick=\"alert(1)')",
        "[x](<https://a.org\" onclick=\"alert(1)>)", "<https://a.org/\"onclick=\"alert(1)>", "<javascript:alert(1)>",
        "![x\" onerror=\"alert(1)](known)", "![x' onerror='alert(1)](known)", "![x](javascript:alert(1))",
        "![x](known \"\\\" onload=\\\"alert(1)\")", "[![x](known)](javascript:alert(1))",
        "```\"><script>alert(1)</script>\n```", "```x\" onclick=\"alert(1)\ny\n```", "``` \"onmouseover=alert(1)\ny\n```",
        "    <script>alert(1)</script>", "`<script>alert(1)</script>`", "\\<script>alert(1)\\</script>",
        "&lt;script&gt;alert(1)&lt;/script&gt;", "&#60;script&#62;", "[x][1]\n\n[1]: javascript:alert(1)",
        "[javascript:alert(1)][1]\n\n[1]: https://a.org/?javascript:x", "| <script> |\n|---|\n| x |",
        "# <script>x</script>", "- <img onerror=x>", "> <svg onload=x>", "\u{2028}<script>x</script>", "<\u{0}script>x</script>",
    ]

    @Test("the HTML has only known tags and attributes, and no address that could run", arguments: inputs)
    func isHarmless(input: String) throws {
        let html = try Markdown.html(input) { $0 == "known" ? Picture(address: "/p/1", width: 3, height: 4) : nil }
        #expect(!html.lowercased().contains("<script"))
        #expect(HTMLScanner.complaints(about: html) == [])
    }
}
