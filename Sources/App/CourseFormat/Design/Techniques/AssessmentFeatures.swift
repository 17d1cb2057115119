import Database

/// Whether an assessment is there to help while something is learnt, or to judge once it is.
enum AssessmentType: String, CaseIterable, Sendable, DatabaseValue {
    case formative, summative

    var key: String {
        switch self {
        case .formative: "technique.type-formative"
        case .summative: "technique.type-summative"
        }
    }
}

/// When an assessment takes place, beside the teaching that it is about.
enum AssessmentMoment: String, CaseIterable, Sendable, DatabaseValue {
    case before, during, after

    var key: String {
        switch self {
        case .before: "technique.moment-before"
        case .during: "technique.moment-during"
        case .after: "technique.moment-after"
        }
    }
}

/// How much an assessment asks of those who prepare and take it.
enum AssessmentDifficulty: String, CaseIterable, Sendable, DatabaseValue {
    case low, medium, high

    var key: String {
        switch self {
        case .low: "technique.difficulty-low"
        case .medium: "technique.difficulty-medium"
        case .high: "technique.difficulty-high"
        }
    }
}

/// How students hear what came of an assessment.
enum AssessmentFeedback: String, CaseIterable, Sendable, DatabaseValue {
    case inPerson = "in-person"
    case online
    case both

    var key: String {
        switch self {
        case .inPerson: "technique.feedback-in-person"
        case .online: "technique.feedback-online"
        case .both: "technique.feedback-both"
        }
    }
}
