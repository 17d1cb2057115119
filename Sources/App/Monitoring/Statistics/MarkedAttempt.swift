/// An ended attempt with what each of its answers is worth at present.
struct MarkedAttempt: Sendable {
    /// What a question stands for in a test: the same in attempts that were asked different questions.
    enum Place: Hashable, Sendable {
        case fixed(ID<Question>)
        /// One of the questions drawn from a pool, counted in the order of the test document.
        case drawn(pool: Int, number: Int)
    }

    struct Line: Sendable {
        let question: Question
        let answer: Answer?
        let worth: AnswerWorths.Worth
        let place: Place

        var isDrawn: Bool { if case .drawn = place { true } else { false } }
    }

    let revision: ID<AssessmentRevision>
    let lines: [Line]
    /// Not below 0, as the mark of the attempt has it.
    let earned: Points
    let possible: Points

    /// - Parameters:
    ///   - worths: what equal answers are worth, which is worked out once.
    ///   - order: the place of each question in the test document.
    init(_ answered: AnsweredAttempt, _ worths: inout AnswerWorths, order: [ID<Question>: Int]) {
        revision = answered.attempt.revision
        // A pool of which all are asked draws nothing.
        let pools = answered.pools.filter { $0.count < $0.questions.count }
        let questions =
            pools.isEmpty ? answered.questions : answered.questions.sorted { order[$0.id, default: 0] < order[$1.id, default: 0] }
        var drawn: [Int: Int] = [:]
        var lines: [Line] = []
        for question in questions {
            let answer = answered.answers[question.id]
            let pool = pools.firstIndex { $0.questions.contains(question.id) }
            if let pool { drawn[pool, default: 0] += 1 }
            let place = pool.map { Place.drawn(pool: $0, number: drawn[$0] ?? 0) } ?? .fixed(question.id)
            let worth = worths.worth(of: answer, to: question, in: revision)
            lines.append(Line(question: question, answer: answer, worth: worth, place: place))
        }
        self.lines = lines
        earned = max(.zero, lines.reduce(.zero) { $0 + $1.worth.earned })
        possible = lines.reduce(.zero) { $0 + $1.question.points }
    }

    /// The part of its points that the attempt earned, 1 for all of them; 0 where there are none.
    var share: Double { Self.part(earned, of: possible) }

    static func part(_ points: Points, of whole: Points) -> Double {
        whole == .zero ? 0 : Double(points.thousandths) / Double(whole.thousandths)
    }
}
