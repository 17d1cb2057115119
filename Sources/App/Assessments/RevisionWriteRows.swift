import Database
import Foundation

/// Writes revisions of tests with their questions, options, accepted answers and pictures: for those who teach a course in the
/// browser, for those who correct a key, and for imports.
enum RevisionWriteRows {
    /// - Parameter author: who published it; nil for an import.
    @discardableResult
    static func add(
        _ draft: AssessmentDraft, _ digest: String, to assessment: ID<Assessment>, ordinal: Int,
        topics: [[String]: ID<Topic>], by author: ID<Person>? = nil, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<AssessmentRevision> {
        let revision = ID<AssessmentRevision>(at: now)
        let content = draft.content
        try tx.execute(
            """
            INSERT INTO assessment_revision (id, assessment_id, ordinal, digest, title, introduction, question_count,
                created_at, question_order, credit_rule, text_rules, author_id)
            VALUES (\(revision), \(assessment), \(ordinal), \(digest), \(content.title), \(content.introduction),
                \(content.askedCount), \(now), \(content.isShuffled == true ? "shuffled" : "fixed"),
                \(content.credit ?? .rightMinusWrong), \(content.textRules ?? .commonMark), \(author))
            """)
        for (index, draw) in (content.draws ?? []).enumerated() {
            try tx.execute(
                "INSERT INTO pool (revision_id, position, question_count) VALUES (\(revision), \(index + 1), \(draw.count))")
        }
        let pools = content.pools
        let objectives = try Self.objectives(of: assessment, tx.reading)
        for (index, question) in content.questions.enumerated() {
            let id = try identity(of: question.key, in: assessment, at: now, tx)
            let (penalty, pool) = (question.penalty ?? 0, pools.place(of: question.topic).map { $0 + 1 })
            try tx.execute(
                """
                INSERT INTO question_revision (revision_id, position, question_id, topic_id, kind, points, penalty,
                    option_order, folding, pool, text, body, explanation)
                VALUES (\(revision), \(index + 1), \(id), \(topics[question.topic]), \(question.kind),
                    \(question.points), \(penalty), \(question.isFixed == true ? "fixed" : "shuffled"),
                    \(question.folding), \(pool), \(question.text), \(question.body), \(question.explanation))
                """)
            try addAnswers(of: question, at: index + 1, in: revision, tx)
            try QuestionObjectiveRows.write((question.objectives ?? []).compactMap { objectives[$0] }, of: id, tx)
        }
        try addPictures(draft.pictures, to: revision, tx)
        try CarriedKeyRows.carry(to: revision, of: assessment, tx)
        return revision
    }

    /// The objectives of the course of a test, by their keys.
    private static func objectives(
        of assessment: ID<Assessment>, _ tx: ReadTransaction
    ) throws -> [String: ID<CourseObjective>] {
        guard let row = try tx.first("SELECT course_id FROM assessment WHERE id = \(assessment)") else { return [:] }
        return try ObjectiveKeyRows.ids(in: row["course_id"], tx)
    }

    private static func addAnswers(
        of question: QuestionDraft, at position: Int, in revision: ID<AssessmentRevision>, _ tx: WriteTransaction
    ) throws {
        for (index, option) in question.options.enumerated() {
            try tx.execute(
                """
                INSERT INTO question_option (revision_id, question_position, position, text, credit)
                VALUES (\(revision), \(position), \(index + 1), \(option.text), \(option.isRight ? 1 : 0))
                """)
        }
        for (index, accepted) in (question.accepted ?? []).enumerated() {
            try tx.execute(
                """
                INSERT INTO accepted_answer (revision_id, question_position, position, text, tolerance)
                VALUES (\(revision), \(position), \(index + 1), \(accepted.text), \(accepted.tolerance))
                """)
        }
    }

    private static func addPictures(
        _ pictures: [String: PictureFile], to revision: ID<AssessmentRevision>, _ tx: WriteTransaction
    ) throws {
        for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO picture (revision_id, name, content_type, width, height, content)
                VALUES (\(revision), \(name), \(picture.contentType), \(picture.width), \(picture.height),
                    \(picture.bytes))
                """)
        }
    }

    /// The id of the question with a key: the existing one, or a new one.
    private static func identity(
        of key: String, in assessment: ID<Assessment>, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Question> {
        let row = try tx.first(
            "SELECT id FROM question WHERE assessment_id = \(assessment) AND question_key = \(key)")
        if let row { return try row["id"] }
        let id = ID<Question>(at: now)
        try tx.execute(
            """
            INSERT INTO question (id, number, assessment_id, question_key)
            VALUES (\(id), \(tx.nextNumber(of: "question")), \(assessment), \(key))
            """)
        return id
    }
}
