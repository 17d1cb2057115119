/// What a question page posts: the answer, the flag, and the button that was pressed.
struct AnswerForm: Decodable, Sendable {
    /// Positions in the order that was shown, from 1; absent when nothing is ticked.
    let choice: [Int]?
    let flag: String?
    /// What the page showed when it was made, see `shown`; absent, or anything else, when it was touched by the script.
    let was: String?
    let go: String?

    var isFlagged: Bool { flag != nil }

    /// How a page writes down what it shows: the positions chosen, and "!" when it is flagged.
    static func shown(_ positions: [Int], isFlagged: Bool) -> String {
        positions.sorted().map(String.init).joined(separator: " ") + (isFlagged ? "!" : "")
    }

    /// What this post changes about a question.
    /// - Throws: `FormErrors` when something was posted that the page did not offer.
    func change(of question: Question, number: Int, seed: Int64) throws -> AnswerChange {
        let answer = try answer(to: question, number: number, seed: seed)
        let posted = Self.shown(choice ?? [], isFlagged: false)
        let shownAnswer = was?.replacingOccurrences(of: "!", with: "")
        let isTouched = way == .clear || shownAnswer != posted
        let isFlagTouched = was == nil || was?.contains("?") == true || was?.hasSuffix("!") != isFlagged
        return AnswerChange(
            answer: isTouched ? .set(answer) : .unchanged, isFlagged: isFlagTouched ? isFlagged : nil)
    }

    /// The way out; a form without a button was sent by Enter in an old browser, which means "next".
    var way: Way { go.flatMap(Way.init(text:)) ?? .next }

    /// The answer in the test's own terms.
    /// - Throws: `FormErrors` when something was posted that the page did not offer.
    func answer(to question: Question, number: Int, seed: Int64) throws -> Answer? {
        if way == .clear { return nil }
        switch question.content {
        case .choice(let content):
            return try content.answer(shown: choice ?? [], seed: seed, question: number)
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
