import Database
import Foundation
import Markdown

/// Lessons and tests found by their words, only those that a person may see. What a test asks is never searched.
struct SearchStore: Sendable {
    let database: Database

    /// What was found, with its place: better titles first, then in the order of the courses, lessons before tests.
    private struct Candidate {
        let found: Found
        let course: Course
        /// Rank of the title, place of the course, lessons before tests, place there.
        let order: [Int]
    }

    private enum Found {
        case lesson(Lesson)
        case test(Test)
    }

    private struct Test {
        let assessment: Assessment
        let topics: String?
        let introduction: String
    }

    /// The best hits, and how many there are.
    func find(_ query: SearchQuery, for viewer: Viewer) async throws -> SearchHits {
        try await database.read { tx in
            let own = try CourseStore.visible(to: viewer, tx)
            let others = try CourseStore.courses(
                tx,
                where: """
                    course.removed_at IS NULL AND course.id IN (
                        SELECT lesson.course_id FROM lesson WHERE lesson.audience = \(Audience.everyone)
                    )
                    """
            ).filter { !own.contains($0) }
            let lessons = try Self.lessons(query, own, own + others, tx)
            let candidates = try (lessons + Self.tests(query, own, tx)).sorted { $0.order.lexicographicallyPrecedes($1.order) }
            return try SearchHits(
                best: candidates.prefix(SearchHits.most).map { try Self.hit($0, tx) }, count: candidates.count)
        }
    }

    /// Lessons of the person's courses, and of others those that are for everyone.
    private static func lessons(
        _ query: SearchQuery, _ own: [Course], _ courses: [Course], _ tx: ReadTransaction
    ) throws -> [Candidate] {
        let readable: SQL = """
            lesson.course_id IN (\(SQL.list(own.map { $0.id as any DatabaseValue }))) OR lesson.audience = \(Audience.everyone)
            """
        let lessons = try LessonRows.lessons(tx, where: "(\(readable)) AND \(has(query.words))")
        return lessons.enumerated().compactMap { index, lesson in
            // A course that was put away takes its lessons along.
            guard let place = courses.firstIndex(where: { $0.id == lesson.course }) else { return nil }
            return Candidate(
                found: .lesson(lesson), course: courses[place], order: [query.rank(title: lesson.title), place, 0, index])
        }
    }

    /// The condition that a lesson's text has all the words. They are letters and digits, so nothing in them means anything to LIKE.
    private static func has(_ words: [SearchQuery.Word]) -> SQL {
        words.reduce("1 = 1") { all, word in
            let any: SQL = word.forms.reduce("1 = 0") { any, form in
                "\(any) OR shown.searchable LIKE \("% " + form + "%")"
            }
            return "\(all) AND (\(any))"
        }
    }

    /// There are few tests, so they are folded here: title, introduction and topics.
    private static func tests(_ query: SearchQuery, _ own: [Course], _ tx: ReadTransaction) throws -> [Candidate] {
        let introductions = try introductions(own, tx)
        return try own.enumerated().flatMap { place, course in
            let topics = try CourseStore.topics(of: course.id, tx)
            let there: SQL = "assessment.course_id = \(course.id) AND assessment.removed_at IS NULL"
            let tests = try AssessmentRows.assessments(tx, where: there).map { assessment in
                let path = assessment.topic.map { topics.path(to: $0).map(\.title).joined(separator: " / ") }
                return try Test(
                    assessment: assessment, topics: path,
                    introduction: introductions[assessment.id].map { try Markdown.plainText($0) } ?? "")
            }
            return tests.enumerated().compactMap { index, test -> Candidate? in
                let text = [test.assessment.title, test.topics ?? "", test.introduction].joined(separator: " ")
                guard query.isFound(in: SearchText.fold(text)) else { return nil }
                let order = [query.rank(title: test.assessment.title), place, 1, index]
                return Candidate(found: .test(test), course: course, order: order)
            }
        }
    }

    /// As the newest revisions have them, in Markdown.
    private static func introductions(_ courses: [Course], _ tx: ReadTransaction) throws -> [ID<Assessment>: String] {
        let pairs = try tx.rows(
            """
            SELECT newest.assessment_id, newest.introduction FROM assessment_revision AS newest
            JOIN assessment ON assessment.id = newest.assessment_id
            WHERE assessment.course_id IN (\(SQL.list(courses.map { $0.id as any DatabaseValue })))
            AND newest.introduction IS NOT NULL AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = newest.assessment_id
            )
            """
        ).map { row -> (ID<Assessment>, String) in try (row["assessment_id"], row["introduction"]) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func hit(_ candidate: Candidate, _ tx: ReadTransaction) throws -> SearchHit {
        let (course, language) = (candidate.course.title, candidate.course.language)
        switch candidate.found {
        case .lesson(let lesson):
            let body = try LessonRows.body(of: lesson.revision, tx) ?? ""
            return try SearchHit(
                kind: .lesson(lesson.id), title: lesson.title, course: course, language: language, topics: nil,
                text: Markdown.plainText(body))
        case .test(let test):
            return SearchHit(
                kind: .test(test.assessment.id, test.assessment.kind), title: test.assessment.title, course: course,
                language: language, topics: test.topics, text: test.introduction)
        }
    }
}
