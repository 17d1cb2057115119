import Formulas
import Testing

@Suite("A mistake in a formula is named, with its line")
struct MistakeTests {
    @Test(
        "what is not in the subset, not closed, or cannot stand where it is",
        arguments: [
            (#"\foo"#, .unknownCommand(#"\foo"#)), (#"\color{red}x"#, .unknownCommand(#"\color"#)),
            (#"\def\a{b}"#, .unknownCommand(#"\def"#)), (#"\newcommand{\a}{b}"#, .unknownCommand(#"\newcommand"#)),
            (#"\begin{tabular}a\end{tabular}"#, .unknownEnvironment("tabular")), ("{a", .unclosedGroup),
            ("{{{{", .unclosedGroup),
            (#"\sqrt[3"#, .unclosedGroup), (#"\text{a"#, .unclosedGroup), (#"\begin{array}{l"#, .unclosedGroup),
            (#"\begin{matrix}a"#, .unclosedEnvironment("matrix")),
            (#"\begin{matrix}a\end{pmatrix}"#, .unclosedEnvironment("matrix")), (#"\left(a"#, .unclosedFence),
            ("a}", .unexpected("}")), ("a&b", .unexpected("&")), (#"a\\b"#, .unexpected(#"\\"#)), ("50%", .unexpected("%")),
            ("#1", .unexpected("#")), (#"\right)"#, .unexpected(#"\right"#)), (#"{\left(a}\right)"#, .unexpected("}")),
            (#"\text{a_b}"#, .unexpected("_")), (#"\text{\alpha}"#, .unexpected(#"\alpha"#)), ("a\\", .unexpected("\\")),
            (#"\begin{array}{c}a&b\end{array}"#, .unexpected("&")), (#"\begin{array}{c|c}a\end{array}"#, .unexpected("|")),
            (#"\begin{matrix}a\\[2pt]b\end{matrix}"#, .unexpected(#"\\["#)), (#"\operatorname{a+b}"#, .unexpected("+")),
            (#"\frac1"#, .missingArgument(#"\frac"#)), ("x^", .missingArgument("^")), ("{x_}", .missingArgument("_")),
            ("x^^2", .missingArgument("^")), (#"\sqrt"#, .missingArgument(#"\sqrt"#)), (#"\hat^2"#, .missingArgument(#"\hat"#)),
            (#"\text a"#, .missingArgument(#"\text"#)), (#"\left a\right)"#, .missingArgument(#"\left"#)),
            (#"\big"#, .missingArgument(#"\big"#)), (#"\begin a"#, .missingArgument(#"\begin"#)),
            (#"\begin{array}a\end{array}"#, .missingArgument(#"\begin{array}"#)), ("x^2^3", .doubleSuperscript),
            ("x^2'", .doubleSuperscript), ("x_2_3", .doubleSubscript),
        ] as [(String, FormulaProblem.Kind)])
    func kinds(source: String, kind: FormulaProblem.Kind) {
        #expect(mistake(source)?.kind == kind)
        #expect(mistake("a\n\nb " + source)?.line == 2)
    }

    @Test(
        "characters that must not be in any text are described",
        arguments: [0, 0x7F, 0x85, 0xFFFE, 0xFDD0, 0x1FFFF] as [UInt32])
    func characters(value: UInt32) throws {
        let character = String(try #require(Unicode.Scalar(value)))
        #expect(mistake("a" + character)?.kind == mistake(#"\text{a"# + character)?.kind)
        guard case .unexpected(let text) = mistake("a" + character)?.kind else {
            Issue.record("\(value) is taken")
            return
        }
        #expect(text.hasPrefix("U+"))
    }

    @Test(
        "an accent without a letter is one", arguments: ["\u{301}", "{\u{301}}", "a ^\u{301}", "\\\u{301}", "\\text{\u{200D}}"])
    func accents(source: String) {
        guard case .unexpected = mistake(source)?.kind else {
            Issue.record("\(source) is taken")
            return
        }
    }

    @Test("of what is not closed, the line is where it opens; of all else, where it is")
    func lines() {
        #expect(mistake("a\n{b\nc")?.line == 1)
        #expect(mistake("a\r\n\\left(b\r\nc")?.line == 1)
        #expect(mistake("\\begin{matrix}\na\\\\\nb")?.line == 0)
        #expect(mistake("\\text{a\nb}\n\\foo")?.line == 2)
        #expect(mistake("a\\\n\\foo")?.line == 1)
        #expect(mistake("\\frac\n\n1")?.line == 0)
    }
}
