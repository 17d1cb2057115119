/// The short code of a one-time link, for who cannot scan it: 8 letters and digits, none of which looks like another one.
struct LinkCode: Hashable, Sendable {
    /// Without the hyphen, as it is computed with.
    let symbols: String

    static let length = 8
    /// No 0, O, 1, I, L, U, and of B and 8, G and 6, S and 5, Z and 2 only the digit.
    static let alphabet = Array("23456789ACDEFHJKMNPQRTVWXY")

    /// As it is printed: `K7QM-3XPA`.
    var text: String { symbols.prefix(Self.length / 2) + "-" + symbols.suffix(Self.length / 2) }

    /// A code that nobody can guess from others.
    static func random() -> LinkCode {
        var generator = SystemRandomNumberGenerator()
        return LinkCode(symbols: (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
    }

    /// Reads what somebody typed; nil when it cannot be a code. Capitals, spaces and hyphens make no difference, and letters that
    /// are in no code count as the digits that they look like.
    init?(typed: String) {
        let symbols = typed.uppercased().filter { !$0.isWhitespace && !Self.hyphens.contains($0) }.map { Self.alike[$0] ?? $0 }
        guard symbols.count == Self.length, symbols.allSatisfy(Self.alphabet.contains) else { return nil }
        self.init(symbols: symbols)
    }

    private init(symbols: [Character]) {
        self.symbols = String(symbols)
    }

    private static let alike: [Character: Character] = ["B": "8", "G": "6", "S": "5", "U": "V", "Z": "2"]
    private static let hyphens: Set<Character> = [
        "-", "_", ".", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{AD}",
    ]
}
