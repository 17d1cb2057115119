import Markdown
import Testing

@Suite("A text beyond the limits")
struct LimitTests {
    @Test("is read up to its longest and refused from there")
    func length() throws {
        let longest = String(repeating: "a", count: Markdown.maximumBytes)
        #expect(try Markdown.plainText(longest).utf8.count == Markdown.maximumBytes)
        #expect(throws: MarkdownProblem.tooLong) { try Markdown.html(longest + "a") }
        #expect(throws: MarkdownProblem.tooLong) { try Markdown.blocks(longest + "a") }
        #expect(throws: MarkdownProblem.tooLong) { try Markdown.findings(longest + "a") }
    }

    @Test("counts bytes, not letters")
    func bytes() {
        #expect(throws: MarkdownProblem.tooLong) {
            try Markdown.html(String(repeating: "ț", count: Markdown.maximumBytes / 2 + 1))
        }
    }

    @Test(
        "is refused when it is nested too deeply",
        arguments: [
            String(repeating: "> ", count: 200) + "x", String(repeating: "- ", count: 200) + "x",
            String(repeating: ">", count: 100_000), String(repeating: "- ", count: 5_000) + "x",
            String(repeating: "**a ", count: 300) + String(repeating: "b**", count: 300),
            String(repeating: "![", count: 200) + String(repeating: "](a)", count: 200),
        ])
    func depth(source: String) {
        #expect(throws: MarkdownProblem.tooDeep) { try Markdown.html(source) }
    }

    @Test("is read while it is nested as deeply as a person would")
    func reasonableDepth() throws {
        let html = try Markdown.html(String(repeating: "> ", count: 40) + "x")
        #expect(html.count(of: "<blockquote>") == 40)
    }

    @Test("is not made longer by brackets that never close")
    func openBrackets() throws {
        #expect(try Markdown.plainText(String(repeating: "[", count: 50_000)).count == 50_000)
    }
}

extension String {
    fileprivate func count(of piece: String) -> Int { ranges(of: piece).count }
}
