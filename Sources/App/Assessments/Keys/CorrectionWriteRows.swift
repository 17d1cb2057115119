import Database
import Foundation

/// Writes corrections, inside the transaction of the person who makes them.
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

    /// Writes new points for one answer of one attempt.
    static func write(
        _ points: Points, _ id: ID<Correction>, of question: ID<Question>, in test: ID<Assessment>, attempt: String,
        because reason: String, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO mark_correction (id, assessment_id, sequence, question_id, attempt_id, kind, points, person_id, made_at,
                reason)
            VALUES (\(id), \(test), \(CorrectionRows.last(of: test, tx.reading) + 1), \(question),
                \(attempt), 'points', \(points), \(viewer.id), \(now), \(reason))
            """)
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

    /// The right answers as rows and documents store them: positions of options, or texts.
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
