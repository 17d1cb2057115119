import Database

/// The plans of courses, for those who teach them.
struct CoursePlanStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let plan: CoursePlan
        /// Of the course, in their order.
        let objectives: [Objective]
        let choices: DesignEventChoices
        /// Deleted ones that can be restored, the last first.
        let removed: [Removed]
    }

    struct Removed: Sendable {
        let event: DesignEvent
        /// Until when it can be restored.
        let until: Instant
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Sheet? {
        try await database.read { tx -> Sheet? in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let found = try DesignEventRows.found(in: course, tx)
            let removed = found.compactMap { found in
                found.removedAt.map { Removed(event: found.event, until: $0 + .days(DesignEvent.daysKept)) }
            }
            let objectives = try ObjectiveRows.all(of: course, tx)
            return try Sheet(
                taught: taught,
                plan: CoursePlanRows.plan(of: taught.course, found.filter { $0.removedAt == nil }.map(\.event), tx),
                objectives: objectives, choices: DesignEventChoiceRows.choices(of: course, objectives, tx),
                removed: removed.filter { $0.until > now }.sorted { ($1.until, $0.event.key) < ($0.until, $1.event.key) })
        }
    }
}
