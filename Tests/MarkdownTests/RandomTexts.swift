/// Texts of pieces that mean something to CommonMark, to tables or to formulas, always the same ones.
struct RandomTexts: Sequence, IteratorProtocol {
    private static let pieces = [
        "|", "|", "-", ":", "a", "b", " ", "\\|", "`", "**", "\\", "\n", "\n", "> ", "- ", "1. ", "    ", "# ", "\t", "===",
        "---",
        "|-|\n", "|-|-|\n", "| a | b |\n", "[x]: /u\n", "[x]", "https://e.org", "~~~\n", "\n\n", "_c_", "$", "$", "$$", "\\$",
        "$x$",
        "<b>", "<div>\n", "![p](q.png)", "[l](m.md)", "&#xFDD0;", "&amp;", "ș", "\u{FEFF}",
    ]

    private var state: UInt64 = 25
    private var left: Int

    init(_ count: Int) { left = count }

    /// The first numbers of a linear congruential generator (Knuth's MMIX).
    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func next() -> String? {
        guard left > 0 else { return nil }
        left -= 1
        let count = 1 + number(below: 30)
        return (0..<count).map { _ in Self.pieces[number(below: Self.pieces.count)] }.joined()
    }
}

/// FNV-1a of the bytes of many texts, each with its end.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in Array(text.utf8) + [0] { value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    }
}
