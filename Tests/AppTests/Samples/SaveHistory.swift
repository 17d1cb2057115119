@testable import App

/// What somebody does on several pages that are open at once, and what a bad network makes of it, from a seed.
struct SaveHistory {
    /// What one page says at one time.
    struct Statement: CustomStringConvertible {
        let page: PageMark
        let question: Int
        /// Nil when nothing is said about the answer; within it nil for an answer that is taken back.
        let text: String??
        /// Nil when nothing is said about the flag.
        let isFlagged: Bool?

        var description: String {
            let answer = text.map { "\"\($0 ?? "")\"" } ?? "?"
            return "\(page.nonce)#\(page.sequence) q\(question) \(answer) \(isFlagged.map { $0 ? "!" : "-" } ?? "?")"
        }
    }

    struct Arrival: CustomStringConvertible {
        let statement: Statement
        /// Since the beginning.
        let after: Milliseconds

        var description: String { "\(after.count): \(statement)" }
    }

    /// A page as its script keeps it.
    private struct Page {
        let nonce: String
        let question: Int
        let seen: Int
        var sequence = 0
        var text: String?
        var isFlagged = false
        var isAnswerTouched = false
        var isFlagTouched = false

        var statement: Statement {
            Statement(
                page: PageMark(nonce: nonce, seen: seen, sequence: sequence), question: question,
                text: isAnswerTouched ? .some(text) : nil, isFlagged: isFlagTouched ? isFlagged : nil)
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
        pages = (0..<(2 + below(4))).map { Page(nonce: "page\($0)", question: below(2), seen: below(4)) }
    }

    private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    /// Somebody touches a page, and its save goes on its way, perhaps in several copies.
    private mutating func touch(_ index: Int) -> Statement {
        said += 1
        pages[index].sequence += 1
        if below(3) == 0 {
            pages[index].isFlagTouched = true
            pages[index].isFlagged.toggle()
        } else {
            pages[index].isAnswerTouched = true
            pages[index].text = hasNovelties ? "t\(said)" : below(4) == 0 ? nil : "t\(below(3))"
        }
        return pages[index].statement
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
                let statement = touch(below(pages.count))
                inFlight += Array(repeating: statement, count: 1 + below(3))
                continue
            }
            let statement = inFlight.remove(at: below(inFlight.count))
            arrivals.append(Arrival(statement: statement, after: time))
            if below(2) == 0 { hear(statement) }
        }
        return arrivals
    }

    /// A page that was not touched meanwhile knows that all it says is saved.
    private mutating func hear(_ statement: Statement) {
        guard let index = pages.firstIndex(where: { $0.nonce == statement.page.nonce }),
            pages[index].sequence == statement.page.sequence
        else { return }
        pages[index].isAnswerTouched = false
        pages[index].isFlagTouched = false
    }

    /// Everything arrives once and in its turn, each at a moment of its own, and every page hears of it.
    mutating func arrivalsInTurn() -> [Arrival] {
        (0..<(4 + below(20))).map { moment in
            let statement = touch(below(pages.count))
            hear(statement)
            return Arrival(statement: statement, after: Milliseconds(count: Int64(moment)))
        }
    }
    /// The same in another order, in which only what one page says keeps its turns: it waits until it is heard.
    mutating func mixed(_ arrivals: [Arrival]) -> [Arrival] {
        var turns = Dictionary(grouping: arrivals, by: \.statement.page.nonce).mapValues { $0[...] }
        return generator.shuffled(arrivals.map(\.statement.page.nonce)).compactMap { turns[$0]?.popFirst() }
    }
}
