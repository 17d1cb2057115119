import Markdown
import Testing

@Suite("A clip in a text for reading")
struct PlayerTests {
    private let films = ["media/f.mp4": aFilm, "media/r.mp3": aRecording, "media/a.svg": aPicture]

    private func article(_ source: String) throws -> Article {
        try Markdown.article(source, medium: { films[$0] })
    }

    @Test("that is alone in its paragraph is a player with captions and a link that saves it")
    func video() throws {
        let article = try article("![How *Mila* works](media/f.mp4)")
        #expect(
            article.html == "<figure><video controls preload=\"none\" width=\"640\" height=\"360\" aria-label=\"How Mila works\" "
                + "playsinline><source src=\"/f/2\" type=\"video/mp4\"><track kind=\"captions\" src=\"/f/2.vtt\" srclang=\"ro\" "
                + "label=\"Română\" default></video><figcaption>How Mila works · "
                + "<a href=\"/f/2\" download>Descarcă (MP4, 240 KB)</a></figcaption></figure>\n")
        #expect(article.hasMedia)
    }

    @Test("without a picture is a player of sound, without captions when there are none")
    func audio() throws {
        let article = try article("![Radu speaks](media/r.mp3)")
        #expect(
            article.html == "<figure><audio controls preload=\"none\" aria-label=\"Radu speaks\">"
                + "<source src=\"/f/3\" type=\"audio/mpeg\"></audio><figcaption>Radu speaks · "
                + "<a href=\"/f/3\" download>Descarcă (MP3, 90 KB)</a></figcaption></figure>\n")
        #expect(article.hasMedia)
    }

    @Test("says its caption after its title, and nothing where there is neither")
    func caption() throws {
        #expect(try article("![A](media/r.mp3 \"b & c\")").html.contains("<figcaption>A · b &amp; c · <a href"))
        let nameless = try article("![](media/r.mp3)").html
        #expect(nameless.contains("<audio controls preload=\"none\"><source"))
        #expect(nameless.contains("<figcaption><a href"))
    }

    @Test("stands beside pictures of the same paragraph")
    func besidePictures() throws {
        let article = try article("![A](media/a.svg)\n![B](media/f.mp4)\n![C](media/r.mp3)")
        #expect(article.html.matches(of: #/<figure><(img|video|audio) /#).map(\.1) == ["img", "video", "audio"])
        #expect(!article.html.contains("<p>"))
    }

    @Test("among other words is a plain link, and no player")
    func inline() throws {
        let article = try article("See ![the *film*](media/f.mp4 \"x\") and ![](media/r.mp3).")
        #expect(
            article.html
                == "<p>See <a href=\"/f/2\" title=\"x\">the film</a> and <a href=\"/f/3\">Descarcă (MP3, 90 KB)</a>.</p>\n")
        #expect(!article.hasMedia)
    }

    @Test("is a plain link where the text links to it")
    func asALink() throws {
        let article = try article("[the *film*](media/f.mp4)")
        #expect(article.html == "<p><a href=\"/f/2\">the <em>film</em></a></p>\n")
        #expect(!article.hasMedia)
    }

    @Test("inside a link leaves its words: a link holds no other")
    func insideALink() throws {
        #expect(try article("[![film](media/f.mp4)](https://a.org)").html == "<p><a href=\"https://a.org\">film</a></p>\n")
        #expect(
            try article("[*see ![film](media/f.mp4)*](media/a.svg)").html == "<p><a href=\"/f/1\"><em>see film</em></a></p>\n")
    }

    @Test("keeps signs of everything that is said about it from becoming HTML")
    func escapes() throws {
        let sign = "\"'<>&"
        let clip = Clip(
            address: sign, contentType: sign, captions: Captions(address: sign, language: sign, label: sign), downloadLabel: sign)
        for medium in [Medium.video(clip), .audio(clip)] {
            let html = try Markdown.article("![\"'\\<>&](x)\n\na ![\"'\\<>&](x '\"') ![](x)", medium: { _ in medium }).html
            #expect(HTMLScanner.complaints(about: html) == [])
            #expect(html.ranges(of: "&quot;'&lt;&gt;&amp;").count == 13)
        }
    }
}
