/// What students of a course will be able to do: its four parts, of which each may still be missing.
struct Objective: Sendable, Equatable {
    /// What they do: a word of the taxonomy, or one of the teacher's own below one of its categories.
    struct Performance: Sendable, Equatable {
        enum Word: Sendable, Equatable {
            /// The key of a word below the category.
            case listed(String)
            /// As it stands in the sentence, in the course's language.
            case own(String)
        }

        let category: ActionPath
        let word: Word

        /// Nil for a word of the taxonomy.
        var ownWord: String? { if case .own(let text) = word { text } else { nil } }
    }

    struct Condition: Sendable, Equatable {
        let kind: ObjectiveCondition
        /// The text of a custom one; nil where it is not written yet.
        let text: String?
        let isHidden: Bool
    }

    struct Criterion: Sendable, Equatable {
        /// Nil where nothing is written.
        var text: String?
        var isOn = false
        var isHidden = false

        /// Whether the sentence has it.
        var isSaid: Bool { isOn && !isHidden && text != nil }
    }

    let id: ID<Objective>
    /// What texts call it. Nil until it has a word and a topic; then it never changes.
    var key: String?
    var performance: Performance?
    var condition: Condition?
    /// Those that nothing is said about are missing.
    var criteria: [ObjectiveCriterion: Criterion] = [:]
    /// In the order of the course's topics.
    var topics: [ID<Topic>] = []
    /// The sentence that a teacher wrote; nil where it is generated.
    var ownSentence: String?
    /// How many students of a hundred must reach it.
    var share = WrittenDesign.usualShare
    var version: Int

    /// Whether nothing was ever said of it: it was begun, and left.
    var isBlank: Bool { self == Objective(id: id, version: 1) }
}
