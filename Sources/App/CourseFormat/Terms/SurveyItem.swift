import Database

/// One thing that a survey asks.
struct SurveyItem: Sendable, Equatable {
    /// What the answer is.
    enum Kind: Sendable, Equatable {
        /// How satisfied somebody is, from 1 to 5, or that it does not apply.
        case scale
        /// One of these.
        case choice([Wording])
        /// Words of one's own.
        case comment
    }

    /// From 1.
    let position: Int
    let key: String
    let kind: Kind
    let matter: SurveyMatter
    /// A comment never has to be written.
    let isCompulsory: Bool
    let text: Wording

    /// The steps of the scale, the worst first.
    static let steps = 1...5
    /// A comment is no longer, in UTF-16 units, as a browser counts them.
    static let longestComment = 600

    /// The values that may be picked.
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
