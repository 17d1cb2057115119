import Foundation

/// The code on a receipt: 125 bits of a keyed digest in Crockford's base32, which has no I, L, O or U, in five groups of five.
struct ReceiptCode: Hashable, Sendable, CustomStringConvertible {
    /// As it is printed and stored: `7ZQ4M-0H2KX-…`.
    let text: String

    private static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let length = 25
    private static let groupLength = 5

    /// The code of the first 125 bits of a digest, which is at least 16 bytes long.
    init(digest: some Sequence<UInt8>) {
        var codes: [Character] = []
        var (bits, count) = (0, 0)
        for byte in digest.prefix(16) {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                codes.append(Self.symbols[bits >> count & 31])
                bits &= 1 << count - 1
            }
        }
        self.init(symbols: codes.prefix(Self.length))
    }

    /// Reads what somebody typed or pasted, which may be the whole address of a receipt; nil when it is not a code. Capitals,
    /// spaces and hyphens make no difference, and O is read as 0, I and L as 1.
    init?(typed: String) {
        let last = typed.split(separator: "/").last.map(String.init) ?? ""
        let symbols = last.uppercased().filter { !$0.isWhitespace && !Self.hyphens.contains($0) }.map { Self.alike[$0] ?? $0 }
        guard symbols.count == Self.length, symbols.allSatisfy(Self.symbols.contains) else { return nil }
        self.init(symbols: symbols[...])
    }

    /// A code from the database, which needs no check.
    init(stored: String) {
        text = stored
    }

    private init(symbols: ArraySlice<Character>) {
        let groups = stride(from: symbols.startIndex, to: symbols.endIndex, by: Self.groupLength).map {
            String(symbols[$0...].prefix(Self.groupLength))
        }
        text = groups.joined(separator: "-")
    }

    var description: String { text }

    private static let alike: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
    private static let hyphens: Set<Character> = [
        "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{AD}",
    ]
}
