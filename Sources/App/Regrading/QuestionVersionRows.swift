import Database

/// Finds the wordings of a question.
struct QuestionVersionRows {
    let revisions: RevisionCache

    /// What must be equal for a key to apply to another revision: positions of options must refer to the same options.
    private struct Wording: Hashable {
        let kind: String
        let text: String
        let options: [String]
    }

    /// The newest first. Only wordings in the newest revision, or in an attempt.
    func versions(of question: ID<Question>, in id: ID<Assessment>, _ tx: ReadTransaction) throws -> [QuestionVersion] {
        let rows = try tx.rows(
            """
            SELECT revision.id, asked.position, asked.kind, asked.text FROM question_revision AS asked
            JOIN assessment_revision AS revision ON revision.id = asked.revision_id
            WHERE asked.question_id = \(question) AND revision.assessment_id = \(id) ORDER BY revision.ordinal DESC
            """)
        var order: [Wording] = []
        var groups: [Wording: [ID<AssessmentRevision>]] = [:]
        for row in rows {
            let (revision, position) = try (row["id"] as ID<AssessmentRevision>, row["position"] as Int)
            let options = try tx.rows(
                """
                SELECT text FROM question_option WHERE revision_id = \(revision) AND question_position = \(position)
                ORDER BY position
                """
            ).map { option -> String in try option["text"] }
            let wording = try Wording(kind: row["kind"], text: row["text"], options: options)
            if groups[wording] == nil { order.append(wording) }
            groups[wording, default: []].append(revision)
        }
        let newest = try AssessmentRows.newestRevision(of: id, tx)
        return try order.compactMap { try version(groups[$0] ?? [], of: question, tx) }
            .filter { $0.ended + $0.running > 0 || $0.revisions.contains(newest) }
    }

    private func version(
        _ group: [ID<AssessmentRevision>], of question: ID<Question>, _ tx: ReadTransaction
    ) throws -> QuestionVersion? {
        guard let newest = group.first,
            let asked = try revisions.find(newest, tx)?.questions.first(where: { $0.id == question })
        else { return nil }
        let row = try tx.first(
            """
            SELECT count(*) AS attempts, count(submission.attempt_id) AS ended FROM attempt
            LEFT JOIN submission ON submission.attempt_id = attempt.id WHERE attempt.revision_id IN (\(SQL.list(group)))
            """)
        let (attempts, ended) = try (row?["attempts"] ?? 0, row?["ended"] ?? 0)
        let taken = try tx.rows(
            "SELECT DISTINCT revision_id FROM attempt WHERE revision_id IN (\(SQL.list(group))) ORDER BY revision_id")
        let keys = try taken.compactMap { try revisions.find($0["revision_id"], tx)?.questions.first { $0.id == question }?.key }
        return QuestionVersion(
            question: asked, keys: keys, revision: newest, revisions: group, ended: ended, running: attempts - ended)
    }
}
