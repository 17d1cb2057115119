import Testing

@testable import Markdown

@Suite("An address in a lesson that is written as it is")
struct BareAddressTests {
    private func html(_ source: String) throws -> String { try Markdown.article(source).html }

    @Test(
        "is a link, without what ends the sentence",
        arguments: [
            ("Vezi https://swift.org.", "https://swift.org", "."), ("(https://a.org/x_(y)_z)", "https://a.org/x_(y)_z", ")"),
            ("HTTP://a.org/b?c=1&d=2, da", "HTTP://a.org/b?c=1&amp;d=2", ", da"), ("„https://a.org”", "https://a.org", "”"),
            ("https://a.org/a_b_c", "https://a.org/a_b_c", ""), ("https://a.org/*", "https://a.org/", "*"),
            ("https://a.org:8080/ș", nil, ""),
        ] as [(String, String?, String)])
    func linked(source: String, address: String?, rest: String) throws {
        let html = try html(source)
        #expect(html.ranges(of: "<a href=").count == 1, "\(html)")
        if let address { #expect(html.contains("<a href=\"\(address)\">\(address)</a>\(rest)"), "\(html)") }
    }

    @Test("may be one of several, each a link of its own")
    func several() throws {
        let html = try html("https://a.org și https://b.org/, **https://c.org**")
        #expect(html.ranges(of: "<a href=").count == 3 && html.contains("</a> și <a"), "\(html)")
    }

    @Test(
        "is words where it is code, a heading, a description, a part of a link or of a word, or no address",
        arguments: [
            "`https://a.org`", "    https://a.org", "```\nhttps://a.org\n```", "## https://a.org", "![https://a.org](x.png)",
            "ahttps://a.org",
            "https://", "https:// a", "http:/a.org", "ftp://a.org", "javascript://a.org", "https://.", "xhttp://a.org",
        ])
    func words(source: String) throws {
        #expect(try !html(source).contains("<a "), "\(source)")
    }

    @Test("in the words of a link makes no link in a link, and written in pointed brackets stays one")
    func inLink() throws {
        #expect(try html("[https://a.org](https://b.org)") == "<p><a href=\"https://b.org\">https://a.org</a></p>\n")
        #expect(try html("<https://a.org>") == "<p><a href=\"https://a.org\">https://a.org</a></p>\n")
    }

    @Test("carries nothing into the page that its words would not")
    func hostile() throws {
        let html = try html("https://a.org/\"onmouseover=alert(1) https://a.org/<script> https://a.org/'x'")
        #expect(!html.contains("<script") && !html.contains("\"onmouseover"), "\(html)")
    }

    @Test("is found at once in a text of nothing but beginnings")
    func costly() throws {
        for word in ["https://", "https://.", "http://a", ":", "https://a.org ", "https://a(", "https://a))))"] {
            let source = String(repeating: word, count: 200_000 / word.count)
            #expect(try !html(source).isEmpty)
        }
        #expect(try !html("https://a" + String(repeating: ".", count: 200_000)).isEmpty)
    }
}
