import Database

/// Takes corrected keys over into the next revision of the same test.
enum CarriedKeyRows {
    /// Gives a question of a new revision its corrected key, if the last revision that asked it in the same words has a corrected
    /// key, and if the new text still has the key of that revision's text. A question whose key was edited in the text keeps the
    /// key of its text.
    static func carry(to revision: ID<AssessmentRevision>, of assessment: ID<Assessment>, _ tx: WriteTransaction) throws {
        let corrected = try tx.reading.rows(
            """
            SELECT question.id, question.question_key FROM question
            WHERE question.assessment_id = \(assessment) AND EXISTS (
                SELECT 1 FROM mark_correction JOIN corrected_revision ON corrected_revision.correction_id = mark_correction.id
                WHERE mark_correction.question_id = question.id
            ) ORDER BY question.number
            """)
        guard !corrected.isEmpty else { return }
        let new = try questions(of: revision, tx.reading)
        var known: [ID<AssessmentRevision>: [String: QuestionDraft]] = [:]
        for row in corrected {
            let (question, key): (ID<Question>, String) = try (row["id"], row["question_key"])
            guard let asked = new[key] else { continue }
            for old in try revisions(before: revision, asking: question, asked.text, tx.reading) {
                if known[old] == nil { known[old] = try questions(of: old, tx.reading) }
                guard let before = known[old]?[key], before.hasWording(of: asked) else { continue }
                if asked.hasKey(of: before) { try carry(from: old, to: revision, question, tx) }
                break
            }
        }
    }

    private static func carry(
        from old: ID<AssessmentRevision>, to new: ID<AssessmentRevision>, _ question: ID<Question>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO corrected_revision (revision_id, correction_id)
            SELECT \(new), mark_correction.id FROM mark_correction
            JOIN corrected_revision AS earlier ON earlier.correction_id = mark_correction.id
            WHERE earlier.revision_id = \(old) AND mark_correction.question_id = \(question)
            """)
    }

    /// The newest first.
    private static func revisions(
        before new: ID<AssessmentRevision>, asking question: ID<Question>, _ text: String, _ tx: ReadTransaction
    ) throws -> [ID<AssessmentRevision>] {
        try tx.rows(
            """
            SELECT asked.revision_id FROM question_revision AS asked
            JOIN assessment_revision ON assessment_revision.id = asked.revision_id
            WHERE asked.question_id = \(question) AND asked.text = \(text) AND asked.revision_id <> \(new)
            ORDER BY assessment_revision.ordinal DESC, assessment_revision.id
            """
        ).map { try $0["revision_id"] }
    }

    /// The questions of a revision, by their keys in the test.
    static func questions(of revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [String: QuestionDraft] {
        let questions = try StoredQuestionRows.questions(of: revision, TopicTree([]), tx).map(\.draft)
        return Dictionary(questions.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension QuestionDraft {
    /// Whether the question, its kind and its options have the same text; which options are right does not matter.
    func hasWording(of other: QuestionDraft) -> Bool {
        text == other.text && kind == other.kind && options.map(\.text) == other.options.map(\.text)
    }
}
