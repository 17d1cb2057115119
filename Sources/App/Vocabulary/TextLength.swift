/// Length limits that people read in letters and that are stored in bytes. A Swift Character has no largest size: a letter with
/// 40,000 combining marks is still one Character.
enum TextLength {
    /// The most bytes that a text of so many letters takes in any script. Letters of one script take at most 7 bytes on average
    /// (Khmer, Burmese, pointed Hebrew); a short text may have a few that take more.
    static func bytes(ofLetters count: Int) -> Int { 8 * count + 64 }
}

extension StringProtocol {
    func isWithin(bytes most: Int) -> Bool {
        utf8.count <= most
    }

    /// Whether the text has at most so many letters, and at most the bytes that these may take.
    func isWithin(letters most: Int) -> Bool {
        let bytes = utf8.count
        return bytes <= most || bytes <= TextLength.bytes(ofLetters: most) && count <= most
    }

    /// The longest beginning of the text, in whole letters, that is within a limit.
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

    /// The text, or its beginning and "…" where it is longer than so many letters.
    func shortened(letters most: Int) -> String {
        let beginning = beginning(letters: most)
        if beginning.endIndex == endIndex { return String(beginning) }
        return String(beginning.dropLast(beginning.count == most ? 1 : 0)) + "…"
    }
}
