import Testing

@testable import Markdown

@Suite("A text is taken apart at its headings")
struct PassageTests {
    @Test("what stands before the first heading, and below each, with the anchors that the article has")
    func passages() throws {
        let source = "Întâi.\n\n## Ce este?\n\nUn *text*.\n\n- unu\n- doi\n\n```\ncod\n```\n\n### Ce este?\n\n## Gol\n"
        let passages = try Markdown.passages(source)
        #expect(passages.map(\.heading) == [nil, "Ce este?", "Ce este?", "Gol"])
        #expect(passages.compactMap(\.anchor) == (try Markdown.article(source).headings.map(\.anchor)))
        #expect(passages.map(\.text) == ["Întâi.", "Un text.\nunu\ndoi\ncod\n", "", ""])
    }

    @Test("a heading within a quote or a list begins a passage as well, and a text without words has none")
    func nested() throws {
        let source = "> ## În citat\n>\n> Text.\n\n- ## În listă\n\n## După"
        let passages = try Markdown.passages(source)
        #expect(passages.map(\.heading) == ["În citat", "În listă", "După"])
        #expect(passages.compactMap(\.anchor) == (try Markdown.article(source).headings.map(\.anchor)))
        #expect(try Markdown.passages("").isEmpty)
    }
}
