import Database
import Foundation
import Markdown
import Synchronization

/// Revisions of tests. They never change, so each is read and rendered once and kept.
final class RevisionStore: Sendable {
    /// More than this many in memory, and all are forgotten.
    private static let mostKept = 500
    private let kept = Mutex<[ID<AssessmentRevision>: AssessmentRevision]>([:])

    /// The revision, from memory or in the caller's transaction.
    func find(_ id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> AssessmentRevision? {
        if let revision = kept.withLock({ $0[id] }) { return revision }
        guard let revision = try read(id, tx) else { return nil }
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[id] = revision
        }
        return revision
    }

    struct PictureFile: Sendable {
        let contentType: String
        let bytes: [UInt8]
    }

    static func picture(_ name: String, of revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> PictureFile? {
        try tx.first(
            "SELECT content_type, content FROM picture WHERE revision_id = \(revision) AND name = \(name)"
        ).map { try PictureFile(contentType: $0["content_type"], bytes: $0["content"]) }
    }

    private func read(_ id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> AssessmentRevision? {
        guard let row = try tx.first("SELECT title, introduction FROM assessment_revision WHERE id = \(id)") else {
            return nil
        }
        let pictures = try pictures(of: id, tx)
        let options = try Dictionary(
            grouping: tx.rows(
                """
                SELECT question_position, position, text, credit FROM question_option
                WHERE revision_id = \(id) ORDER BY question_position, position
                """)
        ) { row -> Int in try row["question_position"] }
        let questions = try tx.rows(
            """
            SELECT question_revision.position, question_revision.topic_id, question_revision.kind,
                question_revision.points, question_revision.text, question_revision.body,
                question_revision.explanation, question.id, question.number
            FROM question_revision JOIN question ON question.id = question_revision.question_id
            WHERE question_revision.revision_id = \(id) ORDER BY question_revision.position
            """
        ).map { row in
            try question(row, options: options[row["position"]] ?? [], pictures: pictures)
        }
        let introduction: String? = try row["introduction"]
        return try AssessmentRevision(
            id: id, title: row["title"],
            introductionHTML: introduction.map { try Markdown.html($0, picture: { pictures[$0] }) },
            questions: questions)
    }

    private func question(_ row: Row, options: [Row], pictures: [String: Picture]) throws -> Question {
        let body: String? = try row["body"]
        let explanation: String? = try row["explanation"]
        let kind: String = try row["kind"]
        let choices = try options.map { option in
            let credit: Int = try option["credit"]
            return try Choice.Option(
                position: option["position"],
                textHTML: Markdown.inlineHTML(option["text"], picture: { pictures[$0] }),
                plainText: Markdown.inlineText(option["text"]), isRight: credit == 1)
        }
        return try Question(
            id: row["id"], number: row["number"], topic: row["topic_id"], points: row["points"],
            textHTML: Markdown.inlineHTML(row["text"]), plainText: Markdown.inlineText(row["text"]),
            bodyHTML: body.map { try Markdown.html($0, picture: { pictures[$0] }) },
            explanationHTML: explanation.map { try Markdown.html($0, picture: { pictures[$0] }) },
            content: .choice(Choice(options: choices, isMultiple: kind == "multiple")))
    }

    /// The pictures of a revision by the name that its texts use.
    private func pictures(of id: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [String: Picture] {
        let pairs = try tx.rows("SELECT name, width, height FROM picture WHERE revision_id = \(id)").map { row in
            let name: String = try row["name"]
            let address = AssessmentRoutes.picture(name, of: id)
            return (name, try Picture(address: address, width: row["width"], height: row["height"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
