import Database

/// The results of one person in one course.
struct MarkStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let course: Course
        /// Whether the person may still open the course.
        let isOpen: Bool
        /// The course's tests in the teacher's order, and removed ones that the person has taken.
        let entries: [AssessmentStore.Entry]
    }

    /// Nil for a person who neither studies in the course nor has taken a test of it.
    func sheet(_ id: ID<Course>, of viewer: Viewer, at now: Instant) throws -> Sheet? {
        try database.readInline { tx in
            let attempts = try Dictionary(
                grouping: AttemptRows.attempts(
                    tx,
                    where: """
                        attempt.person_id = \(viewer.id) AND attempt.assessment_id IN (
                            SELECT id FROM assessment WHERE course_id = \(id)
                        )
                        """), by: \.assessment)
            let isEnrolled = try CourseStore.enrolments(of: viewer.id, tx).contains(id)
            guard !attempts.isEmpty || isEnrolled,
                let course = try tx.shared(CourseRead(id: id))?.course
            else { return nil }
            let taken = SQL.list(
                attempts.filter { !$1.valid.isEmpty }.keys.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
            let tests = try AssessmentRows.assessments(
                tx, where: "assessment.course_id = \(id) AND (assessment.removed_at IS NULL OR assessment.id IN (\(taken)))")
            let (extraTimes, gates) = try (ExtraTimeRows(of: viewer.id, tx), SurveyGateRows(of: viewer.id, tx))
            let dates = try DateOverrideRows(of: viewer.id, tx)
            return try Sheet(
                course: course, isOpen: CourseStore.visible(to: viewer, tx).contains { $0.id == id },
                entries: tests.map {
                    try AssessmentStore.entry(
                        $0, attempts[$0.id] ?? [], extraTimes, dates, gates, isEnrolled: isEnrolled, at: now, tx)
                })
        }
    }
}
