/// How far somebody has come in choosing a word, in the address of the page.
struct PerformanceQuery: Sendable {
    /// The keys of the levels that are chosen, from the outermost: none, a domain, with its category, with its action category.
    let keys: [String]
    /// What is searched for among all words.
    let search: String?

    static let longestSearch = 80

    /// - Parameter path: as `at` has it.
    init(at path: String?, search: String? = nil) {
        keys = (path ?? "").split(separator: "/").map(String.init)
        self.search = TypedText.line(search).map { String($0.beginning(letters: Self.longestSearch)) }
    }

    /// The page of a level, at what is chosen there.
    static func href(_ keys: [String], of id: ID<Objective>) -> String {
        DesignRoutes.performance(of: id) + (keys.isEmpty ? "" : "?at=" + keys.joined(separator: "/")) + "#" + choices
    }

    /// The id of the heading above what is chosen.
    static let choices = "word"
}

extension Taxonomy {
    /// A word that a search found.
    struct Hit: Sendable {
        let place: Place
        let word: ActionWord
    }

    /// The words that begin with what is searched for, in any of the three languages, in the order of the taxonomy.
    func hits(_ search: String, most: Int) -> [Hit] {
        let sought = SearchText.fold(search)
        guard sought.count > 1 else { return [] }
        let beginning = String(sought.dropLast())
        var hits: [Hit] = []
        for place in places {
            for word in place.action.words
            where Language.allCases.contains(where: {
                SearchText.fold(word.name($0)).contains(beginning)
                    || SearchText.fold(word.afterCondition($0)).contains(beginning)
            }) {
                hits.append(Hit(place: place, word: word))
                if hits.count == most { return hits }
            }
        }
        return hits
    }
}
