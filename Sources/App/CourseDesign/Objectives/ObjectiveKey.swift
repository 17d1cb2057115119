/// What texts call an objective: small letters from a to z, digits and hyphens, made from its word and its first topic.
enum ObjectiveKey {
    private static let longest = 40

    /// A key that is not in `taken`.
    static func make(word: String, topic: String, taken: Set<String>) -> String {
        var words = PlainLetters.words(word) + PlainLetters.words(topic)
        var base = words.joined(separator: "-")
        while base.utf8.count > longest, words.count > 1 {
            words.removeLast()
            base = words.joined(separator: "-")
        }
        base = base.isEmpty ? "objective" : String(base.prefix(longest))
        if !taken.contains(base) { return base }
        var number = 2
        while taken.contains("\(base)-\(number)") { number += 1 }
        return "\(base)-\(number)"
    }

    /// Whether a text can be a key.
    static func isKey(_ text: String) -> Bool { WrittenDesign.isKey(text) }
}
