import Database
import Foundation

/// Lessons and quizzes about one topic, for a person who may see its course.
struct TopicStore: Sendable {
    let database: Database

    struct Details: Sendable {
        let topic: Topic
        let course: Course
        let topics: TopicTree
        let lessons: [CourseProgress.Step]
        /// The quizzes with questions about it.
        let quizzes: [AssessmentStore.Entry]
    }

    /// Lessons and quizzes about a topic and its subtopics; when there is no lesson, those about the topic above.
    func find(_ id: ID<Topic>, for viewer: Viewer, at now: Instant) async throws -> Details? {
        try await database.read { tx in
            let row = try tx.first("SELECT course_id FROM topic WHERE id = \(id)")
            let holder: ID<Course>? = try row?["course_id"]
            guard let course = try CourseStore.visible(to: viewer, tx).first(where: { $0.id == holder }) else { return nil }
            let topics = try CourseStore.topics(of: course.id, tx)
            guard let topic = topics.path(to: id).last else { return nil }
            let readings = try LessonRows.readings(of: viewer.id, tx)
            return try Details(
                topic: topic, course: course, topics: topics,
                lessons: Self.lessons(about: topic, topics, tx).map { .init(lesson: $0, state: readings[$0.id] ?? .unread) },
                quizzes: Self.quizzes(about: topic, topics, viewer, at: now, tx))
        }
    }

    private static func lessons(about topic: Topic, _ topics: TopicTree, _ tx: ReadTransaction) throws -> [Lesson] {
        for candidate in topics.path(to: topic.id).reversed() {
            let about: [any DatabaseValue] = topics.inOrder(from: candidate).map(\.id)
            let lessons = try LessonRows.lessons(tx, where: "lesson.topic_id IN (\(.list(about)))")
            if !lessons.isEmpty { return lessons }
        }
        return []
    }

    private static func quizzes(
        about topic: Topic, _ topics: TopicTree, _ viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> [AssessmentStore.Entry] {
        let about: [any DatabaseValue] = topics.inOrder(from: topic).map(\.id)
        let quizzes = try AssessmentRows.assessments(
            tx,
            where: """
                assessment.kind = 'quiz' AND assessment.removed_at IS NULL AND (
                    assessment.topic_id IN (\(.list(about))) OR newest.id IN (
                        SELECT question_revision.revision_id FROM question_revision
                        WHERE question_revision.topic_id IN (\(.list(about)))
                    )
                )
                """)
        return try quizzes.compactMap { try AssessmentStore.entry($0.id, for: viewer, at: now, tx)?.entry }
    }
}
