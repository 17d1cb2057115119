@testable import App

/// What somebody does on several pages that are open at once, and what a bad network makes of it, from a seed. All pages were
/// opened before anything was answered; the last of them has no script, and its button is pressed once.
struct SaveHistory {
    /// What one page says at one time.
    struct Statement: CustomStringConvertible {
        let page: String
        let sequence: Int
        let question: Int
        /// Nil when nothing is said about the answer; within it nil for an answer that is taken back.
        let text: String??
        /// Nil when nothing is said about the flag.
        let isFlagged: Bool?
        /// The post that says it.
        let form: AnswerForm

        var description: String {
            let answer = text.map { "\"\($0 ?? "")\"" } ?? "?"
            return "\(page)#\(sequence) q\(question) \(answer) \(isFlagged.map { $0 ? "!" : "-" } ?? "?")"
        }
    }

    struct Arrival: CustomStringConvertible {
        let statement: Statement
        /// Since the beginning.
        let after: Milliseconds

        var description: String { "\(after.count): \(statement)" }
    }

    /// A page as it is in its window.
    private struct Page {
        let question: Int
        let hasScript: Bool
        /// The hidden field.
        var shown: ShownState
        var sequence = 0
        var text: String?
        var isFlagged = false

        var form: AnswerForm {
            AnswerForm(
                choice: nil, text: text ?? "", flag: isFlagged ? "1" : nil, page: shown.text, seq: hasScript ? sequence : nil,
                go: "stay")
        }

        var statement: Statement {
            Statement(
                page: shown.mark.nonce, sequence: sequence, question: question,
                text: shown.answer == text ?? "" ? nil : .some(text),
                isFlagged: shown.isFlagged == isFlagged ? nil : isFlagged, form: form)
        }
    }

    var generator: SeededGenerator
    private var pages: [Page] = []
    private var inFlight: [Statement] = []
    private var said = 0
    /// Whether everything that is typed is something that nobody has typed before.
    private let hasNovelties: Bool

    init(seed: Int64, hasNovelties: Bool) {
        generator = SeededGenerator(seed: seed, stream: 51)
        self.hasNovelties = hasNovelties
        let count = 3 + below(4)
        pages = (1...count).map { number in
            let mark = PageMark(nonce: "page\(number)", seen: 0, sequence: 0)
            return Page(
                question: below(2), hasScript: number < count, shown: ShownState(mark: mark, answer: "", isFlagged: false))
        }
    }

    private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    /// Somebody touches a page, and its save goes on its way.
    private mutating func touch(_ index: Int) -> Statement {
        said += 1
        pages[index].sequence += 1
        let isFlag = below(3) == 0
        if isFlag {
            pages[index].isFlagged.toggle()
        } else {
            pages[index].text = hasNovelties ? "t\(said)" : below(4) == 0 ? nil : "t\(below(3))"
        }
        let shown = pages[index].shown
        if pages[index].hasScript {
            pages[index].shown = ShownState(
                mark: shown.mark, answer: isFlag ? shown.answer : nil, isFlagged: isFlag ? nil : shown.isFlagged)
        }
        return pages[index].statement
    }

    /// A page with the script, or, once, the one without.
    private mutating func somePage() -> Int {
        let index = below(pages.count)
        return pages[index].hasScript || pages[index].sequence == 0 ? index : 0
    }

    /// Everything arrives at least once, in the order that the network makes of it; some pages hear that it did.
    mutating func arrivals() -> [Arrival] {
        var arrivals: [Arrival] = []
        var time = Milliseconds(count: 0)
        var touches = 4 + below(20)
        while touches > 0 || !inFlight.isEmpty {
            time = Milliseconds(count: time.count + Int64(below(3)))
            if touches > 0, inFlight.isEmpty || below(2) == 0 {
                touches -= 1
                let statement = touch(somePage())
                inFlight += Array(repeating: statement, count: 1 + below(3))
                continue
            }
            let statement = inFlight.remove(at: below(inFlight.count))
            arrivals.append(Arrival(statement: statement, after: time))
            if below(2) == 0 { hear(statement) }
        }
        return arrivals
    }

    /// A page with the script that was not touched meanwhile knows that all it says is saved.
    private mutating func hear(_ statement: Statement) {
        guard let index = pages.firstIndex(where: { $0.shown.mark.nonce == statement.page && $0.hasScript }),
            pages[index].sequence == statement.sequence, let shown = statement.form.shown(after: said)
        else { return }
        pages[index].shown = shown
    }

    /// Everything arrives once and in its turn, each at a moment of its own, and every page hears of it.
    mutating func arrivalsInTurn() -> [Arrival] {
        (0..<(4 + below(20))).map { moment in
            let statement = touch(somePage())
            hear(statement)
            return Arrival(statement: statement, after: Milliseconds(count: Int64(moment)))
        }
    }

    /// The same in another order, in which only what one page says keeps its turns: it waits until it is heard.
    mutating func mixed(_ arrivals: [Arrival]) -> [Arrival] {
        var turns = Dictionary(grouping: arrivals, by: \.statement.page).mapValues { $0[...] }
        return generator.shuffled(arrivals.map(\.statement.page)).compactMap { turns[$0]?.popFirst() }
    }
}
