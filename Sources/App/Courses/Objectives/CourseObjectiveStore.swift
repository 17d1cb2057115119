import Database

/// The objectives that a form offers.
struct CourseObjectiveStore: Sendable {
    let database: Database
    let rows: any CourseObjectiveRows

    func all(of course: Course) async throws -> [CourseObjective] {
        try await database.read { tx in try rows.all(of: course, tx) }
    }
}
