/// A part of a formula.
indirect enum Node {
    case identifier(String, isUpright: Bool = false)
    case number(String)
    /// An operator, a relation, a bracket, a large sign.
    case symbol(Symbol)
    /// `sin`, `lim`.
    case function(String, takesLimits: Bool)
    case text(String)
    /// A width in em.
    case space(String)
    case row([Node])
    case fraction(Node, Node, hasBar: Bool)
    case root(Node, index: Node?)
    case scripts(Scripts)
    /// A sign over or under a base, which may stretch over it.
    case accent(Node, Accent)
    case stack(base: Node, over: Node?, under: Node?)
    /// A bracket with a size of its own.
    case delimiter(Delimiter)
    case table(Table)
    /// In the style of lines of their own, or in that of running text. `isFullSize` is false where the size stays as it is.
    case styled(Node, isDisplay: Bool, isFullSize: Bool)

    static var empty: Node { .row([]) }

    /// What a group of nodes is where one is asked for.
    static func group(_ nodes: [Node]) -> Node {
        guard nodes.count == 1, let only = nodes.first else { return .row(nodes) }
        return only.atom == .ordinary || only.atom == .inner ? only : .row(nodes)
    }

    /// What decides how far it is to its neighbours; nil for what is not there to them.
    var atom: Atom? {
        switch self {
        case .symbol(let symbol): symbol.atom
        case .function: .largeOperator
        case .scripts(let scripts): scripts.base.atom ?? .ordinary
        case .accent(_, let accent): accent.isBrace ? .largeOperator : .ordinary
        case .stack(let base, _, _): base.atom ?? .ordinary
        case .delimiter(let delimiter): delimiter.atom
        case .fraction: .inner
        case .space: nil
        case .identifier, .number, .text, .row, .root, .table, .styled: .ordinary
        }
    }
}

/// The classes of TeX (The TeXbook, chapter 18).
enum Atom: Equatable, Sendable {
    case ordinary, largeOperator, binary, relation, open, close, punctuation, inner
}

struct Scripts {
    /// Where they stand.
    enum Place: Equatable {
        case beside
        /// Above and below in a line of its own, beside in running text.
        case limits
        /// Above and below everywhere.
        case aboveAndBelow
    }

    var base: Node
    var sub: Node?
    var sup: Node?
    var place: Place
}

struct Delimiter {
    enum Size: Equatable {
        /// As high as what it encloses.
        case asContent
        /// In em.
        case fixed(String)
    }

    let text: String
    let size: Size
    let atom: Atom
}

struct Table {
    enum Alignment: String {
        case left, center, right
    }

    let rows: [[Node]]
    /// Of the columns; the last one holds for all further columns.
    let alignments: [Alignment]
    /// Of equations below each other, in pairs of columns that touch.
    let isAligned: Bool
}
