import Database
import Foundation

/// Reads what the editor of a lesson shows.
struct LessonEditorStore: Sendable {
    let database: Database
    let objectives: any CourseObjectiveRows

    /// Nil when this person may not change the lesson.
    func editor(of id: ID<Lesson>, for viewer: Viewer, at now: Instant) async throws -> LessonInEditor? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            let course = lesson.course.course.id
            let quizzes: SQL = "assessment.course_id = \(course) AND assessment.kind = 'quiz' AND assessment.removed_at IS NULL"
            let others = try LessonRows.lessons(tx, where: "lesson.course_id = \(course)")
            return try LessonInEditor(
                lesson: lesson, topics: CourseStore.topics(of: course, tx),
                quizzes: AssessmentRows.assessments(tx, where: quizzes), files: CourseFileRows.files(of: course, tx),
                keys: TeacherLessonRows.keys(of: course, tx),
                lessons: Dictionary(others.map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first }),
                objectives: objectives.all(of: lesson.course.course, tx),
                tags: LessonObjectiveRows.keys(in: course, tx)[id] ?? [])
        }
    }
}
