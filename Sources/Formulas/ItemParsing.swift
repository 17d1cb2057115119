extension Parser {
    /// What can bear an exponent, with the exponents that it bears. A list of numbers is several.
    mutating func item() throws(FormulaProblem) -> [Node] {
        guard let token = peek() else { return [] }
        if Self.isScript(token) { return [try scripts(on: .empty)] }
        _ = pop()
        var nodes = Self.isDigit(token) ? number(from: token) : [try nucleus(token)]
        if font?.makesWords == true, case .identifier(let first, let isUpright) = nodes.last {
            nodes = [.identifier(word(from: first), isUpright: isUpright)]
        }
        guard let base = nodes.popLast() else { return [] }
        return nodes + [try scripts(on: base)]
    }

    /// One token with what belongs to it, without exponents.
    mutating func nucleus(_ token: Token) throws(FormulaProblem) -> Node {
        switch token.kind {
        case .character("{"): .row(try group(from: token)).asGroup
        case .character("~"): .space(SymbolTables.spaces[" "] ?? "")
        case .character(let text): try character(text, token)
        case .command(let name): try command(name, token)
        case .space: .empty
        }
    }

    private func character(_ text: String, _ token: Token) throws(FormulaProblem) -> Node {
        if Self.reserved.contains(text) { throw FormulaProblem(.unexpected(text), line: token.line) }
        if Self.isDigit(token) { return .number(font?.styled(text) ?? text) }
        if let symbol = Symbol.typed(text) { return .symbol(symbol) }
        return Self.isLetter(text) ? letter(text) : .symbol(Symbol(text, .ordinary))
    }

    private static let reserved: Set = ["%", "#", "$", "}", "&"]

    /// A letter in the alphabet that holds here. Capital Greek letters are upright where none does, as in TeX.
    func letter(_ text: String) -> Node {
        guard let font else { return .identifier(text, isUpright: ("Α"..."Ω").contains(text)) }
        return .identifier(font.styled(text), isUpright: font == .upright)
    }

    private static func isLetter(_ text: String) -> Bool {
        text.unicodeScalars.first?.properties.isAlphabetic == true
    }

    /// The letters that make a word with the first one.
    private mutating func word(from first: String) -> String {
        var word = first
        while let token = peek(), case .character(let text) = token.kind, Self.isLetter(text), Symbol.typed(text) == nil {
            word += font?.styled(text) ?? text
            _ = pop()
        }
        return word
    }

    // MARK: - Numbers

    static func isDigit(_ token: Token) -> Bool {
        guard case .character(let text) = token.kind, text.utf8.count == 1, let byte = text.utf8.first else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// A number, with its decimals after a point or a comma without spaces around it. Where there are several such marks, they
    /// keep numbers apart: `1,2,3`.
    private mutating func number(from first: Token) -> [Node] {
        var numbers = [first.source + digits()]
        var marks: [String] = []
        while let mark = decimalMark() {
            marks.append(mark)
            numbers.append(digits())
        }
        if marks.count == 1 { return [.number(styled(numbers.joined(separator: marks.joined())))] }
        var nodes: [Node] = []
        for (number, mark) in zip(numbers, marks + [""]) {
            nodes.append(.number(styled(number)))
            if let symbol = Symbol.typed(mark) { nodes.append(.symbol(symbol)) }
        }
        return nodes
    }

    private func styled(_ number: String) -> String {
        guard let font else { return number }
        return number.map { font.styled(String($0)) }.joined()
    }

    private mutating func digits() -> String {
        var digits = ""
        while let token = rest.first, Self.isDigit(token) {
            digits += token.source
            _ = pop()
        }
        return digits
    }

    /// A point, a comma or `{,}` before a digit.
    private mutating func decimalMark() -> String? {
        let next = Array(rest.prefix(4))
        for marks in [[".", ""], [",", ""], ["{", ",", "}", ""]] {
            let length = marks.count - 1
            guard next.prefix(length).map(\.source) == Array(marks.prefix(length)), next.count > length,
                let digit = next.dropFirst(length).first, Self.isDigit(digit)
            else { continue }
            for _ in 0..<length { _ = pop() }
            return marks.first { $0 == "," } ?? "."
        }
        return nil
    }
}

extension Node {
    /// A row that is one thing to its neighbours.
    fileprivate var asGroup: Node {
        guard case .row(let nodes) = self else { return self }
        return .group(nodes)
    }
}
