/// All that the fields of a question page say when it is posted, changed or not.
struct PageFields: Sendable, Equatable {
    let answer: Answer?
    let isFlagged: Bool
    /// Whether the script has seen the answer, or the flag, touched since the server last answered.
    let isAnswerTouched: Bool
    let isFlagTouched: Bool

    /// As the store remembers it: flag and answer.
    var said: String { (isFlagged ? "!" : "-") + "=" + Question.stored(answer) }

    /// What a page changes that was heard before. A browser brings a page back as it was made, so what it showed then is no measure any more.
    func change(since heard: PageMark.Heard, from page: PageMark) -> AnswerChange {
        let (wasFlagged, before) = (heard.said.hasPrefix("!"), heard.said.dropFirst(2))
        return AnswerChange(
            answer: isAnswerTouched || Question.stored(answer) != before ? .set(answer) : .unchanged,
            isFlagged: isFlagTouched || isFlagged != wasFlagged ? isFlagged : nil, page: page)
    }
}
