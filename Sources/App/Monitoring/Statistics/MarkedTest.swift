/// The attempts at a test as numbers, and what follows from them for the test and for each question.
///
/// - A question is counted in the attempts in which it was asked, and in no others; unanswered is a mark of 0. It is one
///   question in all its wordings. Where a revision gave it other points than the newest, a mark is brought to the newest
///   points: the same part of them.
/// - The total is that of the attempt, which penalties do not bring below 0, and in the points that it was marked with.
/// - A mark is compared with the rest of the attempt, the total without it; a question that was drawn in any of the attempts,
///   with the whole total, as Moodle does.
/// - Where attempts could earn different points in all, because the test was changed or draws questions of different points,
///   totals and rests are taken as parts of what could be earned, of the largest such number. Where all could earn the same
///   they are left as they are.
/// - A question has its weight in the test by the place it stands at. A drawn one has none of its own: there is one place for
///   each question that a pool gives, and others of the pool stand there in other attempts.
/// - The internal consistency is of places; it does not exist where attempts had different places, or different points at one.
struct MarkedTest: Sendable {
    let attempts: [MarkedAttempt]
    /// The questions in the order of the test document, in their newest wordings, each once.
    let questions: [Question]
    private let newest: [ID<Question>: Question]
    /// Whether all attempts could earn the same points.
    private let isAlike: Bool
    /// The most points that an attempt could earn.
    let whole: Points

    /// - Parameter order: the questions of the newest revision, followed by those that only older revisions have.
    init(_ answered: [AnsweredAttempt], order: [Question]) {
        var (newest, questions): ([ID<Question>: Question], [Question]) = ([:], [])
        for question in order where newest[question.id] == nil {
            newest[question.id] = question
            questions.append(question)
        }
        let places = Dictionary(uniqueKeysWithValues: questions.enumerated().map { ($1.id, $0) })
        var worths = AnswerWorths()
        attempts = answered.map { MarkedAttempt($0, &worths, order: places) }
        (self.newest, self.questions) = (newest, questions)
        let possible = Set(attempts.map(\.possible))
        (isAlike, whole) = (possible.count <= 1, possible.max() ?? .zero)
    }

    /// What is known of a question or of a place, one number for each attempt that has it.
    private struct Column {
        var marks: [Double] = []
        var rests: [Double] = []
        var totals: [Double] = []
        var isDrawn = false
        var points: Set<Points> = []

        mutating func add(_ line: MarkedAttempt.Line, _ mark: Double, rest: Double, total: Double) {
            marks.append(mark)
            rests.append(rest)
            totals.append(total)
            isDrawn = isDrawn || line.isDrawn
            points.insert(line.question.points)
        }
    }

    /// The statistics of the test and of each question that was asked.
    func statistics() -> (scores: ScoreStatistics, items: [ID<Question>: ItemStatistics], weights: [ID<Question>: Double]) {
        var asked: [ID<Question>: Column] = [:]
        var places: [MarkedAttempt.Place: Column] = [:]
        var order: [MarkedAttempt.Place] = []
        let totals = attempts.map(total)
        for (attempt, total) in zip(attempts, totals) {
            for line in attempt.lines {
                let (mark, rest) = (mark(line), rest(line, attempt))
                asked[line.question.id, default: Column()].add(line, mark, rest: rest, total: total)
                if places[line.place] == nil { order.append(line.place) }
                places[line.place, default: Column()].add(line, mark, rest: rest, total: total)
            }
        }
        let items = Dictionary(
            uniqueKeysWithValues: asked.map { id, column in (id, item(column, newest[id])) })
        return (
            ScoreStatistics(totals: totals, variances: variances(places, order)), items, weights(places, order, of: asked)
        )
    }

    private func item(_ column: Column, _ question: Question?) -> ItemStatistics {
        ItemStatistics(
            marks: column.marks, rests: column.isDrawn ? column.totals : column.rests, totals: column.totals,
            maximum: Double(question?.points.thousandths ?? 0) / 1000, guess: question?.guessScore)
    }

    /// Of each place; nil where attempts differ in their places or in the points at one.
    private func variances(_ places: [MarkedAttempt.Place: Column], _ order: [MarkedAttempt.Place]) -> [Double]? {
        let isSame = places.values.allSatisfy { $0.marks.count == attempts.count && $0.points.count == 1 }
        return isSame ? order.compactMap { places[$0].flatMap { MarkSeries($0.marks).variance } } : nil
    }

    private func weights(
        _ places: [MarkedAttempt.Place: Column], _ order: [MarkedAttempt.Place], of asked: [ID<Question>: Column]
    ) -> [ID<Question>: Double] {
        let covariances = order.map { places[$0].flatMap { MarkSeries($0.marks).covariance(with: MarkSeries($0.totals)) } }
        var weights: [ID<Question>: Double] = [:]
        for (place, weight) in zip(order, ItemStatistics.weights(covariances)) {
            if case .fixed(let id) = place, asked[id]?.isDrawn == false { weights[id] = weight }
        }
        return weights
    }

    /// In the newest points of the question.
    private func mark(_ line: MarkedAttempt.Line) -> Double {
        let (earned, points) = (line.worth.earned, line.question.points)
        guard let newest = newest[line.question.id]?.points, newest != points else { return Double(earned.thousandths) / 1000 }
        return MarkedAttempt.part(earned, of: points) * Double(newest.thousandths) / 1000
    }

    private func total(_ attempt: MarkedAttempt) -> Double { comparable(attempt.earned, of: attempt.possible) }

    private func rest(_ line: MarkedAttempt.Line, _ attempt: MarkedAttempt) -> Double {
        comparable(attempt.earned - line.worth.earned, of: attempt.possible - line.question.points)
    }

    /// Points that can be compared between attempts.
    private func comparable(_ points: Points, of possible: Points) -> Double {
        if isAlike { return Double(points.thousandths) / 1000 }
        return MarkedAttempt.part(points, of: possible) * Double(whole.thousandths) / 1000
    }
}
