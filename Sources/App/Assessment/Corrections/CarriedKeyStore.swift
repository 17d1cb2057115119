import Database

/// Keys that were corrected, for the next revision of their test.
enum CarriedKeyStore {
    /// Carries the keys of those questions that a new revision asks in the same words and with the key that was wrong, as the last revision did
    /// that asked them so. Whoever wrote another key has decided anew.
    static func carry(to revision: ID<AssessmentRevision>, of assessment: ID<Assessment>, _ tx: WriteTransaction) throws {
        let rows = try tx.reading.rows(
            """
            SELECT corrected_revision.revision_id, mark_correction.id, question.question_key FROM corrected_revision
            JOIN mark_correction ON mark_correction.id = corrected_revision.correction_id
            JOIN question ON question.id = mark_correction.question_id
            JOIN assessment_revision ON assessment_revision.id = corrected_revision.revision_id
            WHERE mark_correction.assessment_id = \(assessment) AND corrected_revision.revision_id <> \(revision)
            ORDER BY assessment_revision.ordinal DESC
            """)
        guard !rows.isEmpty else { return }
        let new = try questions(of: revision, tx.reading)
        var known: [ID<AssessmentRevision>: [String: QuestionDraft]] = [:]
        var sources: [String: ID<AssessmentRevision>] = [:]
        for row in rows {
            let (key, old) = try (row["question_key"] as String, row["revision_id"] as ID<AssessmentRevision>)
            guard sources[key] ?? old == old, let asked = new[key] else { continue }
            if known[old] == nil { known[old] = try questions(of: old, tx.reading) }
            guard let before = known[old]?[key], before.text == asked.text, asked.hasKey(of: before) else { continue }
            sources[key] = old
            try tx.execute(
                """
                INSERT INTO corrected_revision (revision_id, correction_id) VALUES (\(revision), \(row["id"] as ID<Correction>))
                """)
        }
    }

    private static func questions(
        of revision: ID<AssessmentRevision>, _ tx: ReadTransaction
    ) throws -> [String: QuestionDraft] {
        let questions = try StoredQuestionsStore.questions(of: revision, TopicTree([]), tx).map(\.draft)
        return Dictionary(questions.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
