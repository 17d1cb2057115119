/// The answer log of an attempt, which only ever grows, and what it comes to: all of it, or the end of it that is about one question.
struct AnswerLog: Sendable, Equatable {
    private(set) var lines: [LoggedAnswer]
    /// How many lines the whole log has.
    private(set) var length: Int
    /// How many of them came late.
    private(set) var late: Int

    /// All of it.
    init(_ lines: [LoggedAnswer]) {
        self.init(endingIn: lines, length: lines.count, late: lines.count { $0.arrival == .late })
    }

    /// - Parameters:
    ///   - lines: the last ones about a question.
    ///   - length: of the whole log.
    ///   - late: how many of the whole log came late; only for adding another.
    init(endingIn lines: [LoggedAnswer], length: Int, late: Int = 0) {
        (self.lines, self.length, self.late) = (lines, length, late)
    }

    /// The last line about a question that counts.
    func answer(to question: ID<Question>) -> LoggedAnswer? {
        lines.last { $0.question == question && $0.arrival != .late }
    }

    /// The last line of each question that counts; late ones do not.
    var answers: [ID<Question>: LoggedAnswer] {
        Dictionary(
            lines.filter { $0.arrival != .late }.map { ($0.question, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// At most so many late answers are kept of an attempt.
    static let mostLate = 100

    /// The line that an answer adds; nil when it says nothing new, or comes after one that arrived later.
    /// - Parameter clock: the time when it is written down. Lines that lie after it were written before the clock was set back. Nil while
    ///   the clock has just been set: then the times of two arrivals tell nothing, and the last to get its turn counts.
    /// - Parameter knowsOrder: whether what was done on the page before this has been told from what was done after it.
    func line(
        for answer: Answer?, to question: ID<Question>, from page: PageMark?, arrivedAt: Instant, _ arrival: Arrival,
        clock: Instant? = .farthest, knowsOrder: Bool = true
    ) -> LoggedAnswer? {
        let value = Question.stored(answer)
        let last = arrival == .late ? lines.last { $0.question == question } : self.answer(to: question)
        if arrival == .late, late >= Self.mostLate { return nil }
        // The last to arrive counts, not the last to get its turn; of one page, the last that was done there.
        if let last, let clock, last.arrivedAt.isAfter(arrivedAt, clock: clock),
            page == nil || last.page != page?.nonce || !knowsOrder
        {
            return nil
        }
        guard last?.value ?? "" != value else { return nil }
        let isOverOther = arrival != .late && last.map { page?.hasNotSeen($0) == true } == true
        return LoggedAnswer(
            sequence: length + 1, question: question, value: value, arrivedAt: arrivedAt, arrival: arrival,
            page: page?.nonce, overwrote: isOverOther ? last?.sequence : nil)
    }

    mutating func append(_ line: LoggedAnswer) {
        lines.append(line)
        length += 1
        if line.arrival == .late { late += 1 }
    }
}

/// One line of an answer log.
struct LoggedAnswer: Sendable, Equatable {
    /// From 1, in the order in which they were written down.
    let sequence: Int
    let question: ID<Question>
    /// As `Question.stored` writes it; "" takes the answer back.
    let value: String
    let arrivedAt: Instant
    let arrival: Arrival
    /// The page that it came from, see `PageMark`.
    let page: String?
    /// The line, from another page, whose place it took without its page having shown it.
    let overwrote: Int?
}
