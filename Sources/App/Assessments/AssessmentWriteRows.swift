import Database

/// Writes the rows of tests, for those who teach a course in the browser and for imports.
enum AssessmentWriteRows {
    /// Adds a new test, without a revision.
    static func insert(
        _ key: String, _ kind: AssessmentKind, _ settings: AssessmentSettings, as id: ID<Assessment>, in course: ID<Course>,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO assessment (id, number, course_id, assessment_key, position, kind, opens_at, closes_at, time_limit)
            VALUES (\(id), \(tx.nextNumber(of: "assessment")), \(course), \(key), \(settings.position),
                \(kind), \(settings.schedule?.opens), \(settings.schedule?.closes), \(settings.schedule?.limit))
            """)
        try save(settings, of: id, at: now, tx)
    }

    static func save(_ settings: AssessmentSettings, of id: ID<Assessment>, at now: Instant, _ tx: WriteTransaction) throws {
        let (policy, disclosure) = (settings.policy, settings.disclosure)
        try tx.execute(
            """
            UPDATE assessment SET position = \(settings.position), topic_id = \(settings.topic),
                opens_at = \(settings.schedule?.opens), closes_at = \(settings.schedule?.closes),
                time_limit = \(settings.schedule?.limit), attempts_allowed = \(policy.allowed),
                counting_rule = \(policy.counts), pause = \(policy.pause), access_code = \(policy.code?.text),
                results_release = \(disclosure.results.name), results_from = \(disclosure.results.moment),
                answers_release = \(disclosure.answers.name), answers_from = \(disclosure.answers.moment),
                answer_check = \(policy.check), programs = \(policy.programs.map { $0 ? 1 : 0 })
            WHERE id = \(id)
            """)
        try TimeExceptionRows.set(settings.extraTimes, in: id, tx)
        try DateOverrideWriteRows.set(settings.dates, in: id, at: now, tx)
    }

    /// Marks a test as belonging to an imported folder, and restores it if it was removed.
    static func adopt(_ id: ID<Assessment>, _ tx: WriteTransaction) throws {
        try setRemoved(nil, id, editedAt: nil, tx)
    }

    /// Removes a test, or restores it when `removedAt` is nil.
    /// - Parameter editedAt: nil for an import.
    static func setRemoved(_ removedAt: Instant?, _ id: ID<Assessment>, editedAt: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET removed_at = \(removedAt), edited_at = \(editedAt) WHERE id = \(id)")
    }

    /// Changes the position of a test in its course.
    static func move(_ id: ID<Assessment>, to position: Int, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            "UPDATE assessment SET position = \(position), edited_at = \(now) WHERE id = \(id) AND position <> \(position)")
    }
}
