import Database
import Foundation

/// The lessons of all courses of a person, with the person's progress.
struct CourseLessonsStore: Sendable {
    let database: Database

    /// A course with its lessons and this person's progress.
    struct Shelf: Sendable {
        let course: Course
        let topics: TopicTree
        let progress: CourseProgress
        /// Whether the person is enrolled; progress is kept only for students.
        let isEnrolled: Bool
    }

    /// All courses that a person may see, with their lessons.
    func shelves(for viewer: Viewer) async throws -> [Shelf] {
        try await database.read { tx in try Self.shelves(for: viewer, tx) }
    }

    /// The same, or only the courses that the person studies, inside a transaction.
    static func shelves(for viewer: Viewer, onlyStudied: Bool = false, _ tx: ReadTransaction) throws -> [Shelf] {
        let readings = try LessonRows.readings(of: viewer.id, tx)
        let enrolled = try CourseStore.enrolments(of: viewer.id, tx)
        let courses = try CourseStore.visible(to: viewer, tx).filter { !onlyStudied || enrolled.contains($0.id) }
        return try courses.map { course in
            try Shelf(
                course: course, topics: tx.shared(CourseTopicsRead(course: course.id)),
                progress: LessonStore.progress(tx.shared(CourseLessonsRead(course: course.id)), readings),
                isEnrolled: enrolled.contains(course.id))
        }
    }
}
