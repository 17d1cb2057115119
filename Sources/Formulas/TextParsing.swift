extension Parser {
    /// The words of `\text{…}`, with their spaces.
    mutating func text(of token: Token) throws(FormulaProblem) -> String {
        guard take(.character("{")) else { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
        var text = ""
        var depth = 1
        while let next = pop() {
            switch next.kind {
            case .character("{"): depth += 1
            case .character("}"):
                depth -= 1
                if depth == 0 { return text }
            case .space: text += " "
            case .character(let character): text += try Self.word(character, next)
            case .command(let name):
                guard let character = Self.textCommands[name] else {
                    throw FormulaProblem(.unexpected(next.source), line: next.line)
                }
                text += character
            }
        }
        throw FormulaProblem(.unclosedGroup, line: token.line)
    }

    private static func word(_ character: String, _ token: Token) throws(FormulaProblem) -> String {
        if ["%", "#", "$", "&", "^", "_"].contains(character) { throw FormulaProblem(.unexpected(character), line: token.line) }
        return character == "~" ? "\u{A0}" : character
    }

    private static let textCommands = [
        "%": "%", "#": "#", "$": "$", "&": "&", "_": "_", "{": "{", "}": "}", " ": " ", ",": "\u{2009}", "quad": "\u{2003}",
        "qquad": "\u{2003}\u{2003}",
    ]

    /// A function that has no command of its own. With a star it takes limits.
    mutating func namedOperator(_ token: Token) throws(FormulaProblem) -> Node {
        let takesLimits = take(.character("*"))
        guard take(.character("{")) else { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
        var name = ""
        while let next = pop() {
            switch next.kind {
            case .character("}"):
                if name.isEmpty { throw FormulaProblem(.missingArgument(token.source), line: token.line) }
                return .function(name, takesLimits: takesLimits)
            case .space: continue
            case .command(","), .command(" "), .character("~"): name += "\u{A0}"
            case .character(let text)
            where text == "-" || Self.isDigit(next) || text.unicodeScalars.first?.properties.isAlphabetic == true:
                name += text
            default: throw FormulaProblem(.unexpected(next.source), line: next.line)
            }
        }
        throw FormulaProblem(.unclosedGroup, line: token.line)
    }
}
