import Database
import Foundation

/// A question that is answered with a short text, and the accepted texts.
struct TextQuestion: Sendable, Equatable {
    /// The texts as the teacher wrote them; the first one is shown as the right answer.
    let accepted: [String]
    let folding: TextFolding

    /// Longest answer, in letters.
    static let longest = 500

    func share(of typed: String) -> Share {
        let given = folding.folded(typed)
        return accepted.contains { folding.folded($0) == given } ? .full : .none
    }

    /// Reads the typed text; nil when it is empty.
    /// - Throws: `FormErrors` when it is too long.
    func answer(typed: String) throws -> Answer? {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty { return nil }
        guard text.isWithin(letters: Self.longest) else {
            throw FormErrors(items: [.init(field: "answer", key: "question.text-too-long")])
        }
        return .typed(text)
    }
}

/// Which differences between two texts are ignored.
enum TextFolding: String, CaseIterable, Sendable, Encodable, DatabaseValue {
    case exact
    /// The difference of capital and small letters.
    case ignore
    /// That difference, and the one between letters with and without diacritics.
    case fold

    /// The text in the form in which it is compared. By every rule, the following make no difference: spaces at the ends, the
    /// number of spaces, the kind of quotation marks, and whether ș and ț have a comma or, as in old fonts, a cedilla.
    func folded(_ text: String) -> String {
        let plain = String(text.map { Self.sameForAll[$0] ?? $0 }).precomposedStringWithCanonicalMapping
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch self {
        case .exact: return plain
        case .ignore: return plain.lowercased()
        case .fold:
            return plain.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .replacingOccurrences(of: "đ", with: "d")
        }
    }

    private static let sameForAll: [Character: Character] = [
        "‘": "'", "’": "'", "‚": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "\u{15F}": "ș", "\u{15E}": "Ș",
        "\u{163}": "ț", "\u{162}": "Ț",
    ]
}
