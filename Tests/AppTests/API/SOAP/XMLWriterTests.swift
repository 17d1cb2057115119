import Testing

@testable import App

@Suite("XML as it is written")
struct XMLWriterTests {
    @Test(
        "has a sign for each mark and for what XML cannot say, and all other letters as they are",
        arguments: [
            ("", ""), ("a", "a"), ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;'"), ("\t\n\r", "&#9;&#10;&#13;"),
            ("\u{0}\u{1F}x\u{B}", "\u{FFFD}\u{FFFD}x\u{FFFD}"), ("\u{FFFE}a\u{FFFF}", "\u{FFFD}a\u{FFFD}"),
            ("\u{FFFD}\u{FB01}\u{F000}\u{FEFF}", "\u{FFFD}\u{FB01}\u{F000}\u{FEFF}"),
            ("\u{FB01}&\u{FB01}", "\u{FB01}&amp;\u{FB01}"),
            ("ș țĐđ\u{7F}\u{80}👩‍🎓e\u{301}", "ș țĐđ\u{7F}\u{80}👩‍🎓e\u{301}"),
        ])
    func values(value: String, written: String) {
        #expect(Array(XMLWriter.escaped(value).unicodeScalars) == Array(written.unicodeScalars))
        var xml = XMLWriter()
        xml.element("a", ["b": value, "c": "d"]) { xml in
            xml.element("e", text: value)
            xml.element("f", ["g": value])
        }
        let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        let expected = "\(head)<a b=\"\(written)\" c=\"d\"><e>\(written)</e><f g=\"\(written)\" /></a>"
        #expect(Array(xml.text.utf8) == Array(expected.utf8))
    }
}
