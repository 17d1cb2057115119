extension Printer {
    /// Where a node stands in its row.
    struct Place {
        var spacing = Spacing.none
        /// The first one of several.
        var isFirst = false
        /// It belongs to what follows, as the minus of a negative number.
        var isSign = false
        /// It is the first one, but goes on where the row before it ended.
        var isContinuation = false
    }

    /// The nodes of a row, with what TeX puts between them and browsers do not.
    /// - Parameter isContinued: whether the row goes on where the one before it ended, as in the columns of equations.
    mutating func contents(_ nodes: [Node], isContinued: Bool = false) {
        var left: Atom? = isContinued ? .ordinary : nil
        var rest = nodes[...]
        while let node = rest.popFirst() {
            guard let own = node.atom else {
                print(node)
                continue
            }
            let right = Self.firstAtom(in: rest)
            let atom = Self.atom(own, after: left, before: right)
            if node.isFunction, let left, Self.keepsFromFunction.contains(left) { thinSpace() }
            var place = Place(spacing: .inTeX(atom, after: left, before: right, isSmall: isSmall))
            place.isFirst = rest.count == nodes.count - 1 && nodes.count > 1
            place.isSign = own == .binary && !Self.isOperand(left)
            place.isContinuation = own == .binary && place.isFirst && atom == .binary
            print(node, place)
            if node.isFunction, let right, Self.keepsBehindFunction.contains(right) { thinSpace() }
            left = atom
        }
    }

    private static func firstAtom(in nodes: ArraySlice<Node>) -> Atom? {
        for node in nodes { if let atom = node.atom { return atom } }
        return nil
    }

    private mutating func thinSpace() { write("<mspace width=\"0.167em\"/>") }

    /// What a function keeps away from: before it, and after it.
    private static let keepsFromFunction: Set<Atom> = [.ordinary, .close, .inner, .largeOperator]
    private static let keepsBehindFunction: Set<Atom> = [.ordinary, .inner]

    /// The class of a node among others. An operator that does not stand between two things is as a letter.
    private static func atom(_ own: Atom, after left: Atom?, before right: Atom?) -> Atom {
        guard own == .binary else { return own }
        switch right {
        case nil, .relation, .close, .punctuation: return .ordinary
        default: return isOperand(left) ? .binary : .ordinary
        }
    }

    /// Whether an operator after it stands between two things.
    private static func isOperand(_ left: Atom?) -> Bool {
        left == .ordinary || left == .close || left == .inner
    }
}

extension Node {
    /// Whether it is the name of a function, with or without limits.
    fileprivate var isFunction: Bool {
        switch self {
        case .function: true
        case .scripts(let scripts): scripts.base.isFunction
        default: false
        }
    }
}
