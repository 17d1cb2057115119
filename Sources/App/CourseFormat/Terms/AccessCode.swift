import Foundation

/// What one must know to begin a test: told in the room, so that only those who are there begin.
struct AccessCode: Sendable, Equatable {
    /// As the teacher wrote it.
    let text: String

    /// With all that makes no difference.
    static let longest = 160

    /// Nil when it is too easy to guess: fewer than 6 letters and digits, or than 7 if they are only digits (about 20 bits, as
    /// ASVS 5.0, 6.5 asks for), or fewer than 4 different ones; or when it is too long to be said aloud: more than 40 of them.
    init?(_ text: String) {
        guard text.isWithin(letters: Self.longest) else { return nil }
        let folded = Self.folded(text)
        let least = folded.allSatisfy(\.isNumber) ? 7 : 6
        guard (least...40).contains(folded.count), Set(folded).count >= 4 else { return nil }
        self.text = text
    }

    /// What the database keeps was checked when it came in.
    init(stored: String) {
        text = stored
    }

    /// Capitals, spaces and hyphens make no difference to somebody who types what was said aloud.
    func matches(_ typed: String) -> Bool {
        typed.isWithin(letters: Self.longest) && Self.folded(typed) == Self.folded(text)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }
}
