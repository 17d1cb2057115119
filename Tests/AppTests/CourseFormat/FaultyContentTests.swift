import Testing

@testable import App

@Suite("A test document with faulty Markdown")
struct FaultyContentTests {
    @Test(
        "is refused for raw HTML, links that lead nowhere allowed, and pictures that are not there",
        arguments: [
            ("<b>x</b>", ["html", "html"]), ("<div>\nx\n</div>", ["html"]), ("<!-- note -->", ["html"]),
            ("Optional<Int>", ["html"]),
            ("[x](javascript:a)", ["link"]), ("[x](page.html)", ["link"]), ("<ftp://a.org>", ["link"]),
            ("![x](media/none.gif)", ["picture-missing"]), ("![x](../secret.gif)", ["picture-missing"]),
            ("![x](/etc/hostname)", ["picture-missing"]), ("![x](https://a.org/b.png)", ["picture-missing"]),
            ("![x](media/../../secret.gif)", ["picture-missing"]), ("![x]()", ["picture-missing"]),
            ("![x](note.txt)", ["picture-kind"]), ("![x](big.gif)", ["picture-kind"]), ("![](ok.gif)", ["picture-undescribed"]),
            ("![a ![b](ok.gif)](ok.gif)", []), ("![a <b>](ok.gif)", ["html"]),
            ("![x](ok.gif) `<b>` [y](https://a.org) [z](mailto:a@b.org)", []),
        ])
    func contents(body: String, expected: [String]) throws {
        let text = "---\ntitle: a\nkind: quiz\n---\n\n### One?\n\n\(body)\n\n- [x] a\n- [ ] b\n"
        #expect(try placesInTest(text) == expected.map { "t.md:8 mistake." + $0 })
    }

    @Test("is refused for the same in its introduction, headings, options and explanations")
    func everywhere() throws {
        let text = "---\ntitle: a\nkind: quiz\n---\n\n<i>\n\n### One <u>?\n\n- [x] a <b>\n- [ ] b\n  <s>\n\n> c\n> <q>\n"
        #expect(try placesInTest(text) == [6, 8, 10, 12, 15].map { "t.md:\($0) mistake.html" })
    }

    @Test("is refused for headings below the third level inside quotes and lists too")
    func nestedHeadings() throws {
        let text = "---\ntitle: a\nkind: quiz\n---\n\n### One?\n\n> #### deep\n\n- [x] a\n- [ ] b\n"
        #expect(try placesInTest(text) == ["t.md:8 mistake.heading-deep"])
    }

    @Test("is refused when it is nested too deeply")
    func tooDeep() throws {
        let text = "---\ntitle: a\nkind: quiz\n---\n\n### One?\n\n\(String(repeating: ">", count: 300))a\n\n- [x] a\n- [ ] b\n"
        #expect(try placesInTest(text) == ["t.md mistake.too-deep"])
    }
}
