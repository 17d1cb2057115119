/// Identifies a question page in each of its saves, so that requests that are repeated, late or out of order do no harm.
struct PageMark: Sendable, Equatable {
    /// A random name for the page, made each time it is shown.
    let nonce: String
    /// The length of the answer log when the page was shown, or in the last reply that it received.
    let seen: Int
    /// Counts the person's actions on this page; 0 without script.
    let sequence: Int
    /// How often the attempt had been reopened at that time.
    var reopenings = 0

    /// The mark in the page's hidden field: "k3Jx9a.5", or "k3Jx9a.5/1" after a reopening.
    var text: String { "\(nonce).\(seen)" + (reopenings > 0 ? "/\(reopenings)" : "") }

    /// The last save of a page.
    struct Heard: Sendable, Equatable {
        let sequence: Int
        let said: String
    }

    /// Whether a save says something new: it is not older than the last save of its page, and not the same.
    func isNews(_ said: String, after heard: Heard?) -> Bool {
        guard let heard else { return true }
        if sequence != heard.sequence { return sequence > heard.sequence }
        return said != heard.said
    }

    /// Whether a line of the log was written by another page, after this one was shown.
    func hasNotSeen(_ entry: LoggedAnswer) -> Bool {
        entry.page != nonce && entry.sequence > seen
    }
}

extension PageMark {
    /// The most bytes of a nonce. Pages have six; the load tests number theirs.
    private static let longest = 16

    /// A mark for a page that is shown now.
    init(seen: Int, reopenings: Int = 0) {
        // 32 bits distinguish the pages of one attempt, and take six letters.
        let nonce = withUnsafeBytes(of: UInt32.random(in: .min ... .max)) { Base64URL.encode($0) }
        self.init(nonce: nonce, seen: seen, sequence: 0, reopenings: reopenings)
    }

    /// The mark of a program that says how much of the log it has seen. Each of its changes is a page of its own, and of the
    /// present state of the attempt.
    static func program(seen: Int) -> PageMark { PageMark(seen: seen, reopenings: .max) }

    /// Reads a text that `text` wrote; nil for any other. The log stores the nonce, so only a few plain letters are accepted.
    init?(text: Substring, sequence: Int) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isNonce(parts[0]) else { return nil }
        let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 }), sequence >= 0 else { return nil }
        self.init(
            nonce: String(parts[0]), seen: numbers[0], sequence: sequence, reopenings: numbers.count == 2 ? numbers[1] : 0)
    }

    private static func isNonce(_ text: Substring) -> Bool {
        !text.isEmpty && text.isWithin(bytes: longest) && text.utf8.allSatisfy(Base64URL.isLetter)
    }
}
