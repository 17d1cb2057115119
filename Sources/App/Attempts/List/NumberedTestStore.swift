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
            let chosen: SQL = "assessment.id = (\(Self.id(at: place, for: viewer)))"
            guard let test = try AssessmentRows.assessments(tx, where: chosen).first else { return nil }
            let own: SQL = "attempt.assessment_id = \(test.id) AND attempt.person_id = \(viewer.id)"
            return try Numbered(test: test, attempts: AttemptRows.attempts(tx, where: own).valid)
        }
    }

    /// The attempt at the test at a place whose questions are shown at a moment, without the test: single questions are asked for
    /// again and again.
    func openAttempt(_ place: Int, for viewer: Viewer, at now: Instant) throws -> ID<Attempt>? {
        guard place >= 1 else { return nil }
        return try database.readInline { tx in
            let own: SQL = """
                attempt.person_id = \(viewer.id) AND attempt.assessment_id = (\(Self.id(at: place, for: viewer)))
                """
            return try AttemptRows.attempts(tx, where: own).valid.last { $0.phase(at: now) == .open }?.id
        }
    }

    private static func id(at place: Int, for viewer: Viewer) -> SQL {
        """
        SELECT assessment.id FROM \(tests(of: viewer)) ORDER BY assessment.number, assessment.id LIMIT 1 OFFSET \(place - 1)
        """
    }

    private static func tests(of viewer: Viewer) -> SQL {
        """
        assessment JOIN course ON course.id = assessment.course_id
        WHERE assessment.removed_at IS NULL AND \(CourseStore.isVisible(to: viewer))
        AND EXISTS (SELECT 1 FROM assessment_revision WHERE assessment_revision.assessment_id = assessment.id)
        """
    }
}
