/// What accounts are looked for by: the beginnings of words, and a role.
struct PeopleSearch: Sendable, Equatable {
    let words: [String]
    let role: Role?

    /// The most accounts that are shown at once.
    static let most = 100
    static let longest = 200

    init(_ typed: String, role: Role?) {
        words = SearchText.words(of: String(typed.beginning(letters: Self.longest)))
        self.role = role
    }

    /// Whether each searched word is the beginning of one of these words.
    func finds(_ found: [String]) -> Bool {
        words.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
    }
}
