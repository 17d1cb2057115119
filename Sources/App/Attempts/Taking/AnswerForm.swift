/// What a question page posts: what it showed, the values of its fields, and the button that was pressed.
struct AnswerForm: Sendable {
    /// What the page showed when it was made, or after the last reply; nil when the request does not name a page.
    let shown: ShownState?
    let fields: ShownFields
    let go: String?
    /// Whether the answer was kept on a device and sent after its page was closed.
    var isKept = false

    /// - Parameters:
    ///   - page: the page's hidden field.
    ///   - seq: counts the actions on the page; absent without script.
    init(
        choice: [Int]?, text: String?, flag: String?, page: String?, seq: Int?, go: String?, isKept: Bool = false
    ) {
        shown = ShownState(text: page, sequence: seq)
        let posted = ShownFields(choice: choice ?? [], text: text, isFlagged: flag != nil)
        fields = go == "sign" ? posted.withOtherSign : posted
        (self.go, self.isKept) = (go, isKept)
    }

    var isFlagged: Bool { fields.isFlagged }

    /// What this post changes about a question.
    /// - Throws: `FormErrors` when the page did not offer a posted value, or when it cannot be kept.
    func change(of question: Question, number: Int, seed: Int64) throws -> AnswerChange {
        let answer = try answer(to: question, number: number, seed: seed)
        let isTouched = way == .clear || shown?.answer != fields.said
        return AnswerChange(
            answer: isTouched ? answer : .unchanged, isFlagged: shown?.isFlagged != isFlagged ? isFlagged : nil,
            page: shown?.mark, isKept: isKept,
            whole: shown.map { shown in
                AnswerChange.Whole(
                    answer: answer, isFlagged: isFlagged, isAnswerTouched: shown.answer == nil || way == .clear,
                    isFlagTouched: shown.isFlagged == nil)
            })
    }

    /// What the page shows after this request, with the log at this length; nil when the request does not name a page.
    /// - Parameter isTaken: whether the change was saved. If not, the page knows what is stored and still shows something else.
    func shown(after logLength: Int, reopenings: Int = 0, isTaken: Bool = true) -> ShownState? {
        shown.map {
            let mark = PageMark(nonce: $0.mark.nonce, seen: logLength, sequence: $0.mark.sequence, reopenings: reopenings)
            return isTaken ? ShownState(mark, fields) : ShownState(mark: mark, answer: nil, isFlagged: nil)
        }
    }

    /// Where to go afterwards. A form without a button was sent by Enter in an old browser, which means "next".
    var way: Way { go.flatMap(Way.init(text:)) ?? .next }

    /// The answer in terms of the stored question.
    /// - Throws: `FormErrors` when the page did not offer a posted value, or when it cannot be kept.
    func answer(to question: Question, number: Int, seed: Int64) throws -> AnswerChange.Change {
        way == .clear ? .set(nil) : try fields.answer(to: question, number: number, seed: seed)
    }

    /// The ways to leave a question page. Each of them saves first.
    enum Way: Equatable, Sendable {
        case previous
        case next
        case done
        /// To the question with a number, which is from outside.
        case question(Int)
        case list
        /// Stay on the page: a save by the script.
        case stay
        /// Take the answer back and stay.
        case clear
        /// Have the answer checked, where the test does that, and stay.
        case check
        /// Give the number the other sign and stay.
        case sign
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
            case "check": self = .check
            case "sign": self = .sign
            case "sign-out": self = .signOut
            default:
                if let number = Int(text) {
                    self = .question(number)
                    return
                }
                guard text.hasPrefix("language-"), let language = Language(rawValue: String(text.dropFirst(9))) else {
                    return nil
                }
                self = .language(language)
            }
        }
    }
}

extension AnswerForm {
    /// - Throws: `Problem.unreadable` when the fields are not those of a question page.
    init(_ fields: PostedFields) throws {
        func number(_ text: String) throws -> Int {
            guard let number = Int(text) else { throw Problem.unreadable }
            return number
        }
        guard fields.names(beginning: "choice").isSubset(of: ["choice[]"]) else { throw Problem.unreadable }
        let choice = try fields.values("choice[]").map(number)
        try self.init(
            choice: choice, text: fields.value("text"), flag: fields.value("flag"),
            page: fields.value("page"),
            seq: fields.value("seq").map(number), go: fields.value("go"), isKept: fields.value("kept") != nil)
    }
}
