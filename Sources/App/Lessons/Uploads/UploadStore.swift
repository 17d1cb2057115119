import Database
import Foundation

/// The files of a course, for those who change it.
struct UploadStore: Sendable {
    let database: Database

    /// All files of a course.
    struct Shelf: Sendable {
        let taught: TaughtCourse
        /// By name.
        let files: [CourseFile]
        /// Those that can be put back, the last one first.
        let removed: [CourseFile]
    }

    /// Under which name a file is kept.
    struct Kept: Sendable, Equatable {
        let name: String
        let file: StoredFile
        /// Whether another one had the name that it came with.
        let isRenamed: Bool

        var markdown: String? { CourseFileName.markdown(name, file.kind) }
    }

    /// Nil for a course that is not this person's to change; so in all that follows.
    func course(_ id: ID<Course>, by viewer: Viewer) async throws -> TaughtCourse? {
        try await database.read { tx in try TaughtCourseStore.find(id, by: viewer, tx) }
    }

    func shelf(of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Shelf? {
        try await database.read { tx in
            guard let taught = try TaughtCourseStore.find(id, by: viewer, tx) else { return nil }
            let files = try CourseFileUseStore.files(of: id, tx)
            let since = now + .days(-CourseFile.daysKept)
            let removed = files.filter { $0.removedAt.map { $0 > since } ?? false }
            return Shelf(
                taught: taught, files: files.filter { $0.removedAt == nil },
                removed: removed.sorted { ($0.removedAt ?? since) > ($1.removedAt ?? since) })
        }
    }

    /// A file that a course has or had, in its list or in any revision of its lessons.
    func file(_ digest: String, named name: String, of id: ID<Course>, by viewer: Viewer) async throws -> StoredFile? {
        try await database.read { tx in
            guard try TaughtCourseStore.find(id, by: viewer, tx) != nil else { return nil }
            let own = try CourseFileRowsStore.files(of: id, withRemoved: true, tx).map { ($0.key, $0.value) }
            let inLesson: SQL =
                "lesson_file.digest = \(digest) AND lesson_revision.lesson_id IN (SELECT id FROM lesson WHERE course_id = \(id))"
            return try (own + LessonRowsStore.files(tx, where: inLesson))
                .first { $1.digest == digest && LessonRoutes.lastPart(of: $0) == name }?.1
        }
    }

    /// Keeps a file whose bytes are in the `FileFolder`: under its name where nothing else has it or `replaces` says so, else under one
    /// that is free.
    func keep(
        _ file: StoredFile, named name: String, in id: ID<Course>, replaces: Bool, by viewer: Viewer, at now: Instant
    ) async throws -> Kept? {
        try await database.write { tx in
            guard try TaughtCourseStore.find(id, by: viewer, tx.reading) != nil else { return nil }
            let since = now + .days(-CourseFile.daysKept)
            let rows = try tx.rows("SELECT name, digest, removed_at FROM course_file WHERE course_id = \(id)")
            let taken = try rows.filter { row in
                let (digest, removed): (String, Instant?) = try (row["digest"], row["removed_at"])
                let isSame: Bool = try digest == file.digest && row["name"] == name
                return !isSame && removed.map { $0 > since } ?? true
            }
            let names = try Set(taken.map { row -> String in try row["name"] })
            let free = replaces ? name : CourseFileName.free(name, taken: names.contains)
            try CourseFileRowsStore.keep(file, named: free, in: id, by: viewer.id, at: now, tx)
            return Kept(name: free, file: file, isRenamed: free != name)
        }
    }

    /// Takes a file out of the list, once. What is published keeps showing it.
    func remove(_ name: String, of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await change(name, of: id, by: viewer) { removed in removed ?? now }
    }

    /// Puts a file back that was deleted not too long ago.
    func putBack(_ name: String, of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        let since = now + .days(-CourseFile.daysKept)
        return try await change(name, of: id, by: viewer) { removed in removed.map { $0 > since } ?? true ? nil : removed }
    }

    /// - Parameter removal: when it was removed, from when it was so far.
    private func change(
        _ name: String, of id: ID<Course>, by viewer: Viewer, to removal: @escaping @Sendable (Instant?) -> Instant?
    ) async throws -> Bool {
        try await database.write { tx in
            guard try TaughtCourseStore.find(id, by: viewer, tx.reading) != nil,
                let row = try tx.first("SELECT removed_at FROM course_file WHERE course_id = \(id) AND name = \(name)")
            else { return false }
            let removed = removal(try row["removed_at"])
            try tx.execute("UPDATE course_file SET removed_at = \(removed) WHERE course_id = \(id) AND name = \(name)")
            return true
        }
    }
}
