import Database
import Foundation

/// Corrects keys for everybody, and points for one: shows first what would change, then changes it, and keeps what it did.
struct CorrectionStore: Sendable {
    let database: Database
    let sittings: SittingStore

    /// What a page about the correction of a key needs.
    struct Desk: Sendable {
        let taught: TaughtAssessment
        let version: QuestionVersion
        /// Other wordings of the question, the newest first.
        let others: [QuestionVersion]
    }

    /// A question in one attempt.
    struct AnswerDesk: Sendable {
        let taught: TaughtAssessment
        let sitting: Sitting
        let student: Person
        let question: Question
        /// In the attempt, from 1.
        let number: Int
    }

    /// What became of a correction that was asked for.
    enum Result: Sendable {
        /// What it would change; nothing was changed. Names by person.
        case preview([MarkMove], names: [ID<Person>: String])
        case applied([MarkMove])
    }

    /// Nil for a question of a test that is not this person's to correct, and for one that nobody was ever asked.
    /// - Parameter version: a revision that asks it as it is meant; without it the newest.
    func desk(
        _ question: ID<Question>, version: ID<AssessmentRevision>?, in id: ID<Assessment>, by viewer: Viewer
    ) async throws -> Desk? {
        try await database.read { tx in try desk(question, version, in: id, by: viewer, tx) }
    }

    private func desk(
        _ question: ID<Question>, _ wanted: ID<AssessmentRevision>?, in id: ID<Assessment>, by viewer: Viewer,
        _ tx: ReadTransaction
    ) throws -> Desk? {
        guard let taught = try TaughtAssessmentStore.find(id, by: viewer, tx) else { return nil }
        let versions = try QuestionVersionStore(revisions: sittings.revisions).versions(of: question, in: id, tx)
        let chosen = wanted.map { wanted in versions.first { $0.revisions.contains(wanted) } } ?? versions.first
        guard let chosen else { return nil }
        return Desk(taught: taught, version: chosen, others: versions.filter { $0.revision != chosen.revision })
    }

    /// Nil for an attempt that is not this person's to mark, or has not ended, or does not have the question.
    func answer(_ question: ID<Question>, in attempt: ID<Attempt>, by viewer: Viewer) async throws -> AnswerDesk? {
        try await database.read { tx in try answer(question, in: attempt, by: viewer, tx) }
    }

    private func answer(
        _ question: ID<Question>, in attempt: ID<Attempt>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> AnswerDesk? {
        guard let taught = try TaughtAssessmentStore.find(holding: attempt, by: viewer, tx),
            let row = try tx.first("SELECT person_id FROM attempt WHERE id = \(attempt)"),
            let student = try PersonStore.people(tx, where: "person.id = \(row["person_id"] as ID<Person>)").first,
            let sitting = try sittings.find(attempt, of: student.id, tx), !sitting.attempt.isInProgress,
            let index = sitting.questions.firstIndex(where: { $0.id == question })
        else { return nil }
        return AnswerDesk(
            taught: taught, sitting: sitting, student: student, question: sitting.questions[index], number: index + 1)
    }

    /// Corrects the key of one version of a question, if `shown` is the fingerprint of what that changes; otherwise says what it would
    /// change. Nil when the question is not this person's to correct.
    func correct(
        _ question: ID<Question>, version: ID<AssessmentRevision>, in id: ID<Assessment>, to key: CorrectedKey,
        because reason: String,
        shown: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Result? {
        try await database.write { tx in
            guard let desk = try desk(question, version, in: id, by: viewer, tx.reading) else { return nil }
            let moves = try moves(of: desk.version, tx.reading) { other in
                guard other.id == question, case .points = other.ruling else {
                    return other.id == question ? other.corrected(by: key) : other
                }
                return other
            }
            guard moves.fingerprint == shown else { return .preview(moves, names: try Self.names(moves, tx.reading)) }
            let correction = ID<Correction>(at: now)
            try CorrectionWriteStore.write(
                key, correction, of: question, in: id, revisions: desk.version.revisions, because: reason, by: viewer, at: now, tx
            )
            try CorrectionWriteStore.apply(moves, by: correction, at: now, tx)
            return .applied(moves)
        }
    }

    /// Gives one answer other points, under the same condition.
    func adjust(
        _ question: ID<Question>, in attempt: ID<Attempt>, to points: Points, because reason: String, shown: String?,
        by viewer: Viewer, at now: Instant
    ) async throws -> Result? {
        try await database.write { tx in
            guard let desk = try answer(question, in: attempt, by: viewer, tx.reading) else { return nil }
            let moves = [MarkMove(desk.sitting) { $0.id == question ? $0.adjusted(to: points) : $0 }].compactMap { $0 }
            guard moves.fingerprint == shown else { return .preview(moves, names: try Self.names(moves, tx.reading)) }
            let correction = ID<Correction>(at: now)
            try CorrectionWriteStore.write(points, correction, of: question, in: desk, because: reason, by: viewer, at: now, tx)
            try CorrectionWriteStore.apply(moves, by: correction, at: now, tx)
            return .applied(moves)
        }
    }

    /// The ended attempts whose points change.
    private func moves(
        of version: QuestionVersion, _ tx: ReadTransaction, _ correct: (Question) -> Question
    ) throws -> [MarkMove] {
        let attempts = try AttemptRowsStore.attempts(
            tx,
            where: "attempt.revision_id IN (\(SQL.list(version.revisions))) AND submission.attempt_id IS NOT NULL")
        return try attempts.compactMap { attempt in
            try sittings.find(attempt.id, of: attempt.person, tx).flatMap { MarkMove($0, correct) }
        }
    }

    private static func names(_ moves: [MarkMove], _ tx: ReadTransaction) throws -> [ID<Person>: String] {
        let ids = Set(moves.map(\.attempt.person))
        guard !ids.isEmpty else { return [:] }
        let pairs = try PersonStore.people(tx, where: "person.id IN (\(SQL.list(Array(ids))))").map {
            ($0.id, "\($0.surname) \($0.name)")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
