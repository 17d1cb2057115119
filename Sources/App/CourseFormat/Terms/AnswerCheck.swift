import Database

/// When a quiz tells whether an answer is right.
enum AnswerCheck: String, CaseIterable, Sendable, DatabaseValue {
    case atEnd = "at-end"
    /// As soon as a student asks for it, answer by answer. An answer that was checked stays as it is.
    case eachAnswer = "each-answer"
}
