import Markdown
import Testing

@Suite("A text for reading")
struct ArticleTests {
    @Test("prints its headings one level deeper, at most as the sixth, with their anchors")
    func headings() throws {
        let article = try Markdown.article("## One\n\nwords\n\n### Two *parts*\n\n##### Five\n\n###### Six")
        #expect(
            article.html == "<h3 id=\"one\">One</h3>\n<p>words</p>\n<h4 id=\"two-parts\">Two <em>parts</em></h4>\n"
                + "<h6 id=\"five\">Five</h6>\n<h6 id=\"six\">Six</h6>\n")
    }

    @Test("tells its headings as they were written, for a table of contents")
    func contents() throws {
        let headings = try Markdown.article("## A `b` & *c*\n\n> #### Quoted\n\n- Underlined\n  twice\n  ---").headings
        #expect(
            headings == [
                .init(
                    level: 2, textHTML: "A <code>b</code> &amp; <em>c</em>", plainText: "A b & c", anchor: "a-b-c"),
                .init(level: 4, textHTML: "Quoted", plainText: "Quoted", anchor: "quoted"),
                .init(level: 2, textHTML: "Underlined twice", plainText: "Underlined twice", anchor: "underlined-twice"),
            ])
    }

    @Test("has no link, picture or raw HTML in the words of a heading, because they may stand in a link")
    func headingWithALink() throws {
        let source = "## **[Layers](https://a.org)** ![of *cake*](b.png) <b>x</b> [y](javascript:z) \\<i>"
        let heading = try #require(try Markdown.article(source, medium: { _ in aPicture }).headings.first)
        #expect(heading.textHTML == "<strong>Layers</strong> of cake x y &lt;i&gt;")
        #expect(heading.plainText == "Layers of cake x y <i>")
    }

    @Test("keeps links and pictures in the heading itself")
    func headingAsPrinted() throws {
        let html = try Markdown.article("## [A](https://a.org) ![b](c.png)", medium: { _ in aPicture }).html
        #expect(
            html == "<h3 id=\"a-b\"><a href=\"https://a.org\">A</a> "
                + "<img src=\"/f/1\" alt=\"b\" width=\"640\" height=\"480\" loading=\"lazy\"></h3>\n")
    }

    @Test(
        "counts the words of its prose and headings, and none in blocks of code",
        arguments: [
            ("", 0), ("one", 1), ("## One two\n\nthree *four* `five`\nsix - seven", 7), ("```\nno words\n```\n\n    nor here", 0),
            ("- one\n- two\n\n> three", 3), ("<b>one</b> two\n\n<div>\nno\n</div>", 2), ("![one two](a.png)", 2),
            ("UI/UX e-mail — 3,5 ... !", 3), ("[one](https://not.counted.org) <https://two.org>", 2), ("o*n*e", 1),
        ])
    func words(source: String, count: Int) throws {
        #expect(try Markdown.article(source).wordCount == count)
        #expect(try Markdown.article(source, medium: { _ in aPicture }).wordCount == count)
    }

    @Test("says whether it has a block of code")
    func code() throws {
        #expect(try Markdown.article("- a\n\n  ```swift\n  let x = 1\n  ```").hasCode)
        #expect(try Markdown.article("a\n\n    indented").hasCode)
        #expect(try !Markdown.article("`let x = 1`").hasCode)
    }

    @Test("lets the keyboard reach a wide block of code")
    func wideCode() throws {
        let html = try Markdown.article("```swift\nlet x = \"<pre>\"\n```").html
        #expect(
            html == "<pre tabindex=\"0\"><code class=\"language-swift\">let x = &quot;&lt;pre&gt;&quot;\n</code></pre>\n")
    }

    @Test("is refused when it is too long or too deep")
    func limits() {
        let long = String(repeating: "a", count: Markdown.maximumBytes + 1)
        #expect(throws: MarkdownProblem.tooLong) { try Markdown.article(long) }
        #expect(throws: MarkdownProblem.tooLong) { try Markdown.anchors(long) }
        #expect(throws: MarkdownProblem.tooDeep) { try Markdown.article(String(repeating: "> ", count: 200) + "x") }
    }

    @Test("drops raw HTML as every text does")
    func rawHTML() throws {
        #expect(try Markdown.article("a <b>c</b>\n\n<div>\nd\n</div>\n\ne").html == "<p>a c</p>\n<p>e</p>\n")
    }

    @Test("of nothing is nothing")
    func nothing() throws {
        let article = Article(html: "", headings: [], wordCount: 0, hasCode: false, hasMedia: false)
        #expect(try Markdown.article("\n \n") == article)
    }
}

/// A picture, a film with captions, a recording and a sheet, as a course would serve them.
let aPicture = Medium.picture(Picture(address: "/f/1", width: 640, height: 480))
let aFilm = Medium.video(
    Clip(
        address: "/f/2", contentType: "video/mp4", captions: Captions(address: "/f/2.vtt", language: "ro", label: "Română"),
        downloadLabel: "Descarcă (MP4, 240 KB)"))
let aRecording = Medium.audio(
    Clip(address: "/f/3", contentType: "audio/mpeg", captions: nil, downloadLabel: "Descarcă (MP3, 90 KB)"))
let aSheet = Medium.file(Attachment(address: "/f/4", details: "PDF, 120 KB"))
