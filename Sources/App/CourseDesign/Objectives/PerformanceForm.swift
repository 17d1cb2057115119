/// What the pages post on which the word of an objective is chosen.
struct PerformanceForm: Decodable, Sendable {
    /// The version that the form showed.
    var seen: String?
    /// The path of an action category, "/" and the key of a word below it.
    var word: String?
    /// The path of the action category of a word of the teacher's own.
    var category: String?
    var own: String?
    /// What was searched for on the page; nil where nothing was.
    var search: String?
    var go: String?

    enum CodingKeys: String, CodingKey {
        case seen, word, category, own, go
        case search = "q"
    }

    /// Whether no word is chosen, and the field for an own one is empty or as the page showed it, with the category beside it.
    func isUntouched(of objective: Objective) -> Bool {
        guard word == nil, let own = TypedText.line(own) else { return word == nil }
        guard let search else { return own == objective.performance?.ownWord }
        return own == TypedText.line(search) && (category ?? "") == (objective.performance?.category.text ?? "")
    }

    /// What was chosen or typed.
    /// - Throws: `FormErrors`
    func performance(_ taxonomy: Taxonomy = .standard) throws -> Objective.Performance {
        if let word {
            guard let slash = word.lastIndex(of: "/") else { throw Self.error("word", "teach.choose") }
            let (path, key) = (ActionPath(text: String(word[..<slash])), String(word[word.index(after: slash)...]))
            guard taxonomy.word(key, at: path) != nil else { throw Self.error("word", "teach.choose") }
            return .init(category: path, word: .listed(key))
        }
        if search != nil, TypedText.line(category) == nil { throw Self.error("category", "teach.choose") }
        let path = ActionPath(text: category ?? "")
        guard taxonomy.place(path) != nil else { throw Self.error("word", "teach.choose") }
        guard let own = TypedText.line(own) else { throw Self.error("own", "objective.own-word-missing") }
        guard own.isWithin(letters: WrittenDesign.longestWord) else { throw Self.error("own", "form.too-long") }
        return .init(category: path, word: .own(own))
    }

    private static func error(_ field: String, _ key: String) -> FormErrors {
        FormErrors(items: [.init(field: field, key: key)])
    }
}
