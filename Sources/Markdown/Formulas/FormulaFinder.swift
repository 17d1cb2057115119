import CMark

/// Finds the formulas of a text by Pandoc's rule (`tex_math_dollars`): after the first dollar sign stands no space, before
/// the last one neither, and no digit follows it. Between them is no other dollar sign, unless after a backslash.
///
/// A dollar sign in code, in raw HTML, in an address or in a title is none. cmark itself says which they are: it reads the
/// text with a number at each dollar sign, and in its tree only those that count are in words.
struct FormulaFinder {
    /// In the order of the text.
    private(set) var formulas: [WrittenFormula] = []
    private let lines: TextLines
    /// How many bytes more there may be.
    private var room = Markdown.maximumFormulaBytes
    /// The block that was asked for last and what is around it, which takes time to find out: one block may have all dollar signs
    /// of a text.
    private var known: (block: NodePointer, containers: Containers)?

    /// - Throws: `MarkdownProblem` when the text is nested too deeply or has too many formulas.
    init(_ text: String) throws(MarkdownProblem) {
        lines = TextLines(text)
        var dollars = DollarSigns(lines)
        let tree = try Tree(plain: dollars.numbered)
        tree.read { root in
            dollars.place(in: root)
            find(dollars.signs.filter { !$0.isEscaped }[...])
            known = nil
        }
        if room < 0 { throw .tooManyFormulas }
    }

    private mutating func find(_ signs: ArraySlice<DollarSign>) {
        var rest = signs
        while let first = rest.popFirst(), room >= 0 {
            if let formula = display(first, rest) {
                add(formula)
                rest = rest.dropFirst(3)
            } else if let last = rest.first, let formula = inline(first, last) {
                add(formula)
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func add(_ formula: WrittenFormula) {
        room -= formula.source.utf8.count + 20
        formulas.append(formula)
    }

    /// `$$…$$`, if the first sign and the next three are those.
    private mutating func display(_ first: DollarSign, _ rest: ArraySlice<DollarSign>) -> WrittenFormula? {
        guard let second = rest.first, let third = rest.dropFirst().first, let last = rest.dropFirst(2).first,
            second.follows(first), last.follows(third), second.isBeside(first), third.isBeside(second), last.isBeside(third)
        else { return nil }
        let formula = formula(from: first, second, to: third, last)
        return formula.source.allSatisfy(\.isWhitespace) ? nil : formula
    }

    private mutating func inline(_ first: DollarSign, _ last: DollarSign) -> WrittenFormula? {
        guard last.isBeside(first), !last.isBeforeDigit else { return nil }
        let formula = formula(from: first, first, to: last, last)
        guard let start = formula.source.utf8.first, let end = formula.source.utf8.last, !Self.isSpace(start), !Self.isSpace(end)
        else { return nil }
        return formula
    }

    private static func isSpace(_ byte: UInt8) -> Bool { LineCursor.isSpace(byte) || byte == UInt8(ascii: "\n") }

    /// - Parameters:
    ///   - outer: the first of all signs.
    ///   - first: the sign before the source.
    ///   - last: the sign after the source.
    ///   - outerLast: the last of all signs.
    private mutating func formula(
        from outer: DollarSign, _ first: DollarSign, to last: DollarSign, _ outerLast: DollarSign
    ) -> WrittenFormula {
        let line = lines.line(first.line)
        var (pieces, prefixes) = ([Substring](), [Substring]())
        if first.line == last.line {
            pieces = [line[first.end..<last.start]]
        } else if let block = first.place?.block {
            let containers = containers(around: block)
            pieces = [line[first.end...]]
            for number in (first.line + 1)...last.line {
                let text = containers.text(of: number)
                prefixes.append(lines.line(number)[..<text.startIndex])
                pieces.append(number == last.line ? text[..<last.start] : text)
            }
        }
        return WrittenFormula(
            source: pieces.joined(separator: "\n"), isDisplay: outer.start != first.start || outer.line != first.line,
            start: .init(line: outer.line, index: outer.start), end: .init(line: outerLast.line, index: outerLast.end),
            prefixes: prefixes)
    }
    private mutating func containers(around block: NodePointer) -> Containers {
        if let known, known.block == block { return known.containers }
        let containers = Containers(around: block, in: lines)
        known = (block, containers)
        return containers
    }
}
