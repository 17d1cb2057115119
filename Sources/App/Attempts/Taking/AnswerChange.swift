/// What a posted question page changes. A page on which nothing was changed changes nothing, so that an old page in another
/// window does not undo a newer answer.
struct AnswerChange: Sendable, Equatable {
    enum Change: Sendable, Equatable {
        case unchanged
        /// The new answer; nil takes the answer back.
        case set(Answer?)
        /// A text that is no answer, in place of the answer.
        case setUnreadable(String)

        /// What the log stores of it; nil when nothing changes.
        var stored: StoredAnswer? {
            switch self {
            case .unchanged: nil
            case .set(let answer): StoredAnswer(answer)
            case .setUnreadable(let text): StoredAnswer(unreadable: text)
            }
        }
    }

    let answer: Change
    /// The new flag; nil when it does not change.
    let isFlagged: Bool?
    /// The page that was posted. Nil when the request does not name one; its change is then never treated as outdated.
    let page: PageMark?
    /// Whether it was kept on a device and is sent after its page was closed. Its person does not see which answer it replaces.
    var isKept = false
    /// Whether the answer is checked as soon as it is saved.
    var isCheck = false
    /// The values of all fields of the page, changed or not. Nil when the request does not name a page, or was not sent by one.
    var whole: Whole?

    /// The values of all fields of a posted question page.
    struct Whole: Sendable, Equatable {
        /// What they say is the answer.
        let answer: Change
        let isFlagged: Bool
        /// Whether the script noticed a change of the answer, or of the flag, since the last reply of the server.
        let isAnswerTouched: Bool
        let isFlagTouched: Bool

        var said: String { (isFlagged ? "!" : "-") + answer.said }

        /// The change since the last save of the same page. What the page showed when it was made does not matter: a browser may
        /// restore the page as it was at first.
        func change(since heard: PageMark.Heard, from page: PageMark) -> AnswerChange {
            let (wasFlagged, before) = (heard.said.hasPrefix("!"), heard.said.dropFirst())
            return AnswerChange(
                answer: isAnswerTouched || answer.said != before ? answer : .unchanged,
                isFlagged: isFlagTouched || isFlagged != wasFlagged ? isFlagged : nil, page: page)
        }
    }

    /// The same for a question whose answer stays as it is.
    var withoutAnswer: AnswerChange { AnswerChange(answer: .unchanged, isFlagged: isFlagged, page: page, isKept: isKept) }

    /// Whether it would give another answer than the present one.
    func differs(from line: LoggedAnswer?) -> Bool {
        answer.stored.map { $0 != line?.answer ?? StoredAnswer(nil) } ?? false
    }

    var isNothing: Bool { answer == .unchanged && isFlagged == nil }

    /// Whether its sender knows the answer that is present after it: the page shows it, or the request says it, or nothing came
    /// after what the program has seen.
    func knows(_ present: LoggedAnswer?) -> Bool {
        if let whole { return whole.answer.stored == present?.answer }
        if let stored = answer.stored { return stored == present?.answer }
        return present.map { page?.hasNotSeen($0) != true } ?? true
    }

    /// When another window changed the answer and this page had not shown it, whether that answer stays or is replaced by this
    /// change. Nil when there was no such answer, or when both are the same.
    /// - Parameters:
    ///   - line: the answer to the question before this change.
    ///   - log: the log that contains `line`.
    func changedElsewhere(since line: LoggedAnswer?, in log: AnswerLog) -> Instant? {
        guard let page, let line else { return nil }
        if line.page == page.nonce, let other = line.overwrote, other > page.seen {
            // An earlier save of this page replaced the other answer, and the page has not received the reply that says so.
            return log.lines.first { $0.sequence == other }?.arrivedAt
        }
        guard page.hasNotSeen(line) else { return nil }
        if answer.stored == line.answer { return nil }
        return line.arrivedAt
    }

    /// Whether the change is dropped and the present answer stays. That is so for an answer that was kept on a device, or that
    /// comes from a page made before the attempt was reopened, if its page had not seen the present answer.
    /// - Parameters:
    ///   - reopenings: how often the attempt was reopened.
    ///   - heard: the last save of the page since then. When there is none, the order of its saves is unknown: this one may be a
    ///     delayed copy that a later save of the same page has replaced.
    func yields(to line: LoggedAnswer?, reopenings: Int = 0, heard: PageMark.Heard? = nil) -> Bool {
        guard let line, let stored = answer.stored, stored != line.answer else { return false }
        guard let page else { return isKept }
        let isOld = page.reopenings < reopenings
        if isOld, heard == nil { return line.sequence > page.seen }
        return (isOld || isKept) && page.hasNotSeen(line)
    }

    /// The part of the change that the page has not posted before.
    func news(after heard: PageMark.Heard?) -> AnswerChange {
        guard let page else { return self }
        guard page.isNews(said, after: heard) else { return AnswerChange(answer: .unchanged, isFlagged: nil, page: page) }
        return heard.flatMap { whole?.change(since: $0, from: page) } ?? self
    }

    /// What the page posted, in a form that can be compared with its other saves and is stored: the flag and the answer. When the
    /// values of all fields are unknown, only what changes.
    var said: String {
        if let whole { return whole.said }
        return (isFlagged.map { $0 ? "!" : "-" } ?? "") + answer.said
    }
}

extension AnswerChange.Change {
    /// In one text; empty when nothing changes.
    fileprivate var said: String { stored?.said ?? "" }
}
