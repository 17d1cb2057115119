import Markdown
import Testing

@Suite("Tables and formulas that want to do harm")
struct NastyTableTests {
    private func html(_ source: String) throws -> String { try Markdown.html(source, rules: .extended) }

    @Test("with more cells than any text has are refused, those that are only missing too")
    func cells() throws {
        let columns = String(repeating: "|a", count: 1_000) + "\n" + String(repeating: "|-", count: 1_000) + "\n"
        #expect(throws: MarkdownProblem.tooManyCells) { try html(columns + String(repeating: "x\n", count: 100)) }
        #expect(try html(columns + String(repeating: "x\n", count: 40)).ranges(of: "<td></td>").count == 39_960)
        #expect(throws: MarkdownProblem.tooManyCells) { try html(String(repeating: "| a |\n|-|\n\n", count: 60_000)) }
        #expect(throws: MarkdownProblem.tooManyCells) {
            try Markdown.rules(neededBy: columns + columns + columns + String(repeating: "x\n", count: 100), isOneLine: false)
        }
    }

    @Test("with more formulas than any text has are refused")
    func formulas() throws {
        #expect(throws: MarkdownProblem.tooManyFormulas) { try html(String(repeating: "$a$ ", count: 20_000)) }
        #expect(throws: MarkdownProblem.tooManyFormulas) {
            try html(String(repeating: "$" + String(repeating: "a", count: 9_000) + "$ ", count: 30))
        }
        #expect(try html(String(repeating: "$a$ ", count: 5_000)).ranges(of: "<math").count == 5_000)
    }

    @Test(
        "are read in time however they go on",
        arguments: [
            "$", "$ ", "$a ", "$a\n", "> $a\n", "`$", "\\$", "&$", "[$", "$[", "*$", "<$", "$$ ", "$$a ", "$x\n\n", "|", "| ",
            "|-", "|a\n",
            "|a|\n|-|-|\n", "- |a\n  |-\n", "> |a\n|-\n", "|-|\n", "\\|", "|`", "| <b>\n", "[a]: b\n|-|\n", "<!--\n",
            "<!--\n|a|\n|-|\n",
            "    |a|\n", "a\n===\n", "|a|\n|-|\n===\n", "![$a$](",
        ])
    func repeated(piece: String) throws {
        _ = try? html(String(repeating: piece, count: 50_000 / piece.utf8.count))
        for beginning in ["", "|a|b|\n|-|-|\n", "$a", "> ", "- "] {
            let html = try html(beginning + String(repeating: piece, count: 50))
            #expect(HTMLScanner.complaints(about: html) == [])
        }
    }

    @Test("that go on from line to line, in as many lists as there may be in each other, are all read")
    func linesInLists() throws {
        let lists = String(repeating: "- ", count: 45)
        #expect(try html(lists + String(repeating: "$\n", count: 20_000)).ranges(of: "<math").isEmpty)
        #expect(try html(lists + String(repeating: "$a\nb$\n", count: 2_000)).ranges(of: "<math").count == 2_000)
    }

    @Test("nested as deeply as a text may be are found, and deeper ones are refused")
    func deep() throws {
        let quotes = String(repeating: "> ", count: 90)
        #expect(try html("\(quotes)| $a$ |\n\(quotes)|---|\n\(quotes)| b |").ranges(of: "<td>b</td>").count == 1)
        let more = String(repeating: "> ", count: 120)
        #expect(throws: MarkdownProblem.tooDeep) { try html("\(more)| $a$ |\n\(more)|---|") }
    }

    @Test("of marks that the program makes itself are only words")
    func marks() throws {
        for mark in ["&#xFDD0;", "&#xFDD1;", "&#xFDD2;"] {
            let html = try html("$x$ \\$\(mark)0&#xFDD1;\\$ \(mark)\n\(mark)y\n\n| \(mark)0&#xFDD1; |\n|---|\n")
            #expect(html.unicodeScalars.allSatisfy(CleanText.isAllowed) && HTMLScanner.complaints(about: html) == [])
        }
        let comment = try html("<!--0-->\n\n| a |\n|---|\n\n<!-- 0 -->")
        #expect(comment.ranges(of: "<table>").count == 1)
    }

    @Test("of 5,000 texts of all pieces become HTML without anything that could do harm, all tables and formulas whole")
    func random() throws {
        var (tables, formulas) = (0, 0)
        for text in RandomTexts(5_000) {
            let html = try Markdown.article(text, rules: .extended, link: { $0 }).html
            #expect(HTMLScanner.complaints(about: html) == [], "\(text)")
            #expect(html.unicodeScalars.allSatisfy(CleanText.isAllowed), "\(text)")
            #expect(html.ranges(of: "<table>").count == html.ranges(of: "</table>").count, "\(text)")
            let last = TextLines(text).count
            for block in try Markdown.blocks(text, rules: .extended) { #expect(block.lines.upperBound <= last + 1, "\(text)") }
            for finding in try Markdown.findings(text, rules: .extended) { #expect((1...last).contains(finding.line), "\(text)") }
            tables += html.ranges(of: "<table>").count
            formulas += html.ranges(of: "<math").count
        }
        #expect(tables > 100 && formulas > 1_000, "\(tables) \(formulas)")
    }
}
