import Database
import Foundation
import Markdown

/// Reads one revision of a test from its rows and renders its texts.
enum RevisionRows {
    /// - Parameter last: the sequence number of the last correction to include.
    static func revision(
        _ id: ID<AssessmentRevision>, correctedUpTo last: Int = .max, _ tx: ReadTransaction
    ) throws -> AssessmentRevision? {
        let row = try tx.first(
            "SELECT title, introduction, question_order, credit_rule, text_rules FROM assessment_revision WHERE id = \(id)")
        guard let row else { return nil }
        let credit: CreditRule = try row["credit_rule"]
        let order: String = try row["question_order"]
        let introduction: String? = try row["introduction"]
        let rendering = try RevisionRendering(pictures: pictures(of: id, tx), rules: row["text_rules"])
        let answers = try answers(of: id, tx)
        let keys = try CorrectionRows.keys(in: id, upTo: last, tx)
        let rows = try tx.rows(
            """
            SELECT question_revision.position, question_revision.topic_id, question_revision.kind,
                question_revision.points, question_revision.penalty, question_revision.option_order,
                question_revision.folding, question_revision.pool, question_revision.text, question_revision.body,
                question_revision.explanation, question.id, question.number
            FROM question_revision JOIN question ON question.id = question_revision.question_id
            WHERE question_revision.revision_id = \(id) ORDER BY question_revision.position
            """)
        return try AssessmentRevision(
            id: id, title: row["title"],
            introductionHTML: rendering.html(introduction),
            questions: rows.map { row in
                let content = try content(row, answers[row["position"]] ?? .init(), credit, rendering)
                return try question(row, content: content, rendering).corrected(by: keys[row["id"]])
            },
            isShuffled: order == "shuffled", pools: pools(of: id, rows, tx), credit: credit)
    }

    /// The options of a choice question, or the accepted answers of another question.
    private struct Answers {
        var options: [Row] = []
        var accepted: [Row] = []
    }

    private static func answers(of id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [Int: Answers] {
        var answers: [Int: Answers] = [:]
        let options = try tx.rows(
            """
            SELECT question_position, position, text, credit FROM question_option
            WHERE revision_id = \(id) ORDER BY question_position, position
            """)
        for row in options { answers[try row["question_position"], default: Answers()].options.append(row) }
        let accepted = try tx.rows(
            """
            SELECT question_position, text, tolerance FROM accepted_answer
            WHERE revision_id = \(id) ORDER BY question_position, position
            """)
        for row in accepted { answers[try row["question_position"], default: Answers()].accepted.append(row) }
        return answers
    }

    private static func pools(
        of id: ID<AssessmentRevision>, _ questions: [Row], _ tx: ReadTransaction
    ) throws -> [AssessmentRevision.Pool] {
        let members = try Dictionary(grouping: questions) { row -> Int? in try row["pool"] }
        return try tx.rows(
            "SELECT position, question_count FROM pool WHERE revision_id = \(id) ORDER BY position"
        ).map { row in
            let position: Int = try row["position"]
            return try AssessmentRevision.Pool(
                questions: Set((members[position] ?? []).map { try $0["id"] }), count: row["question_count"])
        }
    }

    private static func question(
        _ row: Row, content: QuestionContent, _ rendering: RevisionRendering
    ) throws -> Question {
        try rendering.question(
            id: row["id"], number: row["number"], topic: row["topic_id"], points: row["points"], penalty: row["penalty"],
            text: row["text"], body: row["body"], explanation: row["explanation"], content: content)
    }

    private static func content(
        _ row: Row, _ answers: Answers, _ credit: CreditRule, _ rendering: RevisionRendering
    ) throws -> QuestionContent {
        let kind: String = try row["kind"]
        let order: String = try row["option_order"]
        let folding: TextFolding? = try row["folding"]
        switch kind {
        case "number":
            return .number(NumberQuestion(accepted: try answers.accepted.compactMap(accepted)))
        case "text":
            let texts = try answers.accepted.map { row -> String in try row["text"] }
            return .text(TextQuestion(accepted: texts, folding: folding ?? .exact))
        default:
            let options = try answers.options.map { try option($0, rendering) }
            return .choice(
                Choice(options: options, isMultiple: kind == "multiple", credit: credit, isFixed: order == "fixed"))
        }
    }

    private static func option(_ row: Row, _ rendering: RevisionRendering) throws -> Choice.Option {
        let credit: Int = try row["credit"]
        return try rendering.option(
            position: row["position"], text: row["text"], isRight: credit == 1)
    }

    private static func accepted(_ row: Row) throws -> NumberQuestion.Accepted? {
        try RevisionRendering.accepted(row["text"], tolerance: row["tolerance"])
    }

    /// The pictures of a revision, keyed by their names in its texts.
    private static func pictures(of id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [String: Picture] {
        let pairs = try tx.rows("SELECT name, width, height FROM picture WHERE revision_id = \(id)").map { row in
            let name: String = try row["name"]
            let address = AssessmentRoutes.picture(name, of: id)
            return (name, try Picture(address: address, width: row["width"], height: row["height"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
