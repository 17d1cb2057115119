import Database
import Foundation

/// The rows of corrected keys and of points that teachers gave, read inside the transactions of this feature's stores.
enum CorrectionRows {
    /// How many corrections a revision has.
    static func count(in revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT count(*) AS value FROM corrected_revision WHERE revision_id = \(revision)")?["value"] ?? 0
    }

    /// The number of the last correction of a test; 0 when there is none.
    static func last(of test: ID<Assessment>, _ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT max(sequence) AS value FROM mark_correction WHERE assessment_id = \(test)")?["value"] ?? 0
    }

    /// The last key of each question of a revision whose key was corrected.
    /// - Parameter last: the number of the last correction that is looked at.
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

    /// What corrections did to an attempt's mark, the first first.
    static func changes(of attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> [MarkChange] {
        try tx.rows(
            """
            SELECT mark_correction.question_id, mark_correction.kind, mark_correction.reason, mark_change.changed_at,
                mark_change.old_mark, mark_change.new_mark, submission.mark_scheme
            FROM mark_change JOIN mark_correction ON mark_correction.id = mark_change.correction_id
            JOIN submission ON submission.attempt_id = mark_change.attempt_id
            WHERE mark_change.attempt_id = \(attempt) ORDER BY mark_change.sequence
            """
        ).map { row in
            let (scheme, kind) = try (row["mark_scheme"] as MarkScheme, row["kind"] as String)
            return try MarkChange(
                question: row["question_id"], isOfOneAnswer: kind == "points", reason: row["reason"],
                changedAt: row["changed_at"], oldMark: Mark(scheme: scheme, thousandths: row["old_mark"]),
                newMark: Mark(scheme: scheme, thousandths: row["new_mark"]))
        }
    }

    /// The points that teachers gave to single answers of an attempt, the last for each question.
    /// - Parameter last: the number of the last correction that is looked at.
    static func adjusted(
        in attempt: ID<Attempt>, upTo last: Int = .max, _ tx: ReadTransaction
    ) throws -> [ID<Question>: Points] {
        let rows = try tx.rows(
            """
            SELECT question_id, points FROM mark_correction
            WHERE attempt_id = \(attempt) AND sequence <= \(last) ORDER BY sequence, id
            """)
        let pairs = try rows.map { row -> (ID<Question>, Points) in try (row["question_id"], row["points"]) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    /// Whose marks move.
    static func names(_ moves: [MarkMove], _ tx: ReadTransaction) throws -> [ID<Person>: String] {
        let ids = Set(moves.map(\.attempt.person))
        guard !ids.isEmpty else { return [:] }
        let pairs = try PersonStore.people(tx, where: "person.id IN (\(SQL.list(Array(ids))))").map {
            ($0.id, "\($0.surname) \($0.name)")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
