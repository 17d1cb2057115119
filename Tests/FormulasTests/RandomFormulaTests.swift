import Formulas
import Testing

@Suite("Whatever is written, a formula becomes MathML or a mistake")
struct RandomFormulaTests {
    @Test("every sample formula is well formed, inline and in a line of its own", arguments: [true, false])
    func samples(isBlock: Bool) throws {
        #expect(SampleFormulas.all.count > 180)
        for source in SampleFormulas.all { try check(source, isBlock: isBlock) }
    }

    @Test("formulas that follow the grammar are taken", arguments: 0..<20 as Range<UInt64>)
    func grammar(seed: UInt64) throws {
        var dice = Dice(state: seed)
        for _ in 0..<40 { try check(Self.formula(3, &dice), isBlock: Bool.random(using: &dice)) }
    }

    @Test("sample formulas with pieces cut out and put in, and characters at random, are taken or refused with their line")
    func mutations() throws {
        var dice = Dice(state: 25)
        var (taken, refused) = (0, 0)
        for round in 0..<4000 {
            let source = round % 2 == 0 ? Self.mutated(&dice) : Self.noise(&dice)
            if let problem = mistake(source) {
                #expect((0...source.count { $0.isNewline }).contains(problem.line), "\(source)")
                refused += 1
            } else {
                try check(source, isBlock: true)
                taken += 1
            }
        }
        #expect(taken > 400 && refused > 400)
    }

    private func check(_ source: String, isBlock: Bool) throws {
        let markup = try Formula.mathML(source, isBlock: isBlock)
        let tree = try #require(XMLTree(markup), "\(source)")
        #expect(tree.misshapen == [], "\(source)")
        #expect(!markup.contains("\n"), "\(source)")
        let math = try #require(tree.root.children.first)
        #expect(math.attributes["alttext"] == math.children.first?.children.last?.text, "\(source)")
    }

    // MARK: - Sources

    private static let words = [
        "a", "B", "x", "7", "12", "3,5", "+", "-", "=", "<", ",", "!", ":", "|", "'", "ș", "∑", #"\alpha"#,
        #"\Gamma"#, #"\sin"#,
        #"\lim"#,
        #"\sum"#, #"\int"#, #"\to"#, #"\le"#, #"\in"#, #"\cdot"#, #"\ldots"#, #"\,"#, #"\quad"#, #"\infty"#, #"\%"#,
        #"\text{și }"#,
        #"\bigl("#, #"\operatorname{tr}"#, "(", ")", "[", "]",
    ]

    private static func formula(_ depth: Int, _ dice: inout Dice) -> String {
        (0...Int.random(in: 0...3, using: &dice)).map { _ in part(depth, &dice) }.joined(separator: " ")
    }

    private static func part(_ depth: Int, _ dice: inout Dice) -> String {
        func inside() -> String { "{" + formula(depth - 1, &dice) + "}" }
        func cells() -> String { inside() + "&" + inside() + #"\\"# + inside() }
        guard depth > 0 else { return word(&dice) }
        switch Int.random(in: 0...15, using: &dice) {
        case 0: return #"\frac"# + inside() + inside()
        case 1: return #"\sqrt["# + inside() + "]" + inside()
        case 2: return inside() + "^" + inside()
        case 3: return inside() + "_" + inside() + "^" + inside()
        case 4: return #"\sum_"# + inside()
        case 5: return #"\left("# + formula(depth - 1, &dice) + #"\middle|x\right]"#
        case 6: return #"\begin{pmatrix}"# + cells() + #"\end{pmatrix}"#
        case 7: return #"\begin{aligned}"# + cells() + #"\end{aligned}"#
        case 8: return #"\overline"# + inside()
        case 9: return #"\mathbf"# + inside()
        case 10: return #"\overset"# + inside() + inside()
        default: return word(&dice)
        }
    }

    private static func word(_ dice: inout Dice) -> String {
        let word = words.randomElement(using: &dice) ?? "x"
        return word == "'" ? "x'" : word
    }

    private static func mutated(_ dice: inout Dice) -> String {
        var source = Array((SampleFormulas.all.randomElement(using: &dice) ?? "").unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let place = Int.random(in: 0...source.count, using: &dice)
            if Bool.random(using: &dice) {
                source.removeSubrange(place..<min(source.count, place + Int.random(in: 1...3, using: &dice)))
            } else {
                source.insert(contentsOf: noise(&dice).unicodeScalars.prefix(2), at: place)
            }
        }
        return String(String.UnicodeScalarView(source))
    }

    private static func noise(_ dice: inout Dice) -> String {
        let notation = Array(#"{}[]^_&\\'%~ab12,.|()<>+-= "#.unicodeScalars) + ["\n", "\u{301}", "ș", "∑", "🧮", "\0", "\u{338}"]
        return String(
            String.UnicodeScalarView(
                (0..<Int.random(in: 1...12, using: &dice)).map { _ in
                    Int.random(in: 0..<40, using: &dice) > 0
                        ? notation.randomElement(using: &dice) ?? "x"
                        : Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &dice)) ?? "x"
                }))
    }
}
