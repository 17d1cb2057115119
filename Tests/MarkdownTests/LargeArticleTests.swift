import Markdown
import Testing

@Suite("A very large text for reading")
struct LargeArticleTests {
    @Test("has 5,000 headings of the same words, each with an anchor of its own")
    func headings() throws {
        let article = try Markdown.article(String(repeating: "## Țesut & <b>x</b>\n\nwords\n\n", count: 5000))
        #expect(article.headings.count == 5000)
        #expect(Set(article.headings.map(\.anchor)).count == 5000)
        #expect(article.headings.last?.anchor == "tesut-x-5000")
        #expect(article.wordCount == 15_000)
        #expect(HTMLScanner.complaints(about: article.html) == [])
    }

    @Test("has 5,000 headings that are written like the anchors of others")
    func headingsLikeAnchors() throws {
        let source = (1...2500).map { "## a-\($0)\n" }.joined() + String(repeating: "## a\n", count: 2500)
        #expect(Set(try Markdown.anchors(source)).count == 5000)
    }

    @Test("has a heading of 10,000 letters")
    func longHeading() throws {
        let letters = String(repeating: "ăb<", count: 3334)
        let article = try Markdown.article("## " + letters)
        let heading = try #require(article.headings.first)
        #expect(heading.plainText == letters)
        #expect(heading.anchor.hasPrefix("ab-ab-ab") && heading.anchor.hasSuffix("-ab"))
        #expect(HTMLScanner.complaints(about: article.html) == [])
    }

    @Test("has 2,000 pictures, each in its paragraph or all in one", arguments: ["\n\n", " ", "\n"])
    func pictures(between: String) throws {
        let source = (1...2000).map { "![Picture \($0)](\($0).png)" }.joined(separator: between)
        let article = try Markdown.article(source, medium: { .picture(Picture(address: "/f/" + $0, width: 1, height: 1)) })
        #expect(article.html.ranges(of: "<figure><img ").count == 2000)
        #expect(article.html.hasSuffix("alt=\"Picture 2000\" width=\"1\" height=\"1\" loading=\"lazy\"></figure>\n"))
        #expect(HTMLScanner.complaints(about: article.html) == [])
    }

    @Test("has 20,000 links and marks in one paragraph")
    func links() throws {
        let article = try Markdown.article(String(repeating: "*a* [b](c) [d](https://e.org) ", count: 10_000), link: { "/" + $0 })
        #expect(article.html.ranges(of: "<a href=\"/c\">b</a>").count == 10_000)
        #expect(article.wordCount == 30_000)
        #expect(HTMLScanner.complaints(about: article.html) == [])
    }
}
