extension Parser {
    private struct TableKind {
        var open: String?
        var close: String?
        var alignments: [Table.Alignment] = [.center]
        var isAligned = false
        /// The most columns that a row may have.
        var mostColumns: Int?
    }

    private static let kinds: [String: TableKind] = [
        "matrix": TableKind(), "pmatrix": TableKind(open: "(", close: ")"), "bmatrix": TableKind(open: "[", close: "]"),
        "Bmatrix": TableKind(open: "{", close: "}"), "vmatrix": TableKind(open: "|", close: "|"),
        "Vmatrix": TableKind(open: "‖", close: "‖"), "cases": TableKind(open: "{", alignments: [.left], mostColumns: 2),
        "aligned": TableKind(isAligned: true), "align*": TableKind(isAligned: true), "array": TableKind(),
    ]

    /// A table from `\begin` to its `\end`.
    mutating func environment(from begin: Token) throws(FormulaProblem) -> Node {
        let name = try environmentName(after: begin)
        guard var kind = Self.kinds[name] else {
            throw FormulaProblem(.unknownEnvironment(name), line: begin.line)
        }
        if name == "array" {
            kind.alignments = try columns(of: begin)
            kind.mostColumns = kind.alignments.count
        }
        let rows = try rows(of: kind, name, from: begin)
        let table = Node.table(Table(rows: rows, alignments: kind.alignments, isAligned: kind.isAligned))
        let open = kind.open.map { Node.delimiter(Delimiter(text: $0, size: .asContent, atom: .open)) }
        let close = kind.close.map { Node.delimiter(Delimiter(text: $0, size: .asContent, atom: .close)) }
        return open == nil && close == nil ? table : .row([open, table, close].compactMap(\.self))
    }

    private mutating func environmentName(after token: Token) throws(FormulaProblem) -> String {
        guard take(.character("{")) else { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
        var name = ""
        while let next = pop(), next.kind != .character("}") {
            guard case .character(let text) = next.kind, text != "{" else {
                throw FormulaProblem(.unexpected(next.source), line: next.line)
            }
            name += text
            if rest.isEmpty { throw FormulaProblem(.unclosedGroup, line: token.line) }
        }
        return name
    }

    /// The letters for the columns of an array.
    private mutating func columns(of begin: Token) throws(FormulaProblem) -> [Table.Alignment] {
        let missing = FormulaProblem(.missingArgument("\\begin{array}"), line: begin.line)
        guard take(.character("{")) else { throw missing }
        var columns: [Table.Alignment] = []
        while let token = peek() {
            _ = pop()
            switch token.kind {
            case .character("l"): columns.append(.left)
            case .character("c"): columns.append(.center)
            case .character("r"): columns.append(.right)
            case .character("}") where columns.isEmpty: throw missing
            case .character("}"): return columns
            default: throw FormulaProblem(.unexpected(token.source), line: token.line)
            }
        }
        throw FormulaProblem(.unclosedGroup, line: begin.line)
    }

    private mutating func rows(
        of kind: TableKind, _ name: String, from begin: Token
    ) throws(FormulaProblem) -> [[Node]] {
        var rows: [[Node]] = [[]]
        while true {
            let cell = Node.row(try rowInside(begin.line))
            rows.append((rows.popLast() ?? []) + [cell])
            guard let token = peek() else { throw FormulaProblem(.unclosedEnvironment(name), line: begin.line) }
            _ = pop()
            switch token.kind {
            case .character("&"):
                if let most = kind.mostColumns, (rows.last?.count ?? 0) >= most {
                    throw FormulaProblem(.unexpected("&"), line: token.line)
                }
            case .command("\\"):
                // LaTeX takes it for a distance.
                if rest.first?.kind == .character("[") { throw FormulaProblem(.unexpected("\\\\["), line: token.line) }
                rows.append([])
            case .command("end"):
                guard try environmentName(after: token) == name else {
                    throw FormulaProblem(.unclosedEnvironment(name), line: begin.line)
                }
                return Self.withoutEmptyEnd(rows)
            default: throw FormulaProblem(.unexpected(token.source), line: token.line)
            }
        }
    }

    /// Without the row that a `\\` at the end begins.
    private static func withoutEmptyEnd(_ rows: [[Node]]) -> [[Node]] {
        guard rows.count > 1, rows.last?.count == 1, case .row(let nodes) = rows.last?.first, nodes.isEmpty else { return rows }
        return rows.dropLast()
    }
}
