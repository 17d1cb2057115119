/// What a question page showed when it was made. Its hidden field contains it, so that a post can say what it changes.
struct ShownState: Sendable, Equatable {
    let mark: PageMark
    /// The answer in the page's fields: positions in the shown order, or the typed text. Nil when the script noticed a change of
    /// it.
    let answer: String?
    /// The flag; nil when the script noticed a change of it.
    let isFlagged: Bool?

    /// The hidden field, such as `k3Jx9a.5 - = 1 3`: the mark, the flag (`!` when set), and the answer; `?` for one that was
    /// changed.
    var text: String {
        let flag = isFlagged.map { $0 ? "!" : "-" } ?? "?"
        return "\(mark.text) \(flag) " + (answer.map { "= " + $0 } ?? "?")
    }
}

extension ShownState {
    /// The state of a page that shows what is stored.
    init(_ mark: PageMark, _ fields: ShownFields) {
        self.init(mark: mark, answer: fields.said, isFlagged: fields.isFlagged)
    }

    /// Reads a hidden field; nil when no page can have written it.
    init?(text: String?, sequence: Int?) {
        let parts = (text ?? "").split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, ["!", "-", "?"].contains(parts[1]),
            let mark = PageMark(text: parts[0], sequence: sequence ?? 0)
        else { return nil }
        self.mark = mark
        isFlagged = parts[1] == "?" ? nil : parts[1] == "!"
        answer = parts[2] == "=" && parts.count == 4 ? String(parts[3]) : nil
    }
}
