import Database

/// Takes corrected keys over into a test that is made from another test. The new test's text has the uncorrected keys, so its
/// first revision gets corrections of its own.
enum CopiedKeyRows {
    struct CopiedKey: Sendable {
        /// The question in the new test.
        let question: QuestionDraft
        let key: CorrectedKey
        let reason: String
    }

    /// The corrected keys that a new test takes from the revision that it is made from: for questions with the same words and
    /// with the same uncorrected key.
    static func keys(
        for questions: [QuestionDraft], from base: ID<AssessmentRevision>, _ tx: ReadTransaction
    ) throws -> [CopiedKey] {
        let corrected = try CorrectionRows.keys(in: base, tx)
        guard !corrected.isEmpty else { return [] }
        let (reasons, before) = (try reasons(in: base, tx), try CarriedKeyRows.questions(of: base, tx))
        let names = try tx.rows("SELECT id, question_key FROM question WHERE id IN (\(SQL.list(Array(corrected.keys))))")
        let ids = try Dictionary(
            names.map { row -> (String, ID<Question>) in try (row["question_key"], row["id"]) },
            uniquingKeysWith: { first, _ in first })
        return questions.compactMap { asked in
            guard let id = ids[asked.key], let key = corrected[id], let reason = reasons[id], let old = before[asked.key],
                asked.hasWording(of: old), asked.hasKey(of: old), asked.corrected(by: key) != asked
            else { return nil }
            return CopiedKey(question: asked, key: key, reason: reason)
        }
    }

    /// Corrects the first revision of a test in the same way as the revision that it is made from.
    /// - Parameter viewer: the person who makes the test.
    static func copy(
        from base: ID<AssessmentRevision>, to revision: ID<AssessmentRevision>, of test: ID<Assessment>, by viewer: Viewer,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        let questions = try CarriedKeyRows.questions(of: revision, tx.reading).values.sorted { $0.key < $1.key }
        for copied in try keys(for: questions, from: base, tx.reading) {
            let row = try tx.reading.first(
                "SELECT id FROM question WHERE assessment_id = \(test) AND question_key = \(copied.question.key)")
            guard let row else { continue }
            let correction = try KeyCorrection(
                question: row["id"], version: revision, test: test, key: copied.key, reason: copied.reason, shown: nil)
            try CorrectionWriteRows.write(correction, ID(at: now), revisions: [revision], by: viewer, at: now, tx)
        }
    }

    /// The reasons of the last correction of each question.
    private static func reasons(in revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [ID<Question>: String] {
        let rows = try tx.rows(
            """
            SELECT mark_correction.question_id, mark_correction.reason FROM corrected_revision
            JOIN mark_correction ON mark_correction.id = corrected_revision.correction_id
            WHERE corrected_revision.revision_id = \(revision) ORDER BY mark_correction.sequence, mark_correction.id
            """)
        let pairs = try rows.map { row -> (ID<Question>, String) in try (row["question_id"], row["reason"]) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}
