import Testing

@testable import App

@Suite("A line with a typed answer")
struct AnswerLineTests {
    @Test(
        "gives what is accepted, cut at the bars between spaces",
        arguments: [
            ("= UIKit", ["UIKit"]), ("= UIKit | UI Kit", ["UIKit", "UI Kit"]), ("   =  a  |  b\t|\tc  ", ["a", "b", "c"]),
            ("=\ta", ["a"]), ("= a|b", ["a|b"]), ("= a || b", ["a || b"]), ("= a |b| c", ["a |b| c"]),
        ])
    func alternatives(source: String, expected: [String]) throws {
        #expect(try #require(AnswerLine(source[...], line: 7)).alternatives == expected)
        #expect(AnswerLine(source[...], line: 7)?.line == 7)
    }

    @Test(
        "has a bar as part of an answer behind a backslash",
        arguments: [
            (#"= a \| b"#, ["a | b"]), (#"= \|"#, ["|"]), (#"= \| | \|\|"#, ["|", "||"]), (#"= a\|b"#, ["a|b"]),
            (#"= C:\ | D:\"#, [#"C:\"#, #"D:\"#]), (#"= a \\| b"#, [#"a \| b"#]), (#"= \d \n"#, [#"\d \n"#]),
        ])
    func bars(source: String, expected: [String]) throws {
        #expect(try #require(AnswerLine(source[...], line: 1)).alternatives == expected)
    }

    @Test(
        "is read as it stands, without Markdown",
        arguments: [
            "__init__", "*a*", "`a`", "<b>", "[x](javascript:1)", "![x](y.png)", "# a", "- [x] a", "a  b", "&amp;", "= b", "===",
        ])
    func plain(answer: String) throws {
        #expect(try #require(AnswerLine("= \(answer)", line: 1)).alternatives == [answer])
    }

    @Test(
        "keeps the empty answers, for a mistake",
        arguments: [
            ("=", [""]), ("= ", [""]), ("= |", ["", ""]), ("= a |", ["a", ""]), ("= | a", ["", "a"]),
            ("= a | | b", ["a", "", "b"]),
        ])
    func empty(source: String, expected: [String]) throws {
        #expect(try #require(AnswerLine(source[...], line: 1)).alternatives == expected)
    }

    @Test(
        "begins with = and a space, behind three spaces at most",
        arguments: ["a", "=a", "==", "== a", "    = a", "\t= a", "", "- = a"])
    func other(source: String) {
        #expect(AnswerLine(source[...], line: 1) == nil)
        #expect(!AnswerLine.begins(source[...]))
    }
}
