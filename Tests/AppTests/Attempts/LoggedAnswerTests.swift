import Testing

@testable import App

@Suite("A line of the log of answers")
struct LoggedAnswerTests {
    private let start = SampleSnapshot.start

    private func page(_ nonce: String, seen: Int = 0) -> PageMark { PageMark(nonce: nonce, seen: seen, sequence: 1) }

    /// The log with an answer that arrived at a second, and the line that it added.
    private func adding(
        _ text: String?, from page: PageMark?, at second: Int, _ arrival: Arrival = .inTime, to log: AnswerLog = AnswerLog([])
    ) -> (log: AnswerLog, line: LoggedAnswer?) {
        var log = log
        let line = log.line(
            for: StoredAnswer(text.map(Answer.typed)), to: ID(text: "q"), from: page, arrivedAt: start + .seconds(second), arrival
        )
        if let line { log.append(line) }
        return (log, line)
    }

    @Test("is not written for what says nothing new: the same again, or taking back what is not there")
    func nothingNew() {
        #expect(adding(nil, from: page("a"), at: 1).line == nil)
        let log = adding("x", from: page("a"), at: 1).log
        #expect(adding("x", from: page("b"), at: 2, to: log).line == nil)
        #expect(adding(nil, from: page("b"), at: 2, to: log).line?.value == "")
    }

    @Test("is not written for what arrived before it, unless it is the same page that says more")
    func earlier() {
        let log = adding("x", from: page("a"), at: 5).log
        #expect(adding("y", from: page("b"), at: 4, to: log).line == nil)
        #expect(adding("y", from: nil, at: 4, to: log).line == nil)
        #expect(adding("y", from: page("a"), at: 4, to: log).line?.value == "y")
        #expect(adding("y", from: page("b"), at: 5, to: log).line?.value == "y")
    }

    @Test("is written in any case while the clock has just been set: two times then do not tell what was first")
    func unsettled() {
        let log = adding("x", from: page("a"), at: 5).log
        for earlier in [page("b"), nil] {
            let line = log.line(
                for: StoredAnswer(.typed("y")), to: ID(text: "q"), from: earlier, arrivedAt: start + .seconds(4), .inTime,
                clock: nil)
            #expect(line?.value == "y")
        }
    }

    @Test("keeps a text that is no answer beside the answer, and is written again only where something else is said")
    func unreadable() {
        let question = ID<Question>(text: "q")
        var log = adding("3", from: page("a"), at: 1).log
        func line(_ answer: StoredAnswer) -> LoggedAnswer? {
            log.line(for: answer, to: question, from: page("a"), arrivedAt: start + .seconds(2), .inTime)
        }
        let typed = StoredAnswer(unreadable: "3 cm")
        #expect(line(typed)?.answer == typed && line(typed)?.value == "")
        log.append(
            LoggedAnswer(
                sequence: 2, question: question, answer: typed, arrivedAt: start, arrival: .inTime, page: nil, overwrote: nil))
        #expect(line(typed) == nil)
        #expect(line(StoredAnswer(unreadable: "3 m"))?.answer.unreadable == "3 m")
        #expect(line(.nothing)?.answer == .nothing && line(StoredAnswer(.typed("3")))?.value == "3")
    }

    @Test("names the line whose place it took, where its page had not shown that one")
    func overwrote() {
        let log = adding("x", from: page("a"), at: 1).log
        #expect(adding("y", from: page("b"), at: 2, to: log).line?.overwrote == 1)
        #expect(adding("y", from: page("b", seen: 1), at: 2, to: log).line?.overwrote == nil)
        #expect(adding("y", from: page("a"), at: 2, to: log).line?.overwrote == nil)
        #expect(adding("y", from: nil, at: 2, to: log).line?.overwrote == nil)
        #expect(adding("y", from: page("b"), at: 2, .late, to: log).line?.overwrote == nil)
    }

    @Test("that is late does not count, and only a hundred of them are kept")
    func late() {
        var log = adding("x", from: nil, at: 1).log
        for number in 1...120 { log = adding("late \(number)", from: nil, at: 1 + number, .late, to: log).log }
        #expect(log.lines.count == 101)
        #expect(log.lines.map(\.sequence) == Array(1...101))
        #expect(log.answers[ID(text: "q")]?.value == "x")
        #expect(adding("y", from: nil, at: 300, .grace, to: log).log.answers[ID(text: "q")]?.value == "y")
    }
}
