import Database

/// A person's tests as the Web service names them: by their places in the order of their numbers, from 1.
struct NumberedTestStore: Sendable {
    let database: Database

    /// A test with this person's attempts.
    struct Numbered: Sendable {
        let test: Assessment
        /// Those that count, the oldest first.
        let attempts: [Attempt]

        /// The attempt whose questions are shown at a moment.
        func open(at now: Instant) -> Attempt? { attempts.last { $0.phase(at: now) == .open } }

        /// The newest attempt whose time is over at a moment.
        func over(at now: Instant) -> Attempt? { attempts.last { $0.phase(at: now) != .open } }
    }

    /// How many tests a person may see.
    func count(for viewer: Viewer) throws -> Int {
        try database.readInline { tx in
            try tx.first("SELECT count(*) AS n FROM \(Self.tests(of: viewer))")?["n"] ?? 0
        }
    }

    /// The test at a place; nil when this person sees no so many.
    func find(_ place: Int, for viewer: Viewer) throws -> Numbered? {
        guard place >= 1 else { return nil }
        return try database.readInline { tx in
            let row = try tx.first(
                """
                SELECT assessment.id FROM \(Self.tests(of: viewer))
                ORDER BY assessment.number, assessment.id LIMIT 1 OFFSET \(place - 1)
                """)
            guard let row else { return nil }
            let id: ID<Assessment> = try row["id"]
            guard let test = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first else { return nil }
            let own: SQL = "attempt.assessment_id = \(id) AND attempt.person_id = \(viewer.id)"
            return try Numbered(test: test, attempts: AttemptRows.attempts(tx, where: own).valid)
        }
    }

    private static func tests(of viewer: Viewer) -> SQL {
        """
        assessment JOIN course ON course.id = assessment.course_id
        WHERE assessment.removed_at IS NULL AND \(CourseStore.isVisible(to: viewer))
        AND EXISTS (SELECT 1 FROM assessment_revision WHERE assessment_revision.assessment_id = assessment.id)
        """
    }
}
