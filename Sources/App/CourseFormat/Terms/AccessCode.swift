import Foundation

/// A code that a person must type to begin a test. It is told in the room, so that only those who are present can begin.
struct AccessCode: Sendable, Equatable {
    /// As the teacher wrote it.
    let text: String

    /// The most letters that may be typed, with spaces and signs that make no difference.
    static let longest = 160

    /// Nil when the code is too easy to guess: fewer than 6 letters and digits, fewer than 7 if they are only digits (about 20
    /// bits, as ASVS 5.0, 6.5 asks for), or fewer than 4 different ones. Nil as well when it is too long to be read aloud: more
    /// than 40 letters and digits.
    init?(_ text: String) {
        guard text.isWithin(letters: Self.longest) else { return nil }
        let folded = Self.folded(text)
        let least = folded.allSatisfy(\.isNumber) ? 7 : 6
        guard (least...40).contains(folded.count), Set(folded).count >= 4 else { return nil }
        self.text = text
    }

    /// A code from the database, which was checked before it was stored.
    init(stored: String) {
        text = stored
    }

    /// Whether what was typed is this code. Capitals, spaces and hyphens make no difference.
    func matches(_ typed: String) -> Bool {
        typed.isWithin(letters: Self.longest) && Self.folded(typed) == Self.folded(text)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }
}
