import Database
import Foundation

/// Writes down corrections and the marks that they changed, inside the transaction of whoever decided.
enum CorrectionWriteRows {
    static func write(
        _ asked: KeyCorrection, _ id: ID<Correction>, revisions: [ID<AssessmentRevision>], by viewer: Viewer, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO mark_correction (id, assessment_id, sequence, question_id, kind, person_id, made_at, reason)
            VALUES (\(id), \(asked.test), \(CorrectionRows.last(of: asked.test, tx.reading) + 1), \(asked.question),
                \(asked.key.kind), \(viewer.id), \(now), \(asked.reason))
            """)
        for answer in asked.key.answers {
            try tx.execute(
                """
                INSERT INTO corrected_answer (correction_id, position, text, tolerance)
                VALUES (\(id), \(answer.position), \(answer.text), \(answer.tolerance))
                """)
        }
        for revision in revisions {
            try tx.execute("INSERT INTO corrected_revision (revision_id, correction_id) VALUES (\(revision), \(id))")
        }
    }

    static func write(
        _ points: Points, _ id: ID<Correction>, of question: ID<Question>, in editor: PointsCorrectionStore.LoadedAnswer,
        because reason: String, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO mark_correction (id, assessment_id, sequence, question_id, attempt_id, kind, points, person_id, made_at,
                reason)
            VALUES (\(id), \(editor.taught.id), \(CorrectionRows.last(of: editor.taught.id, tx.reading) + 1), \(question),
                \(editor.snapshot.attempt.id), 'points', \(points), \(viewer.id), \(now), \(reason))
            """)
    }

    /// What an ended attempt is worth now; by the scheme that it was marked with.
    static func set(_ outcome: Outcome, _ mark: Mark, of id: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE submission SET earned = \(outcome.earned), possible = \(outcome.possible), correct = \(outcome.correct),
                partly = \(outcome.partly), incorrect = \(outcome.incorrect), unanswered = \(outcome.unanswered),
                mark = \(mark.thousandths)
            WHERE attempt_id = \(id)
            """)
    }

    /// Marks attempts anew and keeps what their marks were.
    static func apply(_ moves: [MarkMove], by correction: ID<Correction>, at now: Instant, _ tx: WriteTransaction) throws {
        for move in moves {
            let (id, outcome, old) = (move.attempt.id, move.outcome, move.old)
            try set(outcome, move.mark, of: id, tx)
            try tx.execute(
                """
                INSERT INTO mark_change (attempt_id, sequence, correction_id, changed_at, old_earned, new_earned, old_mark, new_mark)
                SELECT \(id), coalesce(max(mark_change.sequence), 0) + 1, \(correction), \(now), \(old.outcome.earned),
                    \(outcome.earned), \(old.mark.thousandths), \(move.mark.thousandths)
                FROM mark_change WHERE mark_change.attempt_id = \(id)
                """)
        }
    }
}

extension CorrectedKey {
    /// As the database names it.
    fileprivate var kind: String {
        switch self {
        case .options: "options"
        case .numbers, .texts: "accepted"
        case .everyone: "everyone"
        }
    }

    /// What is right, as rows and documents have it: positions of options, or texts.
    var answers: [(position: Int, text: String?, tolerance: String?)] {
        switch self {
        case .options(let right): right.sorted().map { ($0, nil, nil) }
        case .numbers(let accepted):
            accepted.enumerated().map { ($0.offset + 1, "\($0.element.value)", "\($0.element.tolerance)") }
        case .texts(let texts): texts.enumerated().map { ($0.offset + 1, $0.element, nil) }
        case .everyone: []
        }
    }
}
