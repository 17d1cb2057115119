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
    /// Whether it was kept on a device and is sent after its page was closed. Its person does not see which answer it replaces.
    var isKept = false
    /// All that the page says, changed or not; nil for one that does not say which it is, and for a change that no page made.
    var whole: Whole?

    /// All that the fields of a question page say when it is posted.
    struct Whole: Sendable, Equatable {
        let answer: Answer?
        let isFlagged: Bool
        /// Whether the script has seen the answer, or the flag, touched since the server last answered.
        let isAnswerTouched: Bool
        let isFlagTouched: Bool

        var said: String { (isFlagged ? "!" : "-") + "=" + Question.stored(answer) }

        /// What a page changes that was heard before. A browser brings a page back as it was made, so what it showed then is no measure any
        /// more.
        func change(since heard: PageMark.Heard, from page: PageMark) -> AnswerChange {
            let (wasFlagged, before) = (heard.said.hasPrefix("!"), heard.said.dropFirst(2))
            return AnswerChange(
                answer: isAnswerTouched || Question.stored(answer) != before ? .set(answer) : .unchanged,
                isFlagged: isFlagTouched || isFlagged != wasFlagged ? isFlagged : nil, page: page)
        }
    }

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

    /// Whether it leaves an answer where it is: one that was kept on a device, or comes from a page of before the attempt was opened again,
    /// never takes the place of what its page had not seen.
    /// - Parameters:
    ///   - reopenings: how often the attempt has been opened again by now.
    ///   - heard: what the page has said since. Where it has not, nobody knows the order of what it says any more: it may be the delayed copy of
    ///     something that it has itself overtaken.
    func yields(to line: LoggedAnswer?, reopenings: Int = 0, heard: PageMark.Heard? = nil) -> Bool {
        guard let line, case .set(let answer) = answer, Question.stored(answer) != line.value else { return false }
        guard let page else { return isKept }
        let isOld = page.reopenings < reopenings
        if isOld, heard == nil { return line.sequence > page.seen }
        return (isOld || isKept) && page.hasNotSeen(line)
    }

    /// What of it the page has not said before.
    func news(after heard: PageMark.Heard?) -> AnswerChange {
        guard let page else { return self }
        guard page.isNews(said, after: heard) else { return AnswerChange(answer: .unchanged, isFlagged: nil, page: page) }
        return heard.flatMap { whole?.change(since: $0, from: page) } ?? self
    }

    /// What the page said, to know the same again: all of it, or, where it is not known, what it changes. Flag and answer, as the store
    /// remembers them.
    var said: String {
        if let whole { return whole.said }
        let answer = if case .set(let answer) = answer { "=" + Question.stored(answer) } else { "" }
        return (isFlagged.map { $0 ? "!" : "-" } ?? "") + answer
    }
}
