import Formulas
import Markdown
import Testing

@Suite("What an author should know about tables and formulas")
struct ExtendedFindingTests {
    private func findings(_ source: String) throws -> [Finding] {
        try Markdown.findings(source, rules: .extended, withAnchors: true)
    }

    private func formulas(_ source: String) throws -> [String] {
        try findings(source).compactMap { finding in
            guard case .formula(let written, let problem) = finding.kind else { return nil }
            return "\(finding.line) \(written.split(separator: "\n").first ?? "") \(problem.kind)"
        }
    }

    @Test("is a formula with a mistake, with the line of the mistake")
    func mistakes() throws {
        #expect(try formulas("ok $x$\n\n`$\\nope$` $\\nope$") == ["3 $\\nope$ unknownCommand(\"\\\\nope\")"])
        #expect(
            try formulas("> a\n> $x +\n> \\nope$ and $\\other$\n\n$$\n\\frac{1}\n$$")
                == [
                    "3 $x + unknownCommand(\"\\\\nope\")", "3 $\\other$ unknownCommand(\"\\\\other\")",
                    "6 $$ missingArgument(\"\\\\frac\")",
                ])
    }

    @Test("is in a table what it is elsewhere, with the line of its row")
    func inTables() throws {
        let source =
            "[d]: e:f\n\ntext\n| [a](#x) | <b> |\n|---|---|\n| ![](p.png) | $\\nope$ |\n| [d] | `<i>` |\n\n"
            + "![q](r.png)\n\n| a |\n|-|\n| [k](l:m) |\n"
        let found = try findings(source)
        #expect(found.map(\.line) == [4, 4, 6, 6, 7, 9, 13])
        #expect(found.first?.kind == .link("#x") && found.last?.kind == .link("l:m"))
    }

    @Test("has the same lines below a table as without one")
    func belowTables() throws {
        let source = "a\n\n| a | b |\n|---|---|\n| c |\n\n> x <b>\n> y [c](d:e)\n\n<div>\n\n![f](g.png)"
        #expect(try findings(source).map(\.line) == [7, 8, 10, 12])
        #expect(try Markdown.blocks(source, rules: .extended).map(\.lines) == [1...1, 3...5, 7...8, 10...10, 12...12])
    }

    @Test("is nothing in a formula: it has no links, pictures and HTML")
    func insideFormulas() throws {
        #expect(try findings("$<b>$ $[x](y:z)$").isEmpty)
    }

    @Test("says which rules a text needs: the oldest by which it is printed as by the newest")
    func rules() throws {
        func rules(_ source: String, isOneLine: Bool = false) throws -> TextRules {
            try Markdown.rules(neededBy: source, isOneLine: isOneLine)
        }
        #expect(try rules("costs $5 | $6") == .commonMark && rules("`$x$`") == .commonMark && rules("") == .commonMark)
        #expect(try rules("$x$") == .extended && rules("$\\nope$") == .extended && rules("| a |\n|-|") == .extended)
        // A line of its own is no block.
        #expect(try rules("    $x$") == .commonMark && rules("    $x$", isOneLine: true) == .extended)
    }
}
