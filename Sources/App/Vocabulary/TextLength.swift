/// Limits that are said in letters and kept in bytes. What a person calls a letter has no size: one with 40,000 marks above it is still one.
enum TextLength {
    /// The most bytes that a text of so many letters has in any script. Letters of one script with another have at most 7 bytes in the
    /// mean (Khmer, Burmese, pointed Hebrew); a short text may have a few that are longer.
    static func bytes(ofLetters count: Int) -> Int { 8 * count + 64 }
}

extension StringProtocol {
    func isWithin(bytes most: Int) -> Bool {
        utf8.count <= most
    }

    /// Whether it has at most so many letters, and no more bytes than a text of them has.
    func isWithin(letters most: Int) -> Bool {
        let bytes = utf8.count
        return bytes <= most || bytes <= TextLength.bytes(ofLetters: most) && count <= most
    }

    /// As many whole letters from its beginning as are within a limit.
    func beginning(letters most: Int) -> SubSequence {
        if utf8.count <= most { return self[...] }
        var (end, room) = (startIndex, TextLength.bytes(ofLetters: most))
        for _ in 0..<most where end < endIndex {
            let next = index(after: end)
            room -= utf8.distance(from: end, to: next)
            if room < 0 { break }
            end = next
        }
        return self[..<end]
    }

    /// The text itself, or its beginning with "…" at the end: at most so many letters.
    func shortened(letters most: Int) -> String {
        let beginning = beginning(letters: most)
        if beginning.endIndex == endIndex { return String(beginning) }
        return String(beginning.dropLast(beginning.count == most ? 1 : 0)) + "…"
    }
}
