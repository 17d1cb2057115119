import Database
import Foundation

/// A short text, with what is accepted for it.
struct TextQuestion: Sendable, Equatable {
    /// As the teacher wrote them; the first one is shown as the right answer.
    let accepted: [String]
    let folding: TextFolding

    /// Longest answer, in letters.
    static let longest = 500

    func share(of typed: String) -> Share {
        let given = folding.folded(typed)
        return accepted.contains { folding.folded($0) == given } ? .full : .none
    }

    /// Reads what was typed; nil when that is nothing.
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

/// What makes no difference between two texts.
enum TextFolding: String, CaseIterable, Sendable, Encodable, DatabaseValue {
    case exact
    /// Capitals and small letters.
    case ignore
    /// Those, and letters with and without diacritics.
    case fold

    /// What is left of a text to compare. Whatever the rule: spaces at the ends, how many there are, which kind of quotation marks a phone
    /// puts, and whether ș and ț have a comma or, as in old fonts, a cedilla, make no difference.
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
