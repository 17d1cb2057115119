/// What a question page says of itself with every save, so that requests which come twice, late or out of order do no harm.
struct PageMark: Sendable, Equatable {
    /// Made anew each time the page is shown.
    let nonce: String
    /// How far the answer log was when the page was shown, or last heard of it.
    let seen: Int
    /// Counts what the person did on this page; 0 without script.
    let sequence: Int
    /// How often the attempt had been opened again by then.
    var reopenings = 0

    /// How the page writes it down: "k3Jx9a.5", or "k3Jx9a.5/1" after a reopening.
    var text: String { "\(nonce).\(seen)" + (reopenings > 0 ? "/\(reopenings)" : "") }

    /// What a page was last heard to say.
    struct Heard: Sendable, Equatable {
        let sequence: Int
        let said: String
    }

    /// Whether a save says something new: not what a later one of its page has overtaken, and not the same once more.
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
    /// Of a nonce, in bytes. Pages have six; programs that measure number theirs.
    private static let longest = 16

    /// A mark for a page that is shown now.
    init(seen: Int, reopenings: Int = 0) {
        // 32 bits: enough to tell the pages of one attempt apart, and six letters on the page.
        let nonce = withUnsafeBytes(of: UInt32.random(in: .min ... .max)) { Base64URL.encode($0) }
        self.init(nonce: nonce, seen: seen, sequence: 0, reopenings: reopenings)
    }

    /// Reads what `text` wrote; nil for anything else: what the log keeps of a page is a few plain letters, whoever wrote them.
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
