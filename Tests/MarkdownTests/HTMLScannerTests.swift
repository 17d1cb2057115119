import Testing

@Suite("The scanner that judges our HTML")
struct HTMLScannerTests {
    @Test(
        "finds something in whatever is wrong",
        arguments: [
            "<script>x</script>", "<p onclick=\"x\">y</p>", "<p>a < b</p>", "<p>a > b</p>", "<p>a &colon; b</p>", "<p>a & b</p>",
            "<p>x", "x</p>", "<p><em>x</p></em>", "<p><p>x</p></p>", "<a href=\"#a\"><a href=\"#b\">x</a></a>",
            "<a href=\"#a\"><em><a href=\"#b\">x</a></em></a>", "<p><figure></figure></p>", "<li>x</li>",
            "<a href=\"javascript:x\">y</a>", "<a href=\"JavaScript:x\">y</a>", "<a href=\" java\tscript:x\">y</a>",
            "<a href=\"data:text/html,x\">y</a>", "<img src=\"data:x\" alt=\"y\">", "<a href=\"javascript&#x3a;x\">y</a>",
            "<a href=x>y</a>", "<a href='x'>y</a>", "<a href>y</a>", "<a href=\"x\"onclick=\"y\">z</a>", "<iframe></iframe>",
            "<h2 id=\"a\">x</h2><h2 id=\"a\">y</h2>", "<!-- x -->", "<P>x</P>", "<img src=\"x\" alt=\"y\" onerror=\"z\">",
            "<video controls=\"x\"></video>", "<a href=\"#\" style=\"x\">y</a>",
        ])
    func findsWhatIsWrong(html: String) {
        #expect(!HTMLScanner.complaints(about: html).isEmpty)
    }

    @Test("finds nothing in what is right")
    func leavesTheRest() {
        let html = """
            <h2 id="a">x</h2>
            <p><em>a</em> &amp; <a href="https://b.org/?c:d" title="&quot;">e</a><br />
            <img src="/p" alt="&lt;" width="1" height="2" loading="lazy"></p>
            <ul><li>x<ul><li><p>y</p></li></ul></li></ul>
            <figure><video controls preload="none"><source src="/a:b" type="video/mp4"></video></figure>
            """
        #expect(HTMLScanner.complaints(about: html) == [])
    }
}
