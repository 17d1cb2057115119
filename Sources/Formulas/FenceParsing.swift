extension Parser {
    /// A bracket of a given size: `\big(`; nil for other commands.
    mutating func delimiter(_ name: String, _ token: Token) throws(FormulaProblem) -> Node? {
        guard let (size, atom) = Self.sizes[name] else { return nil }
        guard let text = try bracket(after: token) else { return .empty }
        return .delimiter(Delimiter(text: text, size: .fixed(size), atom: atom))
    }

    /// Sizes in em, as TeX has them at 10 points.
    private static let sizes: [String: (String, Atom)] = {
        var sizes: [String: (String, Atom)] = [:]
        for (name, size) in [("big", "1.2"), ("Big", "1.8"), ("bigg", "2.4"), ("Bigg", "3")] {
            for (ending, atom) in [("", Atom.ordinary), ("l", .open), ("m", .relation), ("r", .close)] {
                let command = name + ending
                sizes[command] = (size, atom)
            }
        }
        return sizes
    }()

    /// What is between `\left` and `\right`, with brackets as high as that.
    mutating func fence(from left: Token) throws(FormulaProblem) -> Node {
        var nodes = try fenced(after: left, .open)
        while true {
            nodes += try rowInside(left.line)
            guard let token = peek() else { throw FormulaProblem(.unclosedFence, line: left.line) }
            switch token.kind {
            case .command("middle"):
                _ = pop()
                nodes += try fenced(after: token, .ordinary)
            case .command("right"):
                _ = pop()
                return .row(nodes + (try fenced(after: token, .close)))
            default: throw FormulaProblem(.unexpected(token.source), line: token.line)
            }
        }
    }

    private mutating func fenced(after token: Token, _ atom: Atom) throws(FormulaProblem) -> [Node] {
        try bracket(after: token).map { [.delimiter(Delimiter(text: $0, size: .asContent, atom: atom))] } ?? []
    }

    /// The bracket after `\left` and its like; nil for the point that stands for none.
    private mutating func bracket(after token: Token) throws(FormulaProblem) -> String? {
        guard let next = peek() else { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
        if take(.character(".")) { return nil }
        let text: String? =
            switch next.kind {
            case .character(let text): ["<": "⟨", ">": "⟩"][text] ?? (Self.brackets.contains(text) ? text : nil)
            case .command(let name): Symbol.named(name).flatMap { Self.brackets.contains($0.text) ? $0.text : nil }
            case .space: nil
            }
        guard let text else { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
        _ = pop()
        return text
    }

    private static let brackets: Set = [
        "(", ")", "[", "]", "{", "}", "|", "‖", "⟨", "⟩", "⌊", "⌋", "⌈", "⌉", "/", "\\", "↑", "↓", "↕", "⇑", "⇓", "⇕",
    ]
}
