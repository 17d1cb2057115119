/// What a teacher says of a part of the plan in a week, such as what the task was.
struct TaskText: Sendable, Equatable {
    let cell: PointCell
    /// Counts those of the part in the week, from 1.
    let sequence: Int
    /// One line in the language of the course; nil where it was taken back.
    let body: String?
    /// Nil for an import.
    let maker: String?
    let madeAt: Instant

    /// In letters.
    static let longest = WrittenTaskText.longest
}

/// What somebody typed for a part in a week.
struct TaskTextEdit: Sendable, Equatable {
    /// The key of the part.
    let key: String
    let typed: String
    /// The number of the text that the form showed; 0 where it showed none.
    let seen: Int

    /// What becomes of it.
    enum Decision: Sendable, Equatable {
        /// It is as it was shown, or as it is now.
        case unchanged
        /// It is the text with this number now; nil takes the last one back.
        case save(Int, String?)
        case tooLong
        /// Somebody else has written this meanwhile.
        case conflict(TaskText)
    }

    /// Decided by values alone.
    /// - Parameter history: all texts of the part in the week, the oldest first.
    func decision(after history: [TaskText]) -> Decision {
        let (text, last) = (TypedText.line(typed), history.last)
        if text == last?.body { return .unchanged }
        if let last, last.sequence != seen {
            let shown = history.first { $0.sequence == seen }
            let isUntouched = (shown != nil || seen == 0) && text == shown?.body
            return isUntouched ? .unchanged : .conflict(last)
        }
        if let text, !text.isWithin(letters: TaskText.longest) { return .tooLong }
        return .save((last?.sequence ?? 0) + 1, text)
    }
}
