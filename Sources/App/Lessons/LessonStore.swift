import Database
import Foundation

/// Lessons as a person, or anybody, may read them.
struct LessonStore: Sendable {
    let database: Database
    let texts: LessonTextStore

    struct Details: Sendable {
        let lesson: Lesson
        let course: Course
        let topics: TopicTree
        /// Of all lessons that this reader may open.
        let progress: CourseProgress
        let isEnrolled: Bool
        /// The quiz that ends it, for those who may take it.
        let quiz: Assessment?
        let text: LessonText

        var state: ReadingState {
            progress.steps.first { $0.lesson.id == lesson.id }?.state ?? .unread
        }
    }

    /// A lesson with its text; nil when there is none, or none for this reader. Nobody signed in reads what is for everyone.
    func find(_ id: ID<Lesson>, for viewer: Viewer?) async throws -> Details? {
        try await database.read { tx in
            guard let lesson = try LessonRowsStore.lessons(tx, where: "lesson.id = \(id)").first,
                let (course, isInside) = try Self.place(of: lesson, viewer, tx),
                let text = try texts.find(lesson, in: course, tx)
            else { return nil }
            let readings = try viewer.map { try LessonRowsStore.readings(of: $0.id, tx) } ?? [:]
            let readable: SQL =
                isInside ? "lesson.course_id = \(course.id)" : "lesson.course_id = \(course.id) AND lesson.audience = \(Audience.everyone)"
            let enrolled = try viewer.map { try Self.enrolments(of: $0.id, tx).contains(course.id) } ?? false
            let there: SQL = "assessment.id = \(lesson.quiz) AND assessment.removed_at IS NULL"
            return try Details(
                lesson: lesson, course: course, topics: CourseStore.topics(of: course.id, tx),
                progress: Self.progress(LessonRowsStore.lessons(tx, where: readable), readings), isEnrolled: enrolled,
                quiz: isInside ? AssessmentRowsStore.assessments(tx, where: there).first : nil, text: text)
        }
    }

    /// A file of any revision of a lesson that this reader may open; old pages may still ask for old files.
    func file(_ digest: String, named name: String, of id: ID<Lesson>, for viewer: Viewer?) async throws -> StoredFile? {
        try await database.read { tx in
            guard let lesson = try LessonRowsStore.lessons(tx, where: "lesson.id = \(id)").first,
                try Self.place(of: lesson, viewer, tx) != nil
            else { return nil }
            let rows = try tx.rows(
                """
                SELECT lesson_file.name, stored_file.digest, stored_file.content_type, stored_file.size, stored_file.width,
                    stored_file.height
                FROM lesson_file JOIN stored_file ON stored_file.digest = lesson_file.digest
                JOIN lesson_revision ON lesson_revision.id = lesson_file.revision_id
                WHERE lesson_revision.lesson_id = \(id) AND lesson_file.digest = \(digest)
                """)
            // The name is in the address for people who save the file; it has to be the right one all the same.
            let row = try rows.first { try LessonRoutes.lastPart(of: $0["name"]) == name }
            return try row.map(LessonRowsStore.storedFile)
        }
    }

    /// The lessons that a quiz ends, for somebody who may read them.
    func ending(with quiz: ID<Assessment>, for viewer: Viewer) async throws -> [Lesson] {
        try await database.read { tx in
            let courses = try CourseStore.visible(to: viewer, tx).map(\.id)
            return try LessonRowsStore.lessons(tx, where: "lesson.quiz_id = \(quiz)").filter { courses.contains($0.course) }
        }
    }

    /// The course of a lesson, and whether the reader belongs to it; nil when the lesson is not for this reader.
    private static func place(
        of lesson: Lesson, _ viewer: Viewer?, _ tx: ReadTransaction
    ) throws -> (course: Course, isInside: Bool)? {
        if let viewer, let course = try CourseStore.visible(to: viewer, tx).first(where: { $0.id == lesson.course }) {
            return (course, true)
        }
        guard lesson.audience == .everyone else { return nil }
        let there: SQL = "course.id = \(lesson.course) AND course.removed_at IS NULL"
        return try CourseStore.courses(tx, where: there).first.map { ($0, false) }
    }

    static func enrolments(of person: ID<Person>, _ tx: ReadTransaction) throws -> Set<ID<Course>> {
        try Set(tx.rows("SELECT course_id FROM enrolment WHERE person_id = \(person)").map { try $0["course_id"] })
    }

    static func progress(_ lessons: [Lesson], _ readings: [ID<Lesson>: ReadingState]) -> CourseProgress {
        CourseProgress(steps: lessons.map { .init(lesson: $0, state: readings[$0.id] ?? .unread) })
    }
}
