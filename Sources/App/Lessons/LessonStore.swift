import Database
import Foundation

/// Lessons for their readers, with or without an account.
struct LessonStore: Sendable {
    let database: Database
    let texts: LessonTextCache

    struct Details: Sendable {
        let lesson: Lesson
        let course: Course
        let topics: TopicTree
        /// The progress in all lessons that this reader may open.
        let progress: CourseProgress
        let isEnrolled: Bool
        /// Whether the reader belongs to the course; others may read lessons for everyone.
        let isInside: Bool
        /// The quiz at the end of the lesson, for those who may take it.
        let quiz: Assessment?
        let text: LessonText

        var state: ReadingState { step?.state ?? .unread }

        /// The anchor of the heading where the reader was last; nil when that is not stored.
        var place: String? { isEnrolled ? step?.place : nil }

        private var step: CourseProgress.Step? { progress.steps.first { $0.lesson.id == lesson.id } }
    }

    /// A lesson with its text; nil when there is none, or when this reader may not read it. A visitor who is not signed in may
    /// read lessons for everyone.
    func find(_ id: ID<Lesson>, for viewer: Viewer?) throws -> Details? {
        try database.readInline { tx in try find(id, for: viewer, tx) }
    }

    /// What a lesson was made of.
    struct Source: Sendable {
        /// As it was written.
        let markdown: String
        /// The files by their names in the text.
        let files: [String: StoredFile]
    }

    /// A lesson with its text, and what that was made of.
    func source(_ id: ID<Lesson>, for viewer: Viewer) async throws -> (details: Details, source: Source)? {
        try await database.read { tx in
            guard let details = try find(id, for: viewer, tx),
                let body = try LessonRows.body(of: details.lesson.revision, tx)
            else { return nil }
            let files = try LessonRows.files(of: details.lesson.revision, tx)
            return (details, Source(markdown: body.text, files: files))
        }
    }

    private func find(_ id: ID<Lesson>, for viewer: Viewer?, _ tx: ReadTransaction) throws -> Details? {
        guard let lesson = try tx.shared(LessonRead(id: id)),
            let (course, isInside) = try Self.place(of: lesson, viewer, tx)
        else { return nil }
        let others = try tx.shared(CourseLessonsRead(course: course.id))
        guard let text = try texts.find(lesson, in: course, among: others, tx) else { return nil }
        let readings = try viewer.map { try LessonRows.readings(of: $0.id, tx) } ?? [:]
        let readable = others.filter { isInside || $0.audience == .everyone }
        let enrolled = try viewer.map { try CourseStore.enrolments(of: $0.id, tx).contains(course.id) } ?? false
        return try Details(
            lesson: lesson, course: course, topics: tx.shared(CourseTopicsRead(course: course.id)),
            progress: Self.progress(readable, readings), isEnrolled: enrolled,
            isInside: isInside, quiz: isInside ? lesson.quiz.flatMap { try tx.shared(TestRead(id: $0))?.test } : nil, text: text)
    }

    /// A file of any revision of a lesson that this reader may open; old pages may still ask for old files.
    func file(_ digest: String, named name: String, of id: ID<Lesson>, for viewer: Viewer?) async throws -> StoredFile? {
        try await database.read { tx in
            guard let lesson = try tx.shared(LessonRead(id: id)),
                try Self.place(of: lesson, viewer, tx) != nil
            else { return nil }
            // The name in the address is only used when the file is saved, but it must be the right one.
            let condition: SQL = "lesson_revision.lesson_id = \(id) AND lesson_file.digest = \(digest)"
            return try CourseFileRows.lessonFiles(tx, where: condition).first { FileAddress.lastPart(of: $0.0) == name }?.1
        }
    }

    /// The course of a lesson, and whether the reader belongs to it; nil when this reader may not read the lesson.
    private static func place(
        of lesson: Lesson, _ viewer: Viewer?, _ tx: ReadTransaction
    ) throws -> (course: Course, isInside: Bool)? {
        if let viewer, let course = try CourseStore.visible(to: viewer, tx).first(where: { $0.id == lesson.course }) {
            return (course, true)
        }
        guard lesson.audience == .everyone else { return nil }
        let place = try tx.shared(CourseRead(id: lesson.course))
        return place.flatMap { $0.isArchived ? nil : ($0.course, false) }
    }

    static func progress(_ lessons: [Lesson], _ readings: [ID<Lesson>: ReadingState]) -> CourseProgress {
        CourseProgress(steps: lessons.map { .init(lesson: $0, state: readings[$0.id] ?? .unread) })
    }
}
