import Foundation
import Testing

@testable import Formulas

@Suite("Formulas have the parts that blahtex finds in them")
struct BlahtexTests {
    @Test("in every sample formula, where blahtex has other words in those")
    func samples() throws {
        for source in SampleFormulas.all where Self.different[source] == nil {
            let known = Self.rewritten.reduce(source) { $0.replacing($1.ours, with: $1.theirs) }
            #expect(try Self.ours(source) == Self.theirs(known), "\(source)")
        }
        for source in Self.different.keys {
            #expect(SampleFormulas.all.contains(source))
            #expect(try Self.ours(source) != Self.theirs(source), "\(source)")
        }
    }

    @Test("in every sign, letter and function that both know, and blahtex does not know just these")
    func signs() throws {
        var unknown: Set<String> = []
        for name in Self.names {
            let theirs = try Self.theirs("a\\\(name) b")
            if theirs.description.hasPrefix("error(") {
                unknown.insert(name)
            } else {
                #expect((try Self.ours("a\\\(name) b") == theirs) != Self.otherSigns.contains(name), "\(name)")
            }
        }
        #expect(unknown == Self.unknown, "\(unknown.symmetricDifference(Self.unknown).sorted())")
    }

    private static let names: [String] = {
        let tables = [
            SymbolTables.ordinary, SymbolTables.dots, SymbolTables.large, SymbolTables.integrals, SymbolTables.binary,
            SymbolTables.relations, SymbolTables.arrows, SymbolTables.open, SymbolTables.close, SymbolTables.punctuation,
        ]
        let words = [SymbolTables.greek, SymbolTables.functions, SymbolTables.limits].flatMap(\.keys)
        return (tables.flatMap { $0.map(\.name) } + words).sorted()
    }()

    /// The last ones are no commands of LaTeX by itself, but of its Romanian and Serbian.
    private static let unknown: Set = [
        "coloneqq", "degree", "gt", "impliedby", "lt", "omicron", "arcctg", "arctg", "ch", "ctg", "cth", "sh", "tg", "th",
    ]

    /// Signs about which the two do not agree. Ours are those of the LaTeX package unicode-math, and ∅ as people write it.
    private static let otherSigns: Set = ["asymp", "backslash", "bullet", "hbar", "jmath", "varnothing"]

    /// What blahtex does not know, and what it knows instead.
    private static let rewritten: [(ours: String, theirs: String)] = [
        (#"\tg"#, #"\operatorname{tg}"#), (#"\ctg"#, #"\operatorname{ctg}"#), (#"\dfrac"#, #"\frac"#), (#"\tfrac"#, #"\frac"#),
        (#"\stackrel"#, #"\overset"#), (#"\middle"#, ""), (#"\begin{array}{lcr}"#, #"\begin{matrix}"#),
        (#"\end{array}"#, #"\end{matrix}"#),
        ("align*", "aligned"), (#"\mathscr"#, #"\mathcal"#), (#"\:"#, #"\;"#),
    ]

    /// Samples about which the two do not agree, each with why.
    private static let different = [
        #"45\degree"#: "blahtex has no sign of a degree",
        #"\mathit{a}"#: "blahtex leaves it to browsers that a single letter is italic",
        #"\textstyle\sum_i"#: "blahtex says itself where limits go; here browsers do, which know the style",
    ]

    private static func ours(_ source: String) throws -> Skeleton {
        Skeleton(try #require(XMLTree(try Formula.mathML(source, isBlock: true))).root)
    }

    private static func theirs(_ source: String) throws -> Skeleton {
        Skeleton(try #require(XMLTree(try blahtex(source))).root)
    }

    /// - Throws: where Debian's package `blahtexml` is not installed.
    private static func blahtex(_ source: String) throws -> String {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/blahtexml")
        process.arguments = ["--mathml", "--displaymath", "--mathml-encoding", "raw", "--other-encoding", "raw"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(source.utf8))
        try input.fileHandleForWriting.close()
        let markup = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: markup, as: UTF8.self)
    }
}
