import Markdown
import Testing

@Suite("A picture in a text for reading")
struct FigureTests {
    private let img = "<img src=\"/f/1\" alt=\"Layers\" width=\"640\" height=\"480\" loading=\"lazy\">"

    private func html(_ source: String) throws -> String {
        try Markdown.article(source, medium: { $0 == "media/a.svg" ? aPicture : nil }).html
    }

    @Test("that is alone in its paragraph is a figure over its caption")
    func figure() throws {
        #expect(
            try html("one\n\n![Layers](media/a.svg \"As *Ana* \\\"drew\\\" them\")\n\ntwo")
                == "<p>one</p>\n<figure>\(img)<figcaption>As *Ana* &quot;drew&quot; them</figcaption></figure>\n<p>two</p>\n")
    }

    @Test("without a caption is a figure alone")
    func withoutCaption() throws {
        #expect(try html("![Layers](media/a.svg)") == "<figure>\(img)</figure>\n")
        #expect(try html("![Layers](media/a.svg \"\")") == "<figure>\(img)</figure>\n")
    }

    @Test("is a figure beside others of the same paragraph, each with its caption")
    func several() throws {
        let written = ["(media/a.svg \"1\") ", "(media/a.svg)\n", "(media/a.svg \"3\")  \n", "(media/a.svg)&nbsp;"]
        let captions = ["<figcaption>1</figcaption>", "", "<figcaption>3</figcaption>", ""]
        #expect(
            try html(written.map { "![Layers]" + $0 }.joined()) == captions.map { "<figure>\(img)\($0)</figure>\n" }.joined())
    }

    @Test("stays among other words, where its caption is a title")
    func inline() throws {
        #expect(try html("See ![Layers](media/a.svg).") == "<p>See \(img).</p>\n")
        #expect(try html("*![Layers](media/a.svg)*") == "<p><em>\(img)</em></p>\n")
        let titled = img.replacing(" width", with: " title=\"&quot;x&quot;\" width")
        #expect(try html("See ![Layers](media/a.svg \"\\\"x\\\"\")") == "<p>See \(titled)</p>\n")
    }

    @Test("is a figure in a list and in a quote")
    func inside() throws {
        #expect(try html("- ![Layers](media/a.svg)\n- x") == "<ul>\n<li>\n<figure>\(img)</figure>\n</li>\n<li>x</li>\n</ul>\n")
        #expect(try html("> ![Layers](media/a.svg)") == "<blockquote>\n<figure>\(img)</figure>\n</blockquote>\n")
    }

    @Test("is a figure where only raw HTML or a refused link stood about it")
    func aboutNothing() throws {
        #expect(try html("<b>![Layers](media/a.svg)</b>") == "<figure>\(img)</figure>\n")
        #expect(try html("[![Layers](media/a.svg)](javascript:x)") == "<figure>\(img)</figure>\n")
    }

    @Test("stays in its link")
    func linked() throws {
        #expect(try html("[![Layers](media/a.svg)](https://a.org)") == "<p><a href=\"https://a.org\">\(img)</a></p>\n")
    }

    @Test("that is unknown leaves its description, alone, beside others and among words")
    func unknown() throws {
        #expect(try html("![Old *layers*](b.svg \"c\")") == "<p>Old layers</p>\n")
        #expect(
            try html("![Old \\<b>](b.svg) ![Layers](media/a.svg) ![](c.svg)")
                == "<p>Old &lt;b&gt;</p>\n<figure>\(img)</figure>\n")
        #expect(try html("See ![Old \\<layers>](b.svg)!") == "<p>See Old &lt;layers&gt;!</p>\n")
    }

    @Test("keeps signs of its name, description and caption from becoming HTML")
    func escapes() throws {
        let html = try Markdown.article("![\" onerror=\"x](<a b'\".svg> '\" onload=\"y <b>')") { _ in
            nil
        } medium: { name in
            .picture(Picture(address: "/f/" + name, width: 1, height: 2))
        }.html
        #expect(
            html == "<figure><img src=\"/f/a b'&quot;.svg\" alt=\"&quot; onerror=&quot;x\" width=\"1\" height=\"2\" "
                + "loading=\"lazy\"><figcaption>&quot; onload=&quot;y &lt;b&gt;</figcaption></figure>\n")
    }

    @Test("is a plain link where the text links to it, with its title as a hint")
    func asALink() throws {
        #expect(try html("[the *layers*](media/a.svg)") == "<p><a href=\"/f/1\">the <em>layers</em></a></p>\n")
        #expect(try html("[layers](media/a.svg \"x & y\")") == "<p><a href=\"/f/1\" title=\"x &amp; y\">layers</a></p>\n")
    }

    @Test("is no player")
    func isNoPlayer() throws {
        #expect(try !Markdown.article("![Layers](a)", medium: { _ in aPicture }).hasMedia)
    }
}
