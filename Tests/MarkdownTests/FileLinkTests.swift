import Markdown
import Testing

@Suite("A file in a text for reading")
struct FileLinkTests {
    private let title = "<a class=\"file\" href=\"/f/4\" download>Worksheet <span>(PDF, 120 KB)</span></a>"

    private func html(_ source: String) throws -> String {
        let files = ["media/w.pdf": aSheet, "media/a.svg": aPicture]
        return try Markdown.article(source, link: { $0 == "other.md" ? "/lessons/7" : nil }, medium: { files[$0] }).html
    }

    @Test("is a titled link with its size, written as a picture or as a link", arguments: ["!", ""])
    func titledLink(mark: String) throws {
        #expect(try html("\(mark)[Worksheet](media/w.pdf)") == "<p>\(title)</p>\n")
        #expect(try html("Take the \(mark)[Worksheet](media/w.pdf).") == "<p>Take the \(title).</p>\n")
        #expect(try html("- \(mark)[Worksheet](media/w.pdf)") == "<ul>\n<li>\(title)</li>\n</ul>\n")
        #expect(
            try html("\(mark)[W](media/w.pdf '\"x\"')")
                == "<p><a class=\"file\" href=\"/f/4\" title=\"&quot;x&quot;\" download>W <span>(PDF, 120 KB)</span></a></p>\n")
    }

    @Test("keeps marks and pictures in its words when it is written as a link")
    func keepsMarks() throws {
        #expect(try html("[*W*](media/w.pdf)").contains(" download><em>W</em> <span>("))
        #expect(
            try html("[![W](media/a.svg)](media/w.pdf)")
                == "<p><a class=\"file\" href=\"/f/4\" download><img src=\"/f/1\" alt=\"W\" width=\"640\" height=\"480\" "
                + "loading=\"lazy\"> <span>(PDF, 120 KB)</span></a></p>\n")
    }

    @Test("inside a link leaves its words: a link holds no other")
    func insideALink() throws {
        #expect(try html("[![W](media/w.pdf)](https://a.org)") == "<p><a href=\"https://a.org\">W</a></p>\n")
        #expect(try html("[![W](media/w.pdf)](media/w.pdf)") == "<p>\(title.replacing("Worksheet", with: "W"))</p>\n")
    }

    @Test("stands in a paragraph of its own beside pictures that became figures")
    func besidePictures() throws {
        let figure = "<figure><img src=\"/f/1\" alt=\"A\" width=\"640\" height=\"480\" loading=\"lazy\"></figure>"
        #expect(try html("![A](media/a.svg)\n![Worksheet](media/w.pdf)") == "\(figure)\n<p>\(title)</p>\n")
    }

    @Test("keeps signs of what is said about it from becoming HTML", arguments: ["[x](y)", "![x](y)"])
    func escapes(source: String) throws {
        let html = try Markdown.article(
            source, medium: { _ in .file(Attachment(address: "/\"><script>", details: "\"><script>")) }
        ).html
        let escaped = "&quot;&gt;&lt;script&gt;"
        #expect(html == "<p><a class=\"file\" href=\"/\(escaped)\" download>x <span>(\(escaped))</span></a></p>\n")
    }
}

@Suite("A link in a text for reading")
struct ServedLinkTests {
    private func html(_ source: String) throws -> String {
        try Markdown.article(source, link: { $0 == "03-other.md#a" ? "/lessons/7#a" : nil }).html
    }

    @Test("to a page that the caller knows leads there, and keeps its title")
    func known() throws {
        #expect(try html("[*x*](03-other.md#a \"b\")") == "<p><a href=\"/lessons/7#a\" title=\"b\"><em>x</em></a></p>\n")
    }

    @Test("to anything else leaves its words", arguments: ["04-no.md", "/sign-out", "//a.org", "javascript:x", "?a", ""])
    func unknown(address: String) throws {
        #expect(try html("[*x*](\(address) \"b\")") == "<p><em>x</em></p>\n")
    }

    @Test("of an allowed scheme is not asked about", arguments: ["https://a.org", "http://a.org", "mailto:a@b.org", "#a"])
    func absolute(address: String) throws {
        let html = try Markdown.article("[x](\(address))", link: { _ in "/other" }, medium: { _ in aSheet }).html
        #expect(html == "<p><a href=\"\(address)\">x</a></p>\n")
    }

    @Test(
        "is led nowhere that no text may lead, whatever the caller says", arguments: ["javascript:x", "data:,x", " JAVAscript:x"])
    func servedByMistake(address: String) throws {
        let picture = Medium.picture(Picture(address: address, width: 1, height: 1))
        let captions = Captions(address: address, language: "ro", label: "x")
        let film = Medium.video(Clip(address: "/f", contentType: "video/mp4", captions: captions, downloadLabel: "y"))
        let file = Medium.file(Attachment(address: address, details: "y"))
        for medium in [picture, film, file] {
            #expect(try Markdown.article("[x](y)", medium: { _ in medium }).html == "<p>x</p>\n")
            #expect(try Markdown.article("![x](y)", medium: { _ in medium }).html == "<p>x</p>\n")
        }
        #expect(try Markdown.article("[x](y)", link: { _ in address }).html == "<p>x</p>\n")
    }
}
