import Database

/// Checks and saves lists of points of a course.
struct PointListStore: Sendable {
    let database: Database

    /// The most lines that are written in one transaction, so that other changes do not wait long.
    static let most = 500

    /// - Returns: nil when this person may not change the course, and when it has no plan.
    /// - Throws: the error of the database.
    func points(_ course: ID<Course>, by viewer: Viewer) async throws -> CoursePoints? {
        try await database.read { tx in try CoursePointsStore.find(course, by: viewer, tx) }
    }

    /// Saves a checked list in parts.
    /// - Returns: the lines that were not saved after all, each with the reason; nil when this person may not change the
    ///   course, and when it has no plan any more.
    /// - Throws: the error of the database; then the parts before are saved.
    func save(
        _ plan: PointListPlan, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> [PointListPlan.Step]? {
        var left: [PointListPlan.Step] = []
        let steps = plan.entered
        for start in stride(from: 0, to: steps.count, by: Self.most) {
            let part = Array(steps.dropFirst(start).prefix(Self.most))
            let edits = part.compactMap(\.edit)
            let outcomes = try await PointEntryStore(database: database).save(edits, in: course, by: viewer, at: now)
            guard let outcomes else { return nil }
            left += zip(part, outcomes).compactMap { step, outcome in
                Self.mistake(outcome).map {
                    PointListPlan.Step(line: step.line, student: step.student, edit: nil, standing: .mistake($0))
                }
            }
        }
        return left
    }

    private static func mistake(_ outcome: PointEntryStore.Outcome) -> PointListPlan.Mistake? {
        switch outcome {
        case .saved, .unchanged: nil
        case .conflict: .overtaken
        case .refused(let refusal): .refused(refusal)
        }
    }
}
