import Database

/// One question of a survey.
struct SurveyItem: Sendable, Equatable {
    /// The kind of answer.
    enum Kind: Sendable, Equatable {
        /// Satisfaction from 1 to 5, or "not applicable".
        case scale
        /// One of several options.
        case choice([Wording])
        /// Free text.
        case comment
    }

    /// The position in the form, from 1.
    let position: Int
    let key: String
    let kind: Kind
    let matter: SurveyMatter
    /// Whether an answer is required. A comment never is.
    let isCompulsory: Bool
    let text: Wording

    /// The steps of the scale, the worst first.
    static let steps = 1...5
    /// The most UTF-16 units of a comment; browsers count in these.
    static let longestComment = 600

    /// The values that can be chosen.
    var values: ClosedRange<Int>? {
        switch kind {
        case .scale: Self.steps
        case .choice(let options): 1...max(1, options.count)
        case .comment: nil
        }
    }
}

/// What an item is about.
enum SurveyMatter: String, CaseIterable, Sendable, DatabaseValue {
    case subject
    /// Asked once for each teacher of the subject.
    case teacher
}

/// The kinds of items, as documents and tables name them.
enum SurveyItemKind: String, CaseIterable, Sendable, DatabaseValue {
    case scale
    case choice
    case comment
}

extension SurveyItem.Kind {
    var name: SurveyItemKind {
        switch self {
        case .scale: .scale
        case .choice: .choice
        case .comment: .comment
        }
    }
}
