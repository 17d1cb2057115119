import Database
import Foundation

/// Reads corrected keys, inside the transactions of those who show questions or mark answers.
enum CorrectionRows {
    /// How many corrections a revision has.
    static func count(in revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT count(*) AS value FROM corrected_revision WHERE revision_id = \(revision)")?["value"] ?? 0
    }

    /// The number of the last correction of a test; 0 when there is none.
    static func last(of test: ID<Assessment>, _ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT max(sequence) AS value FROM mark_correction WHERE assessment_id = \(test)")?["value"] ?? 0
    }

    /// The last corrected key of each question of a revision.
    /// - Parameter last: the sequence number of the last correction to include.
    static func keys(
        in revision: ID<AssessmentRevision>, upTo last: Int = .max, _ tx: ReadTransaction
    ) throws -> [ID<Question>: CorrectedKey] {
        var keys: [ID<Question>: CorrectedKey] = [:]
        let rows = try tx.rows(
            """
            SELECT mark_correction.id, mark_correction.question_id, mark_correction.kind, question_revision.kind AS question_kind
            FROM corrected_revision JOIN mark_correction ON mark_correction.id = corrected_revision.correction_id
            JOIN question_revision ON question_revision.revision_id = corrected_revision.revision_id
                AND question_revision.question_id = mark_correction.question_id
            WHERE corrected_revision.revision_id = \(revision) AND mark_correction.sequence <= \(last)
            ORDER BY mark_correction.sequence, mark_correction.id
            """)
        for row in rows { keys[try row["question_id"]] = try key(row, tx) }
        return keys
    }

    private static func key(_ row: Row, _ tx: ReadTransaction) throws -> CorrectedKey {
        let (kind, question) = try (row["kind"] as String, row["question_kind"] as String)
        if kind == "everyone" { return .everyone }
        let answers = try tx.rows(
            """
            SELECT position, text, tolerance FROM corrected_answer
            WHERE correction_id = \(row["id"] as ID<Correction>) ORDER BY position
            """)
        if kind == "options" { return .options(Set(try answers.map { try $0["position"] })) }
        let texts = try answers.map { answer -> (text: String, tolerance: String?) in
            try ((answer["text"] as String?) ?? "", answer["tolerance"])
        }
        guard question == "number" else { return .texts(texts.map(\.text)) }
        return .numbers(
            texts.compactMap { written in
                NumberQuestion.value(of: written.text).map {
                    NumberQuestion.Accepted(value: $0, tolerance: written.tolerance.flatMap(NumberQuestion.value) ?? 0)
                }
            })
    }
}
