import Markdown
import Testing

@testable import App

@Suite("A list of options")
struct OptionListTests {
    private func read(_ source: String) throws -> OptionList? {
        try OptionList(#require(try Markdown.blocks(source, rules: .newest).first), lines: TextLines(source), file: "a.md")
    }

    @Test("whose lines somebody counted differently is read without a trap")
    func otherLines() throws {
        let list = try #require(try Markdown.blocks("a\n\n- [x] b\n- [ ] c\n  d", rules: .newest).last)
        for text in ["", "- [x] b", "\n\n- [x] b"] { _ = OptionList(list, lines: TextLines(text), file: "a.md") }
        #expect(OptionList(list, lines: TextLines(""), file: "a.md") == nil)
    }

    private func written(_ list: OptionList?) -> [String]? {
        list?.options.map { ($0.isRight ? "+" : "-") + $0.text }
    }

    @Test("has a box before each, ticked for the right ones")
    func boxes() throws {
        let list = try read("- [ ] Core OS\n- [x] Cocoa *Touch*\n- [X] `Media`")
        #expect(written(list) == ["-Core OS", "+Cocoa *Touch*", "+`Media`"])
        #expect(try #require(list).mistakes.isEmpty)
    }

    @Test("may be written with any mark of a list", arguments: ["- ", "* ", "+ ", "1. ", "1) ", "-   "])
    func marks(mark: String) throws {
        #expect(try written(read("\(mark)[ ] a\n\(mark)[x] b")) == ["-a", "+b"])
    }

    @Test("keeps code and further paragraphs of an option that are indented")
    func longOptions() throws {
        let list = try read("- [x] a\n\n  ```swift\n  let x = 1\n    y\n  ```\n\n  more\n- [ ] b\n  c")
        #expect(written(list) == ["+a\n\n```swift\nlet x = 1\n  y\n```\n\nmore", "-b\nc"])
        #expect(try #require(list).mistakes.isEmpty)
    }

    @Test(
        "is ordinary Markdown without any box",
        arguments: ["- a\n- b", "1. a", "- [a](https://b.org)", "- [y] a\n- [] b", "- `[x]` a"])
    func ordinary(source: String) throws {
        #expect(try read(source) == nil)
    }

    @Test("is refused where an option has no box")
    func withoutBox() throws {
        let list = try #require(try read("- [x] a\n- b\n- [ ] c\n-  d"))
        #expect(list.mistakes == [2, 4].map { Mistake("a.md", line: $0, "mistake.option-without-box") })
    }

    @Test("is refused where an option is empty")
    func empty() throws {
        let list = try #require(try read("- [x]\n- [ ] b\n- [ ]  "))
        #expect(list.mistakes == [1, 3].map { Mistake("a.md", line: $0, "mistake.option-empty") })
    }

    @Test(
        "is refused where a line right under an option is not indented",
        arguments: ["- [x] a\n- [ ] b\nc\nd", "1. [x] a\n2. [ ] b\nc"])
    func unindented(source: String) throws {
        let list = try #require(try read(source))
        #expect(list.mistakes == [Mistake("a.md", line: 3, "mistake.unindented")])
    }
}
