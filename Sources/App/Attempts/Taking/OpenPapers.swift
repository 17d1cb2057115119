import Database
import Synchronization

/// The papers of attempts in progress: the order of their questions, and how these stand. They are kept in memory. The order of an
/// attempt never changes and its log only grows, so that of a log only the lines are read that are newer than what is known.
final class OpenPapers: Sendable {
    /// When there are more, all are forgotten and made again.
    private static let mostKept = 50_000
    private let papers = Mutex<[Key: Paper]>([:])

    /// What the order of an attempt follows from.
    private struct Key: Hashable {
        let attempt: ID<Attempt>
        let revision: ID<AssessmentRevision>
        let seed: Int64

        init(_ attempt: Attempt) {
            (self.attempt, revision, seed) = (attempt.id, attempt.revision, attempt.seed)
        }
    }

    private struct Paper {
        /// The places of the questions in their revision, in the order of the attempt.
        let order: [Int32]
        /// How many lines of the log are known.
        var length = 0
        /// After these lines.
        var standings: [AnswerState]
    }

    /// The places of an attempt's questions in its revision, in the order of the attempt.
    func order(of attempt: Attempt, in revision: AssessmentRevision) -> [Int32] {
        paper(of: attempt, in: revision).order
    }

    /// How the questions of an attempt stand, in its order.
    /// - Parameter length: how many lines the log has.
    func standings(
        of attempt: Attempt, in revision: AssessmentRevision, length: Int, _ tx: ReadTransaction
    ) throws -> [AnswerState] {
        var paper = paper(of: attempt, in: revision)
        if paper.length == length { return paper.standings }
        // Another request has read a newer state than this one's transaction has.
        if paper.length > length { paper = Paper(order: paper.order, standings: Self.untouched(paper.order.count)) }
        let questions = paper.order.compactMap { revision.questions.at(Int($0))?.id }
        let news = try Dictionary(
            Self.news(of: attempt.id, about: questions, after: paper.length, length, tx), uniquingKeysWith: { $1 })
        paper.standings = zip(questions, paper.standings).map { news[$0] ?? $1 }
        paper.length = length
        keep(paper, of: attempt)
        return paper.standings
    }

    /// Reads the new lines, or, where a machine wrote more of them than questions warrant, the last line of each question.
    private static func news(
        of id: ID<Attempt>, about questions: [ID<Question>], after known: Int, _ length: Int, _ tx: ReadTransaction
    ) throws -> [(ID<Question>, AnswerState)] {
        if length - known <= 4 * questions.count { return try AttemptRows.standings(of: id, after: known, tx) }
        return try questions.map { question in
            let last = try AttemptRows.end(of: id, about: question, length: length, tx).answer(to: question)
            return (question, last?.answer.standing ?? .unanswered)
        }
    }

    private func paper(of attempt: Attempt, in revision: AssessmentRevision) -> Paper {
        if let known = papers.withLock({ $0[Key(attempt)] }) { return known }
        let places = Dictionary(
            revision.questions.enumerated().map { ($0.element.id, Int32($0.offset)) }, uniquingKeysWith: { first, _ in first })
        let order = revision.paper(seed: attempt.seed).compactMap { places[$0.id] }
        let paper = Paper(order: order, standings: Self.untouched(order.count))
        keep(paper, of: attempt)
        return paper
    }

    private static func untouched(_ count: Int) -> [AnswerState] { Array(repeating: .unanswered, count: count) }

    private func keep(_ paper: Paper, of attempt: Attempt) {
        let key = Key(attempt)
        papers.withLock { papers in
            if papers.count >= Self.mostKept { papers.removeAll() }
            if papers[key].map({ $0.length < paper.length }) ?? true { papers[key] = paper }
        }
    }
}
