import Database

/// What all features have for the first page of those who teach, in one transaction.
struct DeskStore: Sendable {
    let database: Database
    let sources: [any DeskRows]

    func items(for viewer: Viewer, at now: Instant) async throws -> [DeskItem] {
        try await database.read { tx in
            let courses = try TeacherCourseRows.all(by: viewer, tx).filter { !$0.isArchived }
            if courses.isEmpty { return [] }
            return try sources.flatMap { try $0.items(of: courses, at: now, tx) }
        }
    }
}
