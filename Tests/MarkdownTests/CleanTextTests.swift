import Testing

@testable import Markdown

@Suite("Text that comes in")
struct CleanTextTests {
    @Test(
        "has one kind of line end, counted as CommonMark counts them",
        arguments: [
            ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\r\nb", "a\n\nb"), ("a\n\rb", "a\n\nb"), ("\r\r\n", "\n\n"),
            ("a\nb", "a\nb"),
        ])
    func lineEnds(text: String, expected: String) {
        #expect(Array(CleanText.cleaned(text).unicodeScalars) == Array(expected.unicodeScalars))
        #expect(TextLines(CleanText.cleaned(text)).count == expected.unicodeScalars.count { $0 == "\n" } + 1)
    }

    @Test(
        "has a replacement for each character that no text has",
        arguments: [
            0, 1, 2, 3, 8, 0xB, 0xC, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF,
        ] as [UInt32])
    func controls(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(CleanText.cleaned("a\(Character(scalar))b") == "a\u{FFFD}b")
    }

    @Test(
        "keeps tabs, letters of all languages, marks, directions and emoji",
        arguments: ["\t", "ș", "ž", "«", "’", "\u{202E}", "e\u{301}", "👩‍🏫", "\u{FEFF}", "\u{A0}"])
    func kept(text: String) {
        #expect(CleanText.cleaned("a" + text) == "a" + text)
    }

    @Test("as HTML has no control character that Markdown decoded, wherever it stood")
    func decoded() throws {
        let mark = "&#2;0&lt;&#3;"
        let source = "# \(mark)\n\n[\(mark)](https://x.org \"\(mark)\") `a` ![\(mark)](p.png \"\(mark)\")\n\n```\(mark)\n```\n"
        let article = try Markdown.article(source)
        let texts = [article.html, try Markdown.plainText(mark), try Markdown.html(mark)]
        for text in texts { #expect(text.unicodeScalars.allSatisfy(CleanText.isAllowed)) }
        #expect(texts[2] == "<p>\u{FFFD}0&lt;\u{FFFD}</p>\n")
    }

    @Test("has an empty line wherever somebody counts beyond it")
    func beyond() {
        let lines = TextLines("a\nb")
        #expect([Int.min, -1, 0, 3, Int.max].allSatisfy { lines.line($0).isEmpty })
        #expect(Array(lines[2...9]) == ["b"] && lines[3...].isEmpty && Array(lines[(-5)...1]) == ["a"])
    }

    @Test("has the lines that CommonMark counts, a combining mark behind a line end and all")
    func combining() throws {
        let text = "a\n\u{301}b\n\nc"
        #expect(TextLines(text).count == 4)
        #expect(try Markdown.blocks(text).last?.lines == 4...4)
    }
}
