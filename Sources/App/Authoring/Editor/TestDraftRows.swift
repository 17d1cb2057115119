import Database

/// The drafts of tests.
enum TestDraftRows: DraftRows {
    static func find(
        _ id: ID<Assessment>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> TeacherAssessment? {
        try TeacherAssessmentRows.find(id, by: viewer, tx)
    }

    static func current(_ test: TeacherAssessment, _ tx: ReadTransaction) throws -> String {
        try TestEditorStore.current(test, tx)
    }

    static func write(
        _ text: String, version: Int, base: ID<AssessmentRevision>?, of test: TeacherAssessment, by person: ID<Person>,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        let (course, key) = (test.course.course.id, try TestKeyRows.free(test.key, for: test.id, of: test.course.course.id, tx))
        try tx.execute(
            """
            INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, base_revision_id, person_id,
                saved_at, text)
            VALUES (\(test.id), \(course), \(key), \(version), \(base), \(person), \(now), \(text))
            ON CONFLICT (assessment_id) DO UPDATE SET
                version = excluded.version, base_revision_id = excluded.base_revision_id, person_id = excluded.person_id,
                saved_at = excluded.saved_at, text = excluded.text
            """)
    }

    /// Stores the extra times that the draft gives to single people, when the draft is published.
    static func note(_ extraTimes: [String: ExtraTime], of test: ID<Assessment>, _ tx: WriteTransaction) throws {
        try tx.execute(
            "UPDATE assessment_draft SET extra_times = \(WrittenTimes(times: extraTimes)) WHERE assessment_id = \(test)")
    }

    /// Keeps a text among the removed ones of the course.
    static func keep(
        _ text: String, of test: TeacherAssessment, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let course = test.course.course.id
        let kept = try tx.first(
            """
            SELECT assessment_id FROM assessment_draft
            WHERE course_id = \(course) AND text = \(text) AND removed_at IS NOT NULL LIMIT 1
            """)
        guard kept == nil, !text.isEmpty else { return }
        let id = ID<Assessment>(at: now)
        try tx.execute(
            """
            INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, base_revision_id, person_id,
                saved_at, text, removed_at)
            VALUES (\(id), \(course), \(TestKeyRows.free(test.key, for: id, of: course, tx)), 1, \(test.base), \(person), \(now),
                \(text), \(now))
            """)
    }

    static func setRemoved(_ moment: Instant?, _ test: TeacherAssessment, at now: Instant, _ tx: WriteTransaction) throws {
        if test.published == nil {
            try tx.execute("UPDATE assessment_draft SET removed_at = \(moment) WHERE assessment_id = \(test.id)")
        } else {
            try AssessmentWriteRows.setRemoved(moment, test.id, editedAt: now, tx)
        }
    }
}
