/// A search query: words, each of which must be the beginning of a word in the text.
struct SearchQuery: Sendable, Equatable {
    struct Word: Sendable, Equatable {
        /// The forms that the word may have in normalised texts; several when "dj" may stand for "đ".
        let forms: [String]

        fileprivate init(_ folded: String) {
            let shorter = folded.replacing("dj", with: "d")
            forms = (shorter == folded ? [folded] : [folded, shorter]).map(Self.stem)
        }

        /// A long word without up to two vowels at its end, which change with number and case in Romanian and Serbian.
        private static func stem(_ word: String) -> String {
            guard word.count >= 6 else { return word }
            var stem = word[...]
            for _ in 0..<2 where "aeiou".contains(stem.last ?? " ") { stem = stem.dropLast() }
            return String(stem)
        }

        /// Whether a normalised word begins with it.
        fileprivate func begins(_ folded: String) -> Bool {
            forms.contains { folded.hasPrefix($0) }
        }

        /// Whether a word of a normalised text begins with it.
        fileprivate func isFound(in folded: String) -> Bool {
            forms.contains { folded.contains(" " + $0) }
        }
    }

    /// Longest query, in characters.
    static let longest = 200
    private static let mostWords = 8

    let words: [Word]
    /// As it was typed.
    let typed: String

    /// Reads what was typed; nil when no word is left to search for. A single letter is ignored, a single digit is not.
    init?(_ typed: String) {
        var folded: [String] = []
        for word in SearchText.words(of: typed) where word.count > 1 || word.allSatisfy(\.isNumber) {
            if !folded.contains(word) { folded.append(word) }
        }
        if folded.isEmpty { return nil }
        words = folded.prefix(Self.mostWords).map(Word.init)
        self.typed = typed
    }

    /// Whether a normalised word is one of those that are searched for.
    func finds(_ folded: String) -> Bool {
        words.contains { $0.begins(folded) }
    }

    /// Whether a text, normalised by `SearchText`, has all the words.
    func isFound(in folded: String) -> Bool {
        words.allSatisfy { $0.isFound(in: folded) }
    }

    /// Whether a text, normalised by `SearchText`, has any of the words.
    func findsAny(in folded: String) -> Bool {
        words.contains { $0.isFound(in: folded) }
    }

    /// The rank of a hit by its title: 0 when it has all words, 1 when it has some, 2 when it has none.
    func rank(title: String) -> Int {
        let folded = SearchText.fold(title)
        if isFound(in: folded) { return 0 }
        return findsAny(in: folded) ? 1 : 2
    }
}
