import Database

/// Finds tests for the teachers of their course. Whatever shows or changes a test, its attempts or its marks in the area Teach
/// loads the test here, in the same transaction. A test of a course that is not this person's is not found.
enum TeacherAssessmentRows {
    /// Nil when this person may not change the course.
    static func find(_ id: ID<Assessment>, by viewer: Viewer, _ tx: ReadTransaction) throws -> TeacherAssessment? {
        guard let holder = try course(of: id, tx), let course = try TeacherCourseRows.find(holder, by: viewer, tx) else {
            return nil
        }
        return try find(id, in: course, tx)
    }

    /// Nil when the test is not in the course.
    static func find(_ id: ID<Assessment>, in course: TeacherCourse, _ tx: ReadTransaction) throws -> TeacherAssessment? {
        let here = course.course.id
        return try tests(
            of: course, published: "assessment.id = \(id) AND assessment.course_id = \(here)",
            drafts: "draft.assessment_id = \(id) AND draft.course_id = \(here)", tx
        ).first
    }

    /// The course of a test, published or not; nil when no test has the id.
    static func course(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first(
            """
            SELECT coalesce(
                (SELECT course_id FROM assessment WHERE id = \(id)),
                (SELECT course_id FROM assessment_draft WHERE assessment_id = \(id))) AS holder
            """
        ).flatMap { try $0["holder"] }
    }

    /// The test of an attempt; nil when this person may not change the course.
    static func find(holding attempt: ID<Attempt>, by viewer: Viewer, _ tx: ReadTransaction) throws -> TeacherAssessment? {
        let row = try tx.first("SELECT assessment_id FROM attempt WHERE id = \(attempt)")
        guard let test: ID<Assessment> = try row?["assessment_id"] else { return nil }
        return try find(test, by: viewer, tx)
    }

    /// All tests of a course, including removed ones: the published ones in their order, followed by the unpublished ones.
    static func all(of course: TeacherCourse, _ tx: ReadTransaction) throws -> [TeacherAssessment] {
        let here = course.course.id
        return try tests(of: course, published: "assessment.course_id = \(here)", drafts: "draft.course_id = \(here)", tx)
    }

    private static func tests(
        of course: TeacherCourse, published: SQL, drafts: SQL, _ tx: ReadTransaction
    ) throws -> [TeacherAssessment] {
        let written = try self.drafts(drafts, tx)
        let keys = try tx.rows(
            "SELECT assessment.id, assessment.assessment_key, assessment.removed_at FROM assessment WHERE \(published)")
        let rows = try Dictionary(uniqueKeysWithValues: keys.map { row in (try row["id"] as ID<Assessment>, row) })
        let there = try AssessmentRows.assessments(tx, where: published).map { assessment in
            try TeacherAssessment(
                id: assessment.id, course: course, key: rows[assessment.id]?["assessment_key"] ?? "", published: assessment,
                newest: AssessmentRows.newestRevision(of: assessment.id, tx), draft: written[assessment.id]?.draft,
                removedAt: rows[assessment.id]?["removed_at"], written: written[assessment.id]?.times ?? WrittenTimes())
        }
        let never = written.filter { rows[$0.key] == nil }.sorted { $0.key.text < $1.key.text }.map { id, new in
            TeacherAssessment(
                id: id, course: course, key: new.key, published: nil, newest: nil, draft: new.draft, removedAt: new.removedAt,
                written: new.times)
        }
        return there + never
    }

    private struct Written {
        let key: String
        let removedAt: Instant?
        let draft: TeacherAssessment.Draft
        let times: WrittenTimes
    }

    private static func drafts(_ condition: SQL, _ tx: ReadTransaction) throws -> [ID<Assessment>: Written] {
        let rows = try tx.rows(
            """
            SELECT draft.assessment_id, draft.assessment_key, draft.version, draft.base_revision_id, draft.person_id,
                draft.saved_at, draft.text, draft.extra_times, draft.removed_at, person.name, person.surname
            FROM assessment_draft AS draft JOIN person ON person.id = draft.person_id WHERE \(condition)
            """)
        let pairs = try rows.map { row -> (ID<Assessment>, Written) in
            let draft = try TeacherAssessment.Draft(
                version: row["version"], base: row["base_revision_id"], person: row["person_id"],
                personName: "\(row["name"] as String) \(row["surname"] as String)", savedAt: row["saved_at"], text: row["text"])
            return try (
                row["assessment_id"],
                Written(
                    key: row["assessment_key"], removedAt: row["removed_at"], draft: draft,
                    times: row["extra_times"] ?? WrittenTimes())
            )
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
