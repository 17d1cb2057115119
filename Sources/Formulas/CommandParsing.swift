extension Parser {
    /// What a command stands for, with its arguments.
    mutating func command(_ name: String, _ token: Token) throws(FormulaProblem) -> Node {
        if let symbol = Symbol.named(name) { return .symbol(symbol) }
        if let letter = SymbolTables.greek[name] { return self.letter(letter) }
        if let function = SymbolTables.functions[name] { return .function(function, takesLimits: false) }
        if let function = SymbolTables.limits[name] { return .function(function, takesLimits: true) }
        if let width = SymbolTables.spaces[name] { return .space(width) }
        if let accent = Accent.named(name) { return .accent(try argument(of: token), accent) }
        if let font = Font.named(name) { return try styled(font, token) }
        if let fraction = try fraction(name, token) { return fraction }
        if let delimiter = try delimiter(name, token) { return delimiter }
        return try construction(name, token)
    }

    private mutating func construction(_ name: String, _ token: Token) throws(FormulaProblem) -> Node {
        switch name {
        case "sqrt":
            let index = try index().map(Node.group)
            return .root(try argument(of: token), index: index)
        case "overset", "stackrel":
            let over = try argument(of: token)
            return .stack(base: try argument(of: token).single, over: over, under: nil)
        case "underset":
            let under = try argument(of: token)
            return .stack(base: try argument(of: token).single, over: nil, under: under)
        case "not": return try negation(token)
        case "bmod": return .symbol(Symbol("mod", .binary))
        case "pmod":
            let modulus = try argument(of: token)
            let open: [Node] = [.space("1"), .symbol(Symbol("(", .open)), .function("mod", takesLimits: false), .space("0.167")]
            return .row(open + [modulus, .symbol(Symbol(")", .close))])
        case "text": return .text(try text(of: token))
        case "operatorname": return try namedOperator(token)
        case "left": return try fence(from: token)
        case "begin": return try environment(from: token)
        case "right", "middle", "end", "\\", "limits", "nolimits", "displaystyle", "textstyle":
            throw FormulaProblem(.unexpected(token.source), line: token.line)
        default: throw FormulaProblem(.unknownCommand(token.source), line: token.line)
        }
    }

    private mutating func styled(_ font: Font, _ token: Token) throws(FormulaProblem) -> Node {
        let outer = self.font
        self.font = font
        let node = try argument(of: token)
        self.font = outer
        return node
    }

    private mutating func fraction(_ name: String, _ token: Token) throws(FormulaProblem) -> Node? {
        guard ["frac", "dfrac", "tfrac", "binom"].contains(name) else { return nil }
        let over = try argument(of: token)
        let fraction = Node.fraction(over, try argument(of: token), hasBar: name != "binom")
        switch name {
        case "dfrac": return .styled(fraction, isDisplay: true, isFullSize: true)
        case "tfrac": return .styled(fraction, isDisplay: false, isFullSize: false)
        case "binom":
            let open = Delimiter(text: "(", size: .asContent, atom: .open)
            return .row([.delimiter(open), fraction, .delimiter(Delimiter(text: ")", size: .asContent, atom: .close))])
        default: return fraction
        }
    }

    /// The sign that denies the next one.
    private mutating func negation(_ token: Token) throws(FormulaProblem) -> Node {
        let sign = try argument(of: token)
        guard case .symbol(let symbol) = sign.single else {
            throw FormulaProblem(.missingArgument(token.source), line: token.line)
        }
        // A long stroke through the sign, where there is no sign of its own.
        return .symbol(Symbol(SymbolTables.negations[symbol.text] ?? symbol.text + "\u{338}", symbol.atom))
    }
}

extension Node {
    /// What is alone in a group.
    fileprivate var single: Node {
        guard case .row(let nodes) = self, nodes.count == 1, let only = nodes.first else { return self }
        return only
    }
}
