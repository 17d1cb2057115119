/// The answer log of an attempt and what follows from it. Lines are only ever added. It may hold the whole log, or only its last
/// lines about one question.
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

    /// The last part of a log, about one question.
    /// - Parameters:
    ///   - lines: the last lines about the question.
    ///   - length: the number of lines in the whole log.
    ///   - late: the number of late lines in the whole log; needed only to add a late line.
    init(endingIn lines: [LoggedAnswer], length: Int, late: Int = 0) {
        (self.lines, self.length, self.late) = (lines, length, late)
    }

    /// The last line about a question that is not late.
    func answer(to question: ID<Question>) -> LoggedAnswer? {
        lines.last { $0.question == question && $0.arrival != .late }
    }

    /// The last line about each question that is not late.
    var answers: [ID<Question>: LoggedAnswer] {
        Dictionary(
            lines.filter { $0.arrival != .late }.map { ($0.question, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// The most late answers that are kept of an attempt.
    static let mostLate = 100

    /// The line that an answer adds to the log. Nil when the answer is already the last one, or when a later one is in the log.
    /// - Parameters:
    ///   - clock: the present time. Lines later than it were written before the clock was set back. Nil when the clock has just
    ///     been set: arrival times cannot be compared then, and the answer that is written last counts.
    ///   - knowsOrder: whether the order of the actions on the page is known.
    func line(
        for answer: StoredAnswer, to question: ID<Question>, from page: PageMark?, arrivedAt: Instant, _ arrival: Arrival,
        clock: Instant? = .farthest, knowsOrder: Bool = true
    ) -> LoggedAnswer? {
        let last = arrival == .late ? lines.last { $0.question == question } : self.answer(to: question)
        if arrival == .late, late >= Self.mostLate { return nil }
        // The answer that arrived last counts, even if it is written earlier; among answers of one page, the one that was given
        // last on it.
        if let last, let clock, last.arrivedAt.isAfter(arrivedAt, clock: clock),
            page == nil || last.page != page?.nonce || !knowsOrder
        {
            return nil
        }
        guard last?.answer ?? .nothing != answer else { return nil }
        let isOverOther = arrival != .late && last.map { page?.hasNotSeen($0) == true } == true
        return LoggedAnswer(
            sequence: length + 1, question: question, answer: answer, arrivedAt: arrivedAt, arrival: arrival,
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
    /// The line's number in the log, from 1.
    let sequence: Int
    let question: ID<Question>
    let answer: StoredAnswer
    let arrivedAt: Instant
    let arrival: Arrival
    /// The page that it was sent from, see `PageMark`.
    let page: String?
    /// The number of the line of another page that this one replaced, without its page having shown it; nil when there is none.
    let overwrote: Int?
}

extension LoggedAnswer {
    /// A line with an answer, or one that takes it back.
    init(
        sequence: Int, question: ID<Question>, value: String, arrivedAt: Instant, arrival: Arrival, page: String?,
        overwrote: Int?
    ) {
        self.init(
            sequence: sequence, question: question, answer: StoredAnswer(value: value, unreadable: nil), arrivedAt: arrivedAt,
            arrival: arrival, page: page, overwrote: overwrote)
    }

    /// The answer as `Question.stored` writes it; an empty text means that there is none.
    var value: String { answer.value }
}
