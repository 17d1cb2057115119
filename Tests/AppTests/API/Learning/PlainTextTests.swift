import Testing

@testable import App

@Suite("HTML as plain text")
struct PlainTextTests {
    @Test(
        "has no marks, a line for each paragraph, and the words of pictures",
        arguments: [
            ("<p>Un <strong>curs</strong>.</p>", "Un curs."), ("<p>a</p>\n<p>b &lt;i&gt; &amp;amp;</p>", "a\nb <i> &amp;"),
            ("<p>x<br>y</p>", "x\ny"), ("<img src=\"/a\" alt=\"Straturile\">", "Straturile"), ("", ""),
            ("a<br>b<br/>c<br />d", "a\nb\nc\nd"), ("<pre><code>x &lt; 1</code></pre>\n<ul>\n<li>y</li>\n</ul>", "x < 1\ny"),
            ("<img alt=\"\" src=\"/a\"><brand>z</brand>", "z"), ("ș<em>ț</em> & <", "șț &"), ("<p> aș </p>", "aș"),
        ])
    func text(html: String, plain: String) {
        #expect(PlainText.text(html: html) == plain)
        #expect(TextResource(html: html).html == html)
    }

    @Test("pictures of questions get addresses that programs reach, each one part long")
    func pictures() {
        let attempt = Attempt(
            id: ID(text: "a"), assessment: ID(text: "t"), person: ID(text: "p"), ordinal: 1, revision: ID(text: "r"), seed: 1,
            startedAt: Instant(milliseconds: 0), deadline: nil, submission: nil)
        let html = "<p><img src=\"\(AssessmentRoutes.picture("media/a b.png", of: attempt.revision))\" alt=\"\"> x</p>"
        let moved = AttemptPictures.moved(html, in: attempt)
        #expect(moved == "<p><img src=\"\(LearnerRoutes.picture("media%2Fa%20b.png", of: attempt.id))\" alt=\"\"> x</p>")
        #expect(AttemptPictures.moved("<p>x</p>", in: attempt) == "<p>x</p>")
    }
}
