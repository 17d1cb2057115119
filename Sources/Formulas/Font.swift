/// An alphabet. MathML Core has no attribute for all but one of them: their letters have places of their own in Unicode
/// (Mathematical Alphanumeric Symbols, U+1D400 to U+1D7FF).
enum Font: Equatable, Sendable {
    case upright, bold, italic, boldItalic, doubleStruck, script, fraktur, sansSerif, typewriter

    /// By the names of commands.
    static func named(_ name: String) -> Font? { byName[name] }

    private static let byName: [String: Font] = [
        "mathrm": .upright, "mathbf": .bold, "mathit": .italic, "boldsymbol": .boldItalic, "mathbb": .doubleStruck,
        "mathcal": .script, "mathscr": .script, "mathfrak": .fraktur, "mathsf": .sansSerif, "mathtt": .typewriter,
    ]

    /// Whether letters beside each other are one word.
    var makesWords: Bool {
        switch self {
        case .upright, .bold, .italic, .sansSerif, .typewriter: true
        case .boldItalic, .doubleStruck, .script, .fraktur: false
        }
    }

    /// A letter or digit in this alphabet; the same where the alphabet does not have it.
    func styled(_ text: String) -> String {
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return text }
        if let exception = Self.exceptions[place(of: scalar) ?? 0] { return String(exception) }
        return place(of: scalar).flatMap(Unicode.Scalar.init).map { String($0) } ?? text
    }

    private func place(of scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x41...0x5A: capitals.map { $0 + scalar.value - 0x41 }
        case 0x61...0x7A: capitals.map { $0 + 26 + scalar.value - 0x61 }
        case 0x30...0x39: digits.map { $0 + scalar.value - 0x30 }
        case 0x391...0x3A9: greek.map { $0 + scalar.value - 0x391 }
        case 0x3B1...0x3C9: greek.map { $0 + 26 + scalar.value - 0x3B1 }
        default: nil
        }
    }

    /// Where `A` is.
    private var capitals: UInt32? {
        switch self {
        case .upright: nil
        case .bold: 0x1D400
        case .italic: 0x1D434
        case .boldItalic: 0x1D468
        case .script: 0x1D49C
        case .fraktur: 0x1D504
        case .doubleStruck: 0x1D538
        case .sansSerif: 0x1D5A0
        case .typewriter: 0x1D670
        }
    }

    private var digits: UInt32? {
        switch self {
        case .bold, .boldItalic: 0x1D7CE
        case .doubleStruck: 0x1D7D8
        case .sansSerif: 0x1D7E2
        case .typewriter: 0x1D7F6
        case .upright, .italic, .script, .fraktur: nil
        }
    }

    /// Where capital alpha is.
    private var greek: UInt32? {
        switch self {
        case .bold: 0x1D6A8
        case .italic: 0x1D6E2
        case .boldItalic: 0x1D71C
        default: nil
        }
    }

    /// Letters that were in Unicode before their alphabet, by the place that is left free for them.
    private static let exceptions: [UInt32: Unicode.Scalar] = [
        0x1D455: "ℎ", 0x1D49D: "ℬ", 0x1D4A0: "ℰ", 0x1D4A1: "ℱ", 0x1D4A3: "ℋ", 0x1D4A4: "ℐ", 0x1D4A7: "ℒ", 0x1D4A8: "ℳ",
        0x1D4AD: "ℛ",
        0x1D4BA: "ℯ", 0x1D4BC: "ℊ", 0x1D4C4: "ℴ", 0x1D506: "ℭ", 0x1D50B: "ℌ", 0x1D50C: "ℑ", 0x1D515: "ℜ", 0x1D51D: "ℨ",
        0x1D53A: "ℂ",
        0x1D53F: "ℍ", 0x1D545: "ℕ", 0x1D547: "ℙ", 0x1D548: "ℚ", 0x1D549: "ℝ", 0x1D551: "ℤ",
    ]
}
