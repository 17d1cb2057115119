/// What stands at the head of each page of a part: the sentence so far, and the ways to the other parts.
struct ObjectiveHead: Sendable {
    struct Step: Sendable {
        let href: String
        let text: String
        let isCurrent: Bool
    }

    let contentLanguage: String
    /// Nil before it has a word.
    let sentence: String?
    /// Whether a teacher wrote the sentence.
    let isOwn: Bool
    let steps: [Step]
    /// The version that the form shows.
    let seen: String
    /// What is saved now of all parts, where somebody else has changed one since the form was shown.
    let stored: [DesignStored]
    let hasStored: Bool
    /// The page after this one.
    let skipHref: String
    /// The address to which the part is posted.
    let action: String
}
