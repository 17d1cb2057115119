import Formulas
import Testing

@Suite(
    "Nothing that is written between two dollars harms",
    // Only what does not end takes so long: a test waits for its turn among thousands of others, and that counts.
    .timeLimit(.minutes(30)))
struct HostileTests {
    @Test("a formula that is too long is refused before it is read")
    func length() {
        let longest = String(repeating: "x", count: Formula.maximumBytes)
        #expect(mistake(longest) == nil)
        #expect(mistake(longest + "x")?.kind == .tooLong)
        #expect(mistake(String(repeating: "ș", count: Formula.maximumBytes / 2 + 1))?.kind == .tooLong)
        #expect(mistake(String(repeating: "^", count: 5_000_000))?.kind == .tooLong)
    }

    @Test(
        "what lies too deep in each other is refused, whatever it is",
        arguments: [
            ("{", "}"), (#"\sqrt{"#, "}"), (#"\sqrt "#, "x"), (#"\sqrt["#, "]x"), (#"\frac1{"#, "}"), (#"\frac "#, "1"),
            ("x^{", "}"),
            ("x_{", "}"), (#"\left("#, #"\right)"#), (#"\left(\middle|"#, #"\right)"#), (#"\begin{matrix}"#, #"\end{matrix}"#),
            (#"\hat "#, "x"), (#"\hat{"#, "}"), (#"\mathrm "#, "x"), (#"\overset "#, "x"), (#"\not "#, "="),
            (#"\displaystyle "#, ""),
            (#"\pmod "#, "n"), (#"\underset{"#, "}x"),
        ])
    func depth(open: String, close: String) {
        let deep = String(repeating: open, count: 300) + "x" + String(repeating: close, count: 300)
        #expect(deep.utf8.count <= Formula.maximumBytes)
        #expect(mistake(deep)?.kind == .tooDeep)
        #expect(mistake(String(repeating: open, count: 300))?.kind == .tooDeep)
    }

    @Test("groups in each other are read as far as is allowed")
    func deepest() {
        func deep(_ count: Int) -> String { String(repeating: "{", count: count) + "x" + String(repeating: "}", count: count) }
        #expect(mistake(deep(Formula.maximumDepth)) == nil)
        #expect(mistake(deep(Formula.maximumDepth + 1))?.kind == .tooDeep)
        #expect(mistake(String(repeating: deep(30), count: 100)) == nil)
    }

    @Test("braces in words do not lie in each other")
    func words() {
        #expect(mistake(#"\text{"# + String(repeating: "{", count: 3000) + String(repeating: "}", count: 3000) + "}") == nil)
    }

    @Test(
        "ten thousand bytes of anything become at most a hundred times as many, or a mistake",
        arguments: [
            "x", "^", "x^2", "'", "{}", "1,", "1", ",", " ", "\n", "a\\,", "\\,", "&", "\\\\", "<", "\"",
            "e\u{301}\u{302}\u{303}", "🧮",
            "\\alpha ", "\\sin ", "\\not=", "\\big(", "\\sqrt", "\\text{a}", "\\frac12", "\\left(x\\right)",
            "\\begin{matrix}a&b\\end{matrix}",
            "\\operatorname{a}", "{x}_1^2", "-", "\\mathbf{ab}", "~", "|",
        ])
    func repetition(part: String) throws {
        let source = String(repeating: part, count: Formula.maximumBytes / part.utf8.count)
        let problem = mistake(source)
        #expect((problem != nil) == ["^", "&", "\\\\", "\\sqrt"].contains(part))
        guard problem == nil else { return }
        let markup = try Formula.mathML(source, isBlock: true)
        #expect(markup.utf8.count <= 100 * Formula.maximumBytes)
        #expect(XMLTree(markup) != nil)
    }

    @Test("a wide table and a long one are as long as their cells", arguments: ["&", "\\\\", "&\\\\"])
    func tables(part: String) throws {
        let source = "\\begin{aligned}" + String(repeating: part, count: 3000) + "\\end{aligned}"
        #expect(try Formula.mathML(source, isBlock: true).utf8.count < 100 * source.utf8.count)
    }

    @Test(
        "markup in a formula is text",
        arguments: ["<script>alert(1)</script>", "\"><img src=x>", "</math>", "&lt;", "]]>", "<!--"])
    func markup(source: String) throws {
        for formula in [source.replacing("&", with: "\\&"), "\\text{\(source.replacing("&", with: "\\&"))}"] {
            let markup = try Formula.mathML(formula, isBlock: false)
            #expect(XMLTree(markup) != nil)
            for tag in ["<script", "<img", "<!", "</math><"] { #expect(!markup.contains(tag)) }
        }
    }
}
