import Database
import Foundation
import Markdown

/// Reads a test back from its rows into the form of a document: the content of its newest revision, and its settings.
enum StoredTestRows {
    struct StoredTest: Sendable {
        let draft: AssessmentDraft
        let revision: ID<AssessmentRevision>
        /// The digest of the revision when it was written.
        let digest: String
    }

    /// Nil for a test that was never published.
    static func find(_ id: ID<Assessment>, _ tx: ReadTransaction) throws -> StoredTest? {
        guard let assessment = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first,
            let place = try tx.first("SELECT assessment_key, position FROM assessment WHERE id = \(id)")
        else { return nil }
        let revision = try AssessmentRows.newestRevision(of: id, tx)
        guard let row = try tx.first("SELECT digest FROM assessment_revision WHERE id = \(revision)") else { return nil }
        let digest: String = try row["digest"]
        let topics = try CourseStore.topics(of: assessment.course, tx)
        let pictures = try pictures(of: revision, tx)
        let key: String = try place["assessment_key"]
        let draft = try AssessmentDraft(
            file: key + ".md", key: key, position: place["position"], kind: assessment.kind,
            topic: path(assessment.topic, topics), times: times(assessment), rules: rules(assessment, tx),
            content: content(of: revision, digest, topics, pictures, tx), pictures: pictures)
        return StoredTest(draft: draft, revision: revision, digest: digest)
    }

    private static func path(_ topic: ID<Topic>?, _ topics: TopicTree) -> [String] {
        topic.map { topics.path(to: $0).map(\.title) } ?? []
    }

    private static func times(_ assessment: Assessment) -> AssessmentDraft.Times? {
        assessment.schedule.map {
            AssessmentDraft.Times(opens: .absolute($0.opens), closes: .absolute($0.closes), closesLine: nil, limit: $0.limit)
        }
    }

    private static func rules(_ assessment: Assessment, _ tx: ReadTransaction) throws -> AssessmentDraft.Rules {
        let rows = try tx.rows(
            """
            SELECT person.user_name, time_exception.time_factor, time_exception.extra_time
            FROM time_exception JOIN person ON person.id = time_exception.person_id
            WHERE time_exception.assessment_id = \(assessment.id)
            """)
        let extraTimes = try rows.map { row -> (String, ExtraTime) in
            try (row["user_name"], ExtraTime(factor: row["time_factor"], added: row["extra_time"]))
        }
        let (policy, disclosure) = (assessment.policy, assessment.disclosure)
        return try AssessmentDraft.Rules(
            allowed: policy.allowed, counts: policy.counts, pause: policy.pause, code: policy.code,
            results: written(disclosure.results), answers: written(disclosure.answers), check: policy.check,
            programs: policy.programs,
            extraTimes: Dictionary(extraTimes, uniquingKeysWith: { first, _ in first }), dates: dates(assessment.id, tx))
    }

    private static func dates(_ id: ID<Assessment>, _ tx: ReadTransaction) throws -> [String: AssessmentDraft.Dates] {
        let current = try TestDateRows.current(in: id, tx)
        if current.isEmpty { return [:] }
        let rows = try tx.rows(
            """
            SELECT id, user_name FROM person
            WHERE id IN (SELECT person_id FROM date_override WHERE assessment_id = \(id)) ORDER BY user_name, id
            """)
        return try rows.reduce(into: [:]) { dates, row in
            guard let there = current[try row["id"]] else { return }
            try dates[row["user_name"]] = AssessmentDraft.Dates(
                opens: .absolute(there.opens), closes: .absolute(there.closes), reason: there.reason)
        }
    }

    private static func written(_ release: Release<Instant>) -> Release<TimeExpression> {
        switch release {
        case .atOnce: .atOnce
        case .afterLast: .afterLast
        case .from(let moment): .from(.absolute(moment))
        }
    }

    private static func pictures(
        of revision: ID<AssessmentRevision>, _ tx: ReadTransaction
    ) throws -> [String: PictureFile] {
        var pictures: [String: PictureFile] = [:]
        for row in try tx.rows("SELECT name, content FROM picture WHERE revision_id = \(revision)") {
            pictures[try row["name"]] = try PictureFile(row["content"])
        }
        return pictures
    }

    private static func content(
        of revision: ID<AssessmentRevision>, _ digest: String, _ topics: TopicTree, _ pictures: [String: PictureFile],
        _ tx: ReadTransaction
    ) throws -> AssessmentDraft.Content {
        let head = try tx.rows(
            """
            SELECT title, introduction, question_order, credit_rule, text_rules FROM assessment_revision WHERE id = \(revision)
            """)[0]
        let (order, credit) = try (head["question_order"] as String, head["credit_rule"] as CreditRule)
        let rules: TextRules = try head["text_rules"]
        let questions = try StoredQuestionRows.questions(of: revision, topics, tx)
        let content = try AssessmentDraft.Content(
            title: head["title"], introduction: head["introduction"], questions: questions.map(\.draft),
            isShuffled: order == "shuffled" ? true : nil, draws: nil, credit: credit == .rightMinusWrong ? nil : credit,
            textRules: rules == .commonMark ? nil : rules, pictures: pictures.mapValues(\.digest))
        let counts = try tx.rows("SELECT position, question_count FROM pool WHERE revision_id = \(revision) ORDER BY position")
        let pools = try counts.map { row in
            let position: Int = try row["position"]
            return try StoredTestDraws.Pool(
                count: row["question_count"], members: questions.indices.filter { questions[$0].pool == position })
        }
        return try StoredTestDraws.content(content, pools: pools, digest: digest)
    }
}
