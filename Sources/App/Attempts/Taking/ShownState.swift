/// What a question page showed when it was made, as its hidden field carries it: a post then says what it changes.
struct ShownState: Sendable, Equatable {
    let mark: PageMark
    /// The answer as the page's fields say it: positions in the shown order, or the typed text. Nil when the script has seen it touched.
    let answer: String?
    /// Nil when the script has seen the flag touched.
    let isFlagged: Bool?

    /// `k3Jx9a.5 - = 1 3`: the mark, the flag (`!` when set), and the answer; `?` for what was touched.
    var text: String {
        let flag = isFlagged.map { $0 ? "!" : "-" } ?? "?"
        return "\(mark.text) \(flag) " + (answer.map { "= " + $0 } ?? "?")
    }
}

extension ShownState {
    /// Of a page whose fields hold what is on disk.
    init(_ mark: PageMark, _ fields: ShownFields) {
        self.init(mark: mark, answer: fields.said, isFlagged: fields.isFlagged)
    }

    /// Reads a page's own words about itself; nil for anything that no page says.
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
