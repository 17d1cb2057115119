/// What somebody looks for: words of which each has to be the beginning of a word in the text.
struct SearchQuery: Sendable, Equatable {
    struct Word: Sendable, Equatable {
        /// As folded texts may have it. More than one where "dj" may stand for "đ".
        let forms: [String]

        fileprivate init(_ folded: String) {
            let shorter = folded.replacing("dj", with: "d")
            forms = (shorter == folded ? [folded] : [folded, shorter]).map(Self.stem)
        }

        /// A long word without the vowels at its end, at most two: in Romanian and Serbian they change with number and case.
        private static func stem(_ word: String) -> String {
            guard word.count >= 6 else { return word }
            var stem = word[...]
            for _ in 0..<2 where "aeiou".contains(stem.last ?? " ") { stem = stem.dropLast() }
            return String(stem)
        }

        /// Whether it is the beginning of a folded word.
        fileprivate func begins(_ folded: String) -> Bool {
            forms.contains { folded.hasPrefix($0) }
        }

        /// Whether a word of a folded text begins with it.
        fileprivate func isFound(in folded: String) -> Bool {
            forms.contains { folded.contains(" " + $0) }
        }
    }

    /// Longest query, in characters.
    static let longest = 200
    private static let mostWords = 8

    let words: [Word]

    /// Reads what was typed; nil when no word is left to look for. A single letter is none, a single digit is one.
    init?(_ typed: String) {
        var folded: [String] = []
        for word in SearchText.words(of: typed) where word.count > 1 || word.allSatisfy(\.isNumber) {
            if !folded.contains(word) { folded.append(word) }
        }
        if folded.isEmpty { return nil }
        words = folded.prefix(Self.mostWords).map(Word.init)
    }

    /// Whether a word, folded, is one of those that are looked for.
    func finds(_ folded: String) -> Bool {
        words.contains { $0.begins(folded) }
    }

    /// Whether a text, folded by `SearchText`, has all the words.
    func isFound(in folded: String) -> Bool {
        words.allSatisfy { $0.isFound(in: folded) }
    }

    /// How good a hit is by its title: 0 with all words in it, 1 with some, 2 with none.
    func rank(title: String) -> Int {
        let folded = SearchText.fold(title)
        if isFound(in: folded) { return 0 }
        return words.contains { $0.isFound(in: folded) } ? 1 : 2
    }
}
