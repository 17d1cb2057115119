/// Converts formulas, written in the subset of LaTeX that `FORMAT.md` describes, to MathML Core.
public enum Formula {
    /// The longest source, in bytes.
    public static let maximumBytes = 10_000
    /// The deepest nesting of groups, arguments, fences and tables.
    public static let maximumDepth = 50

    /// MathML of a formula: `<math …>…</math>` on one line. The source is in it twice: as alternative text, and as an
    /// annotation, which only browsers without MathML show (see `Public/css/gata.css`).
    /// - Parameters:
    ///   - source: without the dollar signs around it.
    ///   - isBlock: whether it stands in a line of its own, where sums are large and have their limits above and below.
    /// - Throws: the first mistake. Takes time in proportion to the length of the source.
    public static func mathML(_ source: String, isBlock: Bool) throws(FormulaProblem) -> String {
        guard source.utf8.count <= maximumBytes else { throw FormulaProblem(.tooLong, line: 0) }
        var parser = Parser(try Lexer.tokens(of: source))
        let nodes = try parser.formula()
        var printer = Printer(isBlock: isBlock)
        printer.element("mrow") { $0.contents(nodes) }
        let oneLine = Printer.escaped(source.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return "<math\(isBlock ? " display=\"block\"" : "") alttext=\"\(oneLine)\"><semantics>\(printer.output)"
            + "<annotation encoding=\"application/x-tex\">\(oneLine)</annotation></semantics></math>"
    }
}
