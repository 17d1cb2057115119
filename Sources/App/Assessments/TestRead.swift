import Database

/// The tests of a course that were not removed, in the teacher's order, for everybody who reads them.
struct CourseTestsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> [Assessment] {
        try AssessmentRows.assessments(tx, where: "assessment.course_id = \(course) AND assessment.removed_at IS NULL")
    }
}

/// A test for everybody who reads it.
struct TestRead: SharedRead {
    let id: ID<Assessment>

    struct Found: Sendable {
        let test: Assessment
        let isRemoved: Bool
        /// Which a new attempt gets.
        let newest: ID<AssessmentRevision>
    }

    /// Nil where there is no such test.
    func read(_ tx: ReadTransaction) throws -> Found? {
        guard let test = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first else { return nil }
        let row = try tx.first("SELECT removed_at FROM assessment WHERE id = \(id)")
        return try Found(
            test: test, isRemoved: row?["removed_at"] as Instant? != nil, newest: AssessmentRows.newestRevision(of: id, tx))
    }
}

/// What lists say of a revision of a test.
struct RevisionHeadRead: SharedRead {
    let id: ID<AssessmentRevision>

    struct Head: Sendable {
        let title: String
        let questionCount: Int
    }

    /// Nil where there is no such revision.
    func read(_ tx: ReadTransaction) throws -> Head? {
        try tx.first("SELECT title, question_count FROM assessment_revision WHERE id = \(id)").map {
            try Head(title: $0["title"], questionCount: $0["question_count"])
        }
    }
}
