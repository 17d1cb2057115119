extension Parser {
    /// A base with the primes, exponents, indices and limits that follow it.
    mutating func scripts(on base: Node) throws(FormulaProblem) -> Node {
        var place = Self.place(on: base)
        var (sub, sup): (Node?, Node?)
        var hasExponent = false
        while let token = peek() {
            switch token.kind {
            case .command("limits"), .command("nolimits"):
                guard base.atom == .largeOperator else { throw FormulaProblem(.unexpected(token.source), line: token.line) }
                place = token.kind == .command("limits") ? .aboveAndBelow : .beside
                _ = pop()
            case .character("'"):
                guard sup == nil else { throw FormulaProblem(.doubleSuperscript, line: token.line) }
                sup = primes()
            case .character("^"):
                guard !hasExponent else { throw FormulaProblem(.doubleSuperscript, line: token.line) }
                _ = pop()
                hasExponent = true
                let exponent = try argument(of: token)
                sup = sup.map { .row([$0, exponent]) } ?? exponent
            case .character("_"):
                guard sub == nil else { throw FormulaProblem(.doubleSubscript, line: token.line) }
                _ = pop()
                sub = try argument(of: token)
            default:
                return Self.scripts(base, sub, sup, place)
            }
        }
        return Self.scripts(base, sub, sup, place)
    }

    private static func scripts(_ base: Node, _ sub: Node?, _ sup: Node?, _ place: Scripts.Place) -> Node {
        sub == nil && sup == nil ? base : .scripts(Scripts(base: base, sub: sub, sup: sup, place: place))
    }

    /// Where TeX puts them if nothing is said.
    private static func place(on base: Node) -> Scripts.Place {
        switch base {
        case .symbol(let symbol): symbol.takesLimits ? .limits : .beside
        case .function(_, let takesLimits): takesLimits ? .limits : .beside
        case .accent(_, let accent): accent.isBrace ? .aboveAndBelow : .beside
        default: .beside
        }
    }

    /// All primes that follow, as one sign where Unicode has it.
    private mutating func primes() -> Node {
        var count = 0
        while take(.character("'")) { count += 1 }
        let signs = ["", "′", "″", "‴"]
        let text = String(repeating: "⁗", count: count / 4) + (signs.dropFirst(count % 4).first ?? "")
        return .symbol(Symbol(text, .ordinary))
    }
}
