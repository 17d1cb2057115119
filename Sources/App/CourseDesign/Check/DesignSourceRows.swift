import Database

/// Where the check reads what techniques and the plan are. Whoever keeps them gives it.
struct DesignSourceRows: Sendable {
    /// What is asked about the objectives of a course.
    struct Wanted: Sendable {
        let course: Course
        let objectives: [Objective]
        let knowledge: [ID<Topic>: TopicKnowledge]
        let viewer: Viewer
        /// Of the page, for titles.
        let language: Language
    }

    let techniques: @Sendable (Wanted, ReadTransaction) throws -> CheckedTechniques
    let plan: @Sendable (Course, ReadTransaction) throws -> CheckedPlan

    /// As they are stored: every technique fits, and none is suggested.
    static let stored = DesignSourceRows(
        techniques: { wanted, tx in try CheckedTechniqueRows.techniques(of: wanted.course.id, tx) },
        plan: { course, tx in try CheckedPlanRows.plan(of: course, tx) })
}
