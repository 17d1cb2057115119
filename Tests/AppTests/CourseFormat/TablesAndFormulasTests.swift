import Testing

@testable import App

@Suite("Tables and formulas in a document")
struct TablesAndFormulasTests {
    private func mistakes(_ text: String) throws -> [Mistake] {
        do {
            _ = try readTest(text)
            return []
        } catch let found as ImportMistakes {
            return found.mistakes
        }
    }

    @Test(
        "a formula that cannot be printed is a mistake with its line",
        arguments: [
            ("$\\nope$", ["t.md:8 mistake.formula-command"]), ("a\n\n$$\nx +\n\\nope\n$$", ["t.md:12 mistake.formula-command"]),
            ("$\\begin{nope}x\\end{nope}$", ["t.md:8 mistake.formula-environment"]),
            ("$\\frac{1$", ["t.md:8 mistake.formula-group"]),
            ("$\\left( x$", ["t.md:8 mistake.formula-fence"]), ("$a}$", ["t.md:8 mistake.formula-sign"]),
            ("$\\frac{1}$", ["t.md:8 mistake.formula-argument"]), ("$x^1^2$", ["t.md:8 mistake.formula-superscripts"]),
            ("$x_1_2$", ["t.md:8 mistake.formula-subscripts"]),
            ("| a |\n|---|\n| $\\nope$ |", ["t.md:10 mistake.formula-command"]), ("`$\\nope$` \\$\\nope$ $5 $6", []),
            ("$x^2$ and\n\n| $a$ |\n|---|\n| b |", []),
        ])
    func faulty(body: String, expected: [String]) throws {
        #expect(try placesInTest(questionDocument("\(body)\n\n- [x] a\n- [ ] b\n")) == expected)
    }

    @Test("the sentence names the command, and the formula as it is written")
    func named() throws {
        let found = try mistakes(questionDocument("a $x +\n\\nope{y}$\n\n- [x] a\n- [ ] b\n"))
        #expect(found.map(\.line) == [9])
        #expect(found.first?.values == ["command": "\\nope", "formula": "$x + \\nope{y}$"])
        let long = try mistakes(questionDocument("$\(String(repeating: "x + ", count: 100))\\nope$\n\n- [x] a\n- [ ] b\n"))
        #expect(long.first?.values["formula"]?.count == 60)
    }

    @Test("is found in headings, options and explanations, and nowhere in an answer")
    func everywhere() throws {
        let text =
            "---\ntitle: a\nkind: quiz\n---\n\n$\\i1$\n\n### One $\\i2$?\n\n- [x] a $\\i3$\n- [ ] b\n  $\\i4$\n\n> c\n> $\\i5$\n\n"
            + "### Two?\n\n= $\\nope$ | $5\n"
        #expect(try placesInTest(text) == [6, 8, 10, 12, 15].map { "t.md:\($0) mistake.formula-command" })
    }

    @Test("a table cannot be an option, and is no list of options")
    func options() throws {
        #expect(
            try placesInTest(questionDocument("- [x] a\n- [ ] | b |\n  |---|\n")) == ["t.md:9 mistake.option-table"])
        let draft = try readTest(questionDocument("| a | b |\n|---|---|\n| - [x] c | d |\n\n- [x] a\n- [ ] b\n"))
        #expect(draft.content.questions.first?.options.count == 2)
        #expect(draft.content.questions.first?.body == "| a | b |\n|---|---|\n| - [x] c | d |")
    }

    @Test("an answer right below a table is missed with its line: it would be a row")
    func answerBelow() throws {
        #expect(try placesInTest(questionDocument("| a |\n|---|\n= 5\n")) == ["t.md:10 mistake.answer-joined"])
        #expect(try placesInTest(questionDocument("= 5 | 6\n--- | ---\n")) == ["t.md:9 mistake.answer-lines"])
        #expect(try placesInTest(questionDocument("| a |\n|---|\n\n= 5\n")) == [])
    }

    @Test("too many cells and too many formulas are told of the whole file")
    func tooMany() throws {
        let rows = String(repeating: "x\n", count: 6_000)
        let table = "|a|a|a|a|a|a|a|a|a|a|\n|-|-|-|-|-|-|-|-|-|-|\n" + rows
        #expect(try placesInTest(questionDocument(table + "\n- [x] a\n- [ ] b\n")) == ["t.md mistake.too-many-cells"])
        let formulas = String(repeating: "$a$ ", count: 20_000)
        #expect(try placesInTest(questionDocument(formulas + "\n\n- [x] a\n- [ ] b\n")) == ["t.md mistake.too-many-formulas"])
    }

    @Test("a text without them needs no more than CommonMark, and has the digest that it had")
    func rules() throws {
        let plain = try readTest(questionDocument("costs $5 | $6, `$x$`\n\n- [x] a | b\n- [ ] $\n"))
        #expect(plain.content.textRules == nil)
        for body in ["$x$", "| a |\n|---|"] {
            var content = try readTest(questionDocument("\(body)\n\n- [x] a\n- [ ] b\n")).content
            #expect(content.textRules == .extended)
            let digest = try content.digest
            content.textRules = nil
            #expect(try content.digest != digest, "the same text is new where it is printed otherwise")
        }
        for text in [
            questionDocument("- [x] $x$\n- [ ] b\n"), questionDocument("- [x] a\n- [ ] b\n\n> $x$\n"),
            questionDocument("- [x] a\n- [ ] b\n", heading: "$x$"),
            "---\ntitle: a\nkind: quiz\n---\n\n$x$\n\n### One?\n\n- [x] a\n- [ ] b\n",
        ] { #expect(try readTest(text).content.textRules == .extended) }
    }

    @Test("a question keeps the identifier that its words gave it before there were formulas")
    func identifiers() {
        #expect(QuestionHeading("### Cât este $a*b*c$?", file: "", line: 1).key == "cat-este-abc")
    }

    @Test("a survey has none: its introduction is read as CommonMark, and a dollar sign in an item is only that")
    func surveys() {
        #expect(SurveyText.mistakes(in: "Costs $5, or 6$?", "", line: 1) == [])
    }
}
