import Markdown
import Testing

@Suite("Blocks of a text")
struct BlockTests {
    @Test("are told by kind, in their order")
    func kinds() throws {
        let source = "# one\n\ntwo\n\n- three\n\n> four\n\n```\nfive\n```\n\n<div>\n\n***\n\n### six"
        #expect(
            try Markdown.blocks(source).map(\.kind) == [
                .heading(level: 1), .paragraph, .list, .quote, .code, .html, .rule, .heading(level: 3),
            ])
    }

    @Test("know their lines in the source")
    func lines() throws {
        let source = "# one\n\ntwo\nthree\n\n> four\n> five\n\n```\nsix\n```\n"
        #expect(try Markdown.blocks(source).map(\.lines) == [1...1, 3...4, 6...7, 9...11])
    }

    @Test("count empty lines at the beginning")
    func linesAfterEmptyOnes() throws {
        #expect(try Markdown.blocks("\n\n\n### a").map(\.lines) == [4...4])
    }

    @Test("say their words without marks")
    func words() throws {
        let blocks = try Markdown.blocks("## A / *B* `c`\n\n[d](https://e.org) **f**\ng")
        #expect(blocks.map(\.text) == ["A / B c", "d f g"])
    }

    @Test("hold what is inside them, a list its items with their lines")
    func children() throws {
        let list = try #require(try Markdown.blocks("- one\n- two\n\n  more\n- [x] three").first)
        #expect(list.children.map(\.kind) == [.item, .item, .item])
        #expect(list.children.map(\.lines.lowerBound) == [1, 2, 5])
        #expect(list.children.map(\.text) == ["one", "two\nmore", "[x] three"])
        #expect(list.children[1].children.map(\.kind) == [.paragraph, .paragraph])
    }

    @Test("hold what is inside a quote")
    func quoted() throws {
        let quote = try #require(try Markdown.blocks("> a\n>\n> - b").first)
        #expect(quote.children.map(\.kind) == [.paragraph, .list])
        #expect(quote.text == "a\nb")
    }

    @Test("are none in an empty text")
    func none() throws {
        #expect(try Markdown.blocks("\n \n").isEmpty)
    }
}
