/// What a posted question page changes. A page that was not touched changes nothing, so an old one in another window
/// takes no newer answer back.
struct AnswerChange: Sendable, Equatable {
    enum Change: Sendable, Equatable {
        case unchanged
        /// Nil takes the answer back.
        case set(Answer?)
    }

    let answer: Change
    /// Nil leaves the flag as it is.
    let isFlagged: Bool?
    /// The page it came from; nil for one that does not say, which is always believed.
    let page: PageMark?
    /// Whether it was kept on a device, and is sent after its page is gone: nobody sees then whose place it takes.
    var isKept = false

    var isNothing: Bool { answer == .unchanged && isFlagged == nil }

    /// When another window changed the answer without this page having shown it: what it wrote still stands, or this change took its
    /// place. Nil when it did not, or when both say the same.
    /// - Parameters:
    ///   - line: the question's answer before this change.
    ///   - log: where it stands.
    func changedElsewhere(since line: LoggedAnswer?, in log: AnswerLog) -> Instant? {
        guard let page, let line else { return nil }
        if line.page == page.nonce, let other = line.overwrote, other > page.seen {
            // An earlier save of this page has taken the place, and the page has not heard that it did.
            return log.lines.first { $0.sequence == other }?.arrivedAt
        }
        guard page.hasNotSeen(line) else { return nil }
        if case .set(let answer) = answer, Question.stored(answer) == line.value { return nil }
        return line.arrivedAt
    }

    /// Whether it leaves an answer where it is: one that was kept never takes the place of what its page had not seen.
    func yields(to line: LoggedAnswer?) -> Bool {
        guard isKept, let line, case .set(let answer) = answer, Question.stored(answer) != line.value else { return false }
        return page?.hasNotSeen(line) ?? true
    }

    /// What the page said, to know the same again.
    var said: String {
        let answer = if case .set(let answer) = answer { "=" + Question.stored(answer) } else { "" }
        return (isFlagged.map { $0 ? "!" : "-" } ?? "") + answer
    }
}
