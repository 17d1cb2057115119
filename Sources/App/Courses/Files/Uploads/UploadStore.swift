import Database
import Foundation

/// The files of a course, for its teachers.
struct UploadStore: Sendable {
    let database: Database
    /// Finds the texts that can refer to files.
    let holders: [any FileHolderRows]

    /// All files of a course.
    struct Shelf: Sendable {
        let taught: TeacherCourse
        /// By name.
        let files: [CourseFile]
        /// The files that can be restored, the last deleted first.
        let removed: [CourseFile]
    }

    /// The name under which a file is stored.
    struct Kept: Sendable, Equatable {
        let name: String
        let file: StoredFile
        /// Whether the file got another name because its own was taken.
        let isRenamed: Bool

        var markdown: String? { CourseFileName.markdown(name, file.kind) }
    }

    /// Nil when this person may not change the course; likewise in all functions below.
    func course(_ id: ID<Course>, by viewer: Viewer) async throws -> TeacherCourse? {
        try await database.read { tx in try TeacherCourseRows.find(id, by: viewer, tx) }
    }

    func shelf(of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Shelf? {
        let read = try await database.read { tx in
            try TeacherCourseRows.find(id, by: viewer, tx).map { try ($0, CourseFileUseRows.find(in: id, holders, at: now, tx)) }
        }
        guard let (taught, found) = read else { return nil }
        let (files, since) = (found.files, now + .days(-CourseFile.daysKept))
        let removed = files.filter { $0.removedAt.map { $0 > since } ?? false }
        return Shelf(
            taught: taught, files: files.filter { $0.removedAt == nil },
            removed: removed.sorted { ($0.removedAt ?? since) > ($1.removedAt ?? since) })
    }

    /// A present or deleted file of a course, or one in any revision of its lessons.
    func file(_ digest: String, named name: String, of id: ID<Course>, by viewer: Viewer) async throws -> StoredFile? {
        try await database.read { tx in
            guard try TeacherCourseRows.find(id, by: viewer, tx) != nil else { return nil }
            let inLesson: SQL =
                "lesson_file.digest = \(digest) AND lesson_revision.lesson_id IN (SELECT id FROM lesson WHERE course_id = \(id))"
            return try (CourseFileRows.files(digest, of: id, tx) + CourseFileRows.lessonFiles(tx, where: inLesson))
                .first { FileAddress.lastPart(of: $0.0) == name }?.1
        }
    }

    /// Stores the entry of a file whose bytes are in the `FileFolder`: under its name if that is free, else under another. With
    /// `replaces`, the present file of that name is deleted, and can be restored.
    func keep(
        _ file: StoredFile, named name: String, in id: ID<Course>, replaces: Bool, by viewer: Viewer, at now: Instant
    ) async throws -> Kept? {
        try await database.write { tx in
            guard try TeacherCourseRows.find(id, by: viewer, tx.reading) != nil else { return nil }
            let since = now + .days(-CourseFile.daysKept)
            // Other files with the name, including those that can be restored.
            let others: SQL = "(removed_at IS NULL OR removed_at > \(since)) AND NOT (name = \(name) AND digest = \(file.digest))"
            let taken = try Self.names(in: id, where: others, tx.reading)
            if replaces, taken.contains(name) {
                let spare = CourseFileName.free(name, taken: try Self.names(in: id, where: "1 = 1", tx.reading).contains)
                // The row of the name stays, because resources of topics refer to it.
                try tx.execute(
                    """
                    INSERT INTO course_file (course_id, name, digest, content_type, width, height, person_id, stored_at, removed_at)
                    SELECT course_id, \(spare), digest, content_type, width, height, person_id, stored_at,
                        coalesce(removed_at, \(now))
                    FROM course_file WHERE course_id = \(id) AND name = \(name)
                    """)
            }
            let own = replaces ? name : CourseFileName.free(name, taken: taken.contains)
            try CourseFileRows.keep(file, named: own, in: id, by: viewer.id, at: now, tx)
            return Kept(name: own, file: file, isRenamed: own != name)
        }
    }

    private static func names(in id: ID<Course>, where condition: SQL, _ tx: ReadTransaction) throws -> Set<String> {
        let rows = try tx.rows("SELECT name FROM course_file WHERE course_id = \(id) AND (\(condition))")
        return try Set(rows.map { row -> String in try row["name"] })
    }

    /// Deletes a file from the list; deleting it again changes nothing. Published texts still show it. False when there is no
    /// such file.
    func remove(_ name: String, of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await change(name, of: id, by: viewer) { removed in removed ?? now }
    }

    /// Restores a file whose deletion is not too long ago.
    func putBack(_ name: String, of id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        let since = now + .days(-CourseFile.daysKept)
        return try await change(name, of: id, by: viewer) { removed in removed.map { $0 > since } ?? true ? nil : removed }
    }

    /// - Parameter removal: gives the new time of deletion from the present one.
    private func change(
        _ name: String, of id: ID<Course>, by viewer: Viewer, to removal: @escaping @Sendable (Instant?) -> Instant?
    ) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(id, by: viewer, tx.reading) != nil,
                let row = try tx.first("SELECT removed_at FROM course_file WHERE course_id = \(id) AND name = \(name)")
            else { return false }
            let removed = removal(try row["removed_at"])
            try tx.execute("UPDATE course_file SET removed_at = \(removed) WHERE course_id = \(id) AND name = \(name)")
            return true
        }
    }
}
