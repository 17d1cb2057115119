/// A sign with what it is to its neighbours.
struct Symbol: Equatable, Sendable {
    let text: String
    let atom: Atom

    init(_ text: String, _ atom: Atom) {
        (self.text, self.atom) = (text, atom)
    }

    /// The sign of a command, by its name without the backslash.
    static func named(_ name: String) -> Symbol? { byName[name] }

    /// A sign that is typed as itself; nil for letters, and for what has no meaning of its own.
    static func typed(_ character: String) -> Symbol? { byText[character] }

    /// Whether it has its limits above and below in a line of its own: sums do, integrals do not.
    var takesLimits: Bool { atom == .largeOperator && !SymbolTables.integrals.contains { $0.text == text } }

    private static let byName: [String: Symbol] = {
        var symbols: [String: Symbol] = [:]
        for (table, atom) in tables {
            for entry in table { symbols[entry.name] = Symbol(entry.text, atom) }
        }
        return symbols
    }()

    /// Signs on the keyboard, and those of all commands.
    private static let byText: [String: Symbol] = {
        var symbols: [String: Symbol] = [:]
        for (table, atom) in tables {
            for entry in table where symbols[entry.text] == nil { symbols[entry.text] = Symbol(entry.text, atom) }
        }
        for (characters, atom) in keyboard {
            for character in characters { symbols[String(character)] = Symbol(String(character), atom) }
        }
        symbols["-"] = Symbol("\u{2212}", .binary)
        symbols["*"] = Symbol("\u{2217}", .binary)
        return symbols
    }()

    private static let keyboard: [(String, Atom)] = [
        ("+", .binary), ("=<>:", .relation), ("([", .open), (")]!?", .close), (",;", .punctuation), ("|/.@\"`", .ordinary),
    ]

    private static let tables: [([SymbolTables.Entry], Atom)] = [
        (SymbolTables.ordinary, .ordinary), (SymbolTables.dots, .inner), (SymbolTables.large, .largeOperator),
        (SymbolTables.integrals, .largeOperator), (SymbolTables.binary, .binary), (SymbolTables.relations, .relation),
        (SymbolTables.arrows, .relation), (SymbolTables.open, .open), (SymbolTables.close, .close),
        (SymbolTables.punctuation, .punctuation),
    ]
}
