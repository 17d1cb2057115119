import Database

/// The drafts of tests.
struct TestDraftStore: Sendable {
    let database: Database

    /// What became of a save, with the test as it is now.
    enum Saving: Sendable {
        case saved(TeacherAssessment)
        /// Somebody else saved another text meanwhile; nothing was changed. With what is there to write on now.
        case conflict(TeacherAssessment, current: String)
    }

    /// Saves what was written; nil for a test that is not this person's to change.
    func save(_ edit: TestDraftEdit, of id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> Saving? {
        try await database.write { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx.reading) else { return nil }
            return try Self.save(edit, in: test, by: viewer, at: now, tx)
        }
    }

    /// The same inside another store's transaction.
    static func save(
        _ edit: TestDraftEdit, in test: TeacherAssessment, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Saving {
        let current = try TestEditorStore.current(test, tx.reading)
        if edit.resolution == .theirs {
            if edit.text != current { try keep(edit.text, of: test, by: viewer.id, at: now, tx) }
            return .saved(test)
        }
        switch edit.decision(for: test, current: current) {
        case .unchanged: return .saved(test)
        case .conflict: return .conflict(test, current: current)
        case .save(let version):
            if edit.resolution == .mine { try keep(current, of: test, by: test.draft?.person ?? viewer.id, at: now, tx) }
            try write(edit.text, version: version, base: test.base, of: test, by: viewer.id, at: now, tx)
            return .saved(try TeacherAssessmentRows.find(test.id, by: viewer, tx.reading) ?? test)
        }
    }

    /// What becomes of a draft that something published has overtaken: it goes on from there, or what was published takes its place; the
    /// other text is kept among those put away. Nil for a test that is not this person's to change; false when the draft or what was
    /// published is not what the page showed.
    /// - Parameter edit: with the revision that the page showed as its base.
    func settle(_ edit: TestDraftEdit, of id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> Bool? {
        try await database.write { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx.reading) else { return nil }
            guard let draft = test.draft, test.isOvertaken, draft.version == edit.version, test.newest == edit.base else {
                return false
            }
            let stored = try TestEditorStore.stored(test, tx.reading)
            let isMine = edit.resolution == .mine
            try Self.keep(isMine ? stored : edit.text, of: test, by: isMine ? viewer.id : draft.person, at: now, tx)
            try Self.write(
                isMine ? edit.text : stored, version: draft.version + 1, base: test.newest, of: test, by: viewer.id, at: now, tx)
            return true
        }
    }

    /// Writes the draft of a test.
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

    /// Notes which extra times the draft gives to single people, when they come to hold.
    static func note(_ extraTimes: [String: ExtraTime], of test: ID<Assessment>, _ tx: WriteTransaction) throws {
        try tx.execute(
            "UPDATE assessment_draft SET extra_times = \(WrittenTimes(times: extraTimes)) WHERE assessment_id = \(test)")
    }

    /// Keeps a text that gave way: among the tests of the course that were put away.
    private static func keep(
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
}
