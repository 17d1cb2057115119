import Database
import Markdown

/// Finds tests by title, introduction and topics. The questions are never searched.
struct AssessmentSearchRows: SearchRows {
    private struct Found: SearchFind {
        let assessment: Assessment
        let course: Course
        let place: Int
        let topics: String?
        let introduction: String

        var title: String { assessment.title }
        /// All that is searched.
        var words: String { [title, topics ?? "", introduction].joined(separator: " ") }

        func hit(_ tx: ReadTransaction) -> SearchHit {
            SearchHit(
                href: AssessmentRoutes.test(assessment.id), kind: assessment.kind == .quiz ? "tests.quiz" : "tests.final",
                title: title, course: course.title, language: course.language, topics: topics, text: introduction)
        }
    }

    /// There are few tests, so their texts are normalised here and not stored in that form.
    func find(_ query: SearchQuery, in courses: [Course], _ tx: ReadTransaction) throws -> [any SearchFind] {
        let introductions = try Self.introductions(courses, tx)
        let tests = try courses.enumerated().flatMap { place, course -> [Found] in
            let topics = try CourseStore.topics(of: course.id, tx)
            let there: SQL = "assessment.course_id = \(course.id) AND assessment.removed_at IS NULL"
            return try AssessmentRows.assessments(tx, where: there).map { assessment in
                let path = assessment.topic.map { topics.path(to: $0).map(\.title).joined(separator: " / ") }
                return try Found(
                    assessment: assessment, course: course, place: place, topics: path,
                    introduction: introductions[assessment.id].map { try Markdown.plainText($0.text, rules: $0.rules) } ?? "")
            }
        }
        return tests.filter { query.isFound(in: SearchText.fold($0.words)) }
    }

    /// The introductions of the newest revisions, in Markdown.
    private static func introductions(_ courses: [Course], _ tx: ReadTransaction) throws -> [ID<Assessment>: (
        text: String, rules: TextRules
    )] {
        let pairs = try tx.rows(
            """
            SELECT newest.assessment_id, newest.introduction, newest.text_rules FROM assessment_revision AS newest
            JOIN assessment ON assessment.id = newest.assessment_id
            WHERE assessment.course_id IN (\(SQL.list(courses.map { $0.id as any DatabaseValue })))
            AND newest.introduction IS NOT NULL AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = newest.assessment_id
            )
            """
        ).map { row -> (ID<Assessment>, (String, TextRules)) in
            try (row["assessment_id"], (row["introduction"], row["text_rules"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
