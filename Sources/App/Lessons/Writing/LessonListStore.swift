import Database
import Foundation

/// The lessons of a course for its teachers: adds, orders, deletes and restores them.
struct LessonListStore: Sendable {
    let database: Database

    struct List: Sendable {
        let course: TeacherCourse
        let topics: TopicTree
        let lessons: [TeacherLesson]
        /// The deleted lessons that can be restored.
        let removed: [TeacherLesson]
        /// Of the published lessons that somebody has opened.
        var readings: [ID<Lesson>: ReadingCount] = [:]
        /// Of the other published ones.
        var unopened = ReadingCount(opened: 0, read: 0, students: 0)
    }

    /// Nil when this person may not change the course.
    func list(of id: ID<Course>, for viewer: Viewer, at now: Instant) async throws -> List? {
        try await database.read { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            let all = try TeacherLessonRows.all(of: course, at: now, tx)
            let (readings, unopened) = try ReadingCountRows.counts(of: id, tx)
            return try List(
                course: course, topics: CourseStore.topics(of: id, tx), lessons: all.filter { $0.removedAt == nil },
                removed: all.filter { $0.removedAt != nil }, readings: readings, unopened: unopened)
        }
    }

    /// Adds a lesson with an empty draft at the end of the course. Adding the same id again gives the same lesson. Nil when this
    /// person may not change the course.
    func create(
        _ new: NewLesson, in id: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Lesson>? {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading) else { return nil }
            let known = try tx.first("SELECT course_id FROM lesson WHERE id = \(new.id)")
            if let holder: ID<Course> = try known?["course_id"] { return holder == course.course.id ? new.id : nil }
            let last: Int? = try tx.first("SELECT max(position) AS last FROM lesson WHERE course_id = \(id)")?["last"]
            try LessonWriteRows.insert(
                Self.key(new, in: id, tx), as: new.id, in: id, position: (last ?? 0) + 1, audience: .enrolled, tx)
            try EditedRows.mark(lesson: new.id, at: now, tx)
            try LessonDraftRows.write(new.text, version: 1, base: nil, of: new.id, by: viewer.id, at: now, tx)
            return new.id
        }
    }

    private static func key(_ new: NewLesson, in course: ID<Course>, _ tx: WriteTransaction) throws -> String {
        let rows = try tx.rows("SELECT lesson_key FROM lesson WHERE course_id = \(course)")
        return try new.key(besides: Set(rows.map { try $0["lesson_key"] }))
    }

    /// Moves a lesson; false when this person may not change the lesson or the course.
    func move(
        _ lesson: ID<Lesson>, _ move: LessonOrder.Move, in id: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading) else { return false }
            let present = try TeacherLessonRows.all(of: course, at: now, tx.reading).filter { $0.removedAt == nil }
            guard present.contains(where: { $0.id == lesson }) else { return false }
            var order = LessonOrder(lessons: present.map(\.id))
            order.move(lesson, move)
            for (index, id) in order.lessons.enumerated() {
                let moved = try tx.executeCounting(
                    "UPDATE lesson SET position = \(index + 1) WHERE id = \(id) AND position <> \(index + 1)")
                if moved > 0 { try EditedRows.mark(lesson: id, at: now, tx) }
            }
            return true
        }
    }
}
