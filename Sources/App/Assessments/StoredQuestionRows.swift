import Database

/// Reads the questions of one revision in the form of its document.
enum StoredQuestionRows {
    struct StoredQuestion {
        let draft: QuestionDraft
        /// The number of the pool that it is drawn from, from 1.
        let pool: Int?
    }

    static func questions(
        of revision: ID<AssessmentRevision>, _ topics: TopicTree, _ tx: ReadTransaction
    ) throws -> [StoredQuestion] {
        let options = try options(of: revision, tx)
        let accepted = try accepted(of: revision, tx)
        let objectives = try QuestionObjectiveRows.keys(of: revision, tx)
        return try tx.rows(
            """
            SELECT question_revision.position, question_revision.topic_id, question_revision.kind, question_revision.points,
                question_revision.penalty, question_revision.option_order, question_revision.folding,
                question_revision.pool, question_revision.text, question_revision.body, question_revision.explanation,
                question.question_key
            FROM question_revision JOIN question ON question.id = question_revision.question_id
            WHERE question_revision.revision_id = \(revision) ORDER BY question_revision.position
            """
        ).map { row in
            let position: Int = try row["position"]
            var draft = try question(row, topics, options[position] ?? [], accepted[position])
            draft.objectives = objectives[position]
            return try StoredQuestion(draft: draft, pool: row["pool"])
        }
    }

    private static func question(
        _ row: Row, _ topics: TopicTree, _ options: [QuestionDraft.Option], _ accepted: [QuestionDraft.Accepted]?
    ) throws -> QuestionDraft {
        let (kind, order) = try (row["kind"] as String, row["option_order"] as String)
        let (topic, penalty) = try (row["topic_id"] as ID<Topic>?, row["penalty"] as Int)
        let folding: TextFolding? = try row["folding"]
        return try QuestionDraft(
            key: row["question_key"], topic: topic.map { topics.path(to: $0).map(\.title) } ?? [], points: row["points"],
            isMultiple: kind == "multiple", text: row["text"], body: row["body"], options: options,
            explanation: row["explanation"], accepted: accepted, folding: kind == "text" ? folding ?? .exact : nil,
            isFixed: order == "fixed" ? true : nil, penalty: penalty == 0 ? nil : penalty)
    }

    private static func options(
        of revision: ID<AssessmentRevision>, _ tx: ReadTransaction
    ) throws -> [Int: [QuestionDraft.Option]] {
        var options: [Int: [QuestionDraft.Option]] = [:]
        let rows = try tx.rows(
            """
            SELECT question_position, text, credit FROM question_option
            WHERE revision_id = \(revision) ORDER BY question_position, position
            """)
        for row in rows {
            let credit: Int = try row["credit"]
            try options[row["question_position"], default: []].append(.init(text: row["text"], isRight: credit == 1))
        }
        return options
    }

    private static func accepted(
        of revision: ID<AssessmentRevision>, _ tx: ReadTransaction
    ) throws -> [Int: [QuestionDraft.Accepted]] {
        var accepted: [Int: [QuestionDraft.Accepted]] = [:]
        let rows = try tx.rows(
            """
            SELECT question_position, text, tolerance FROM accepted_answer
            WHERE revision_id = \(revision) ORDER BY question_position, position
            """)
        for row in rows {
            try accepted[row["question_position"], default: []].append(.init(text: row["text"], tolerance: row["tolerance"]))
        }
        return accepted
    }
}
