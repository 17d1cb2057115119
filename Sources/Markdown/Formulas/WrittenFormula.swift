/// A formula in a text: `$…$` or `$$…$$`.
struct WrittenFormula {
    /// A place in a text: a line, from 1, and a byte in it.
    struct Place {
        let line: Int
        let index: Substring.Index
    }

    /// Between the dollar signs, without the marks of quotes before its lines.
    let source: String
    /// Whether there are two dollar signs on each side.
    let isDisplay: Bool
    /// The first dollar sign, and what follows the last.
    let (start, end): (Place, Place)
    /// What stands before the text of each line but the first.
    let prefixes: [Substring]

    /// As it is written.
    var written: String { isDisplay ? "$$\(source)$$" : "$\(source)$" }
    /// The source on one line.
    var plainText: String { source.contains("\n") ? source.split(separator: "\n").joined(separator: " ") : source }
}
