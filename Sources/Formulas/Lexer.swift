/// Takes a source apart.
struct Lexer {
    private var rest: Substring.UnicodeScalarView
    private var line = 0

    /// - Throws: where there is a character that must not be in any text, a mark without a letter, or a backslash at the end.
    static func tokens(of source: String) throws(FormulaProblem) -> [Token] {
        var lexer = Lexer(rest: Substring(source).unicodeScalars)
        var tokens: [Token] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() throws(FormulaProblem) -> Token? {
        guard let scalar = rest.popFirst() else { return nil }
        if scalar.properties.isWhitespace && scalar != "\u{85}" { return space(from: scalar) }
        let start = line
        guard !Self.isMark(scalar), Self.isAllowed(scalar) else { throw unexpected(scalar) }
        let kind: Token.Kind = scalar == "\\" ? .command(try command()) : .character(try character(scalar))
        return Token(kind: kind, line: start)
    }

    private mutating func space(from first: Unicode.Scalar) -> Token {
        let start = line
        var last = first
        if first == "\n" || first == "\r" { line += 1 }
        while let scalar = rest.first, scalar.properties.isWhitespace, scalar != "\u{85}" {
            if scalar == "\r" || scalar == "\n" && last != "\r" { line += 1 }
            last = scalar
            rest.removeFirst()
        }
        return Token(kind: .space, line: start)
    }

    /// What follows a backslash.
    private mutating func command() throws(FormulaProblem) -> String {
        var name = ""
        while let scalar = rest.first, Self.isLatin(scalar) {
            name.unicodeScalars.append(scalar)
            rest.removeFirst()
        }
        if !name.isEmpty { return name }
        guard let scalar = rest.first else { throw FormulaProblem(.unexpected("\\"), line: line) }
        guard !Self.isMark(scalar), Self.isAllowed(scalar) else { throw unexpected(scalar) }
        rest.removeFirst()
        if scalar == "\n" || scalar == "\r" && rest.first != "\n" { line += 1 }
        return scalar.properties.isWhitespace ? " " : String(scalar)
    }

    /// A character with its marks. What belongs to the notation has none.
    private mutating func character(_ first: Unicode.Scalar) throws(FormulaProblem) -> String {
        var text = String(first)
        while let scalar = rest.first, Self.isMark(scalar) {
            guard !"{}[]^_&~'".unicodeScalars.contains(first) else { throw unexpected(scalar) }
            text.unicodeScalars.append(scalar)
            rest.removeFirst()
        }
        return text
    }

    private func unexpected(_ scalar: Unicode.Scalar) -> FormulaProblem {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return FormulaProblem(.unexpected("U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits), line: line)
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// Accents and characters without a width, which belong to what is before them.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    /// Neither a control character nor one that Unicode keeps out of texts.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }
}
