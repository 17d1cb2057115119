/// What a question page posts: the answer, the flag, and the button that was pressed.
struct AnswerForm: Sendable {
    /// Positions in the order that was shown, from 1; absent when nothing is ticked.
    let choice: [Int]?
    /// What was typed, where something is typed.
    let text: String?
    let flag: String?
    /// What the page showed when it was made, see `ShownState`; something else when it was touched by the script.
    let page: String?
    /// Counts what was done on the page; absent without script.
    let seq: Int?
    let go: String?
    /// Whether it was kept on a device, and is sent after its page is gone.
    var isKept = false

    var isFlagged: Bool { flag != nil }

    /// What this post changes about a question.
    /// - Throws: `FormErrors` when something was posted that the page did not offer, or that is not an answer.
    func change(of question: Question, number: Int, seed: Int64) throws -> AnswerChange {
        let shown = ShownState(text: page, sequence: seq)
        let isTouched = way == .clear || shown?.answer != said
        let isFlagTouched = shown?.isFlagged != isFlagged
        return AnswerChange(
            answer: isTouched ? .set(try answer(to: question, number: number, seed: seed)) : .unchanged,
            isFlagged: isFlagTouched ? isFlagged : nil, page: shown?.mark, isKept: isKept)
    }

    /// All that this post says, changed or not; nil for a page that does not say which one it is.
    /// - Throws: `FormErrors` as `change`.
    func fields(of question: Question, number: Int, seed: Int64) throws -> PageFields? {
        guard let shown = ShownState(text: page, sequence: seq) else { return nil }
        return PageFields(
            answer: try answer(to: question, number: number, seed: seed), isFlagged: isFlagged,
            isAnswerTouched: shown.answer == nil || way == .clear, isFlagTouched: shown.isFlagged == nil)
    }

    /// What the page shows now, when the log is that long; nil when it does not say which page it is.
    /// - Parameter isTaken: otherwise it knows what is on disk, and goes on showing something else.
    func shown(after logLength: Int, reopenings: Int = 0, isTaken: Bool = true) -> ShownState? {
        ShownState(text: page, sequence: seq).map {
            ShownState(
                mark: PageMark(nonce: $0.mark.nonce, seen: logLength, sequence: $0.mark.sequence, reopenings: reopenings),
                answer: isTaken ? said : nil, isFlagged: isTaken ? isFlagged : nil)
        }
    }

    /// The answer as the fields say it now.
    private var said: String {
        text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ShownState.positions(choice ?? [])
    }

    /// The way out; a form without a button was sent by Enter in an old browser, which means "next".
    var way: Way { go.flatMap(Way.init(text:)) ?? .next }

    /// The answer in the test's own terms.
    /// - Throws: `FormErrors` when something was posted that the page did not offer.
    func answer(to question: Question, number: Int, seed: Int64) throws -> Answer? {
        if way == .clear { return nil }
        switch question.content {
        case .choice(let content): return try content.answer(shown: choice ?? [], seed: seed, question: number)
        case .number(let content): return try content.answer(typed: text ?? "")
        case .text(let content): return try content.answer(typed: text ?? "")
        }
    }

    /// The ways out of a question page. Each saves first.
    enum Way: Equatable, Sendable {
        case previous
        case next
        case done
        case list
        /// Stay here: the background saves of the script.
        case stay
        /// Take the answer back and stay.
        case clear
        case language(Language)
        case signOut

        init?(text: String) {
            switch text {
            case "previous": self = .previous
            case "next": self = .next
            case "done", "review": self = .done
            case "list": self = .list
            case "stay": self = .stay
            case "clear": self = .clear
            case "sign-out": self = .signOut
            default:
                guard text.hasPrefix("language-"), let language = Language(rawValue: String(text.dropFirst(9))) else {
                    return nil
                }
                self = .language(language)
            }
        }
    }
}

extension AnswerForm {
    /// - Throws: `Problem.unreadable` for what is no form of a question page.
    init(_ fields: PostedFields) throws {
        func number(_ text: String) throws -> Int {
            guard let number = Int(text) else { throw Problem.unreadable }
            return number
        }
        guard fields.names(beginning: "choice").isSubset(of: ["choice[]"]) else { throw Problem.unreadable }
        let choice = try fields.values("choice[]").map(number)
        try self.init(
            choice: choice.isEmpty ? nil : choice, text: fields.value("text"), flag: fields.value("flag"),
            page: fields.value("page"),
            seq: fields.value("seq").map(number), go: fields.value("go"), isKept: fields.value("kept") != nil)
    }
}
