import Database

/// Corrects keys for everybody: previews the mark changes, makes them, and records them.
struct KeyCorrectionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// What the page for correcting a key needs.
    struct Loaded: Sendable {
        let taught: TeacherAssessment
        let version: QuestionVersion
        /// Other wordings of the question, the newest first.
        let others: [QuestionVersion]
    }

    /// Nil when this person may not correct the question, and when neither the newest revision nor any attempt has it.
    /// - Parameter version: a revision that has the question with the wording that is meant; nil for the newest.
    func loaded(
        _ question: ID<Question>, version: ID<AssessmentRevision>?, in id: ID<Assessment>, by viewer: Viewer
    ) async throws -> Loaded? {
        try await database.read { tx in try loaded(question, version, in: id, by: viewer, tx) }
    }

    private func loaded(
        _ question: ID<Question>, _ wanted: ID<AssessmentRevision>?, in id: ID<Assessment>, by viewer: Viewer,
        _ tx: ReadTransaction
    ) throws -> Loaded? {
        guard let taught = try TeacherAssessmentRows.find(id, by: viewer, tx) else { return nil }
        let versions = try QuestionVersionRows(revisions: snapshots.revisions).versions(of: question, in: id, tx)
        let chosen = wanted.map { wanted in versions.first { $0.revisions.contains(wanted) } } ?? versions.first
        guard let chosen else { return nil }
        return Loaded(taught: taught, version: chosen, others: versions.filter { $0.revision != chosen.revision })
    }

    /// Corrects the key of one version of a question, if the mark changes are still those that were shown; otherwise gives a
    /// preview. Nil when this person may not correct the question.
    ///
    /// All attempts are marked outside the write transaction, so that answers wait only while the marks are written.
    func correct(_ asked: KeyCorrection, by viewer: Viewer, at now: Instant) async throws -> CorrectionResult? {
        try await database.write(planned: Change(store: self, asked: asked, viewer: viewer, now: now))
    }

    private struct Change: PlannedChange {
        typealias Thought = Plan

        let store: KeyCorrectionStore
        let asked: KeyCorrection
        let viewer: Viewer
        let now: Instant

        func begin(_ tx: ReadTransaction) throws -> Plan? { try store.plan(asked, by: viewer, at: now, tx) }

        func answer(_ plan: Plan) -> CorrectionResult? {
            plan.moves.fingerprint == asked.shown ? nil : .preview(plan.moves, names: plan.names)
        }

        func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool {
            try store.ground(plan.loaded, by: viewer, tx) == plan.ground
        }

        func write(_ plan: Plan, _ tx: WriteTransaction) throws -> CorrectionResult {
            try store.write(plan, asked, by: viewer, at: now, tx)
            return .applied(plan.moves)
        }
    }

    /// What is to be written, and what it was worked out from.
    private struct Plan: Sendable {
        let loaded: Loaded
        let ground: Ground
        let moves: [MarkMove]
        let names: [ID<Person>: String]
        /// Nil when the test's text does not change.
        let test: CorrectedTestRows.CorrectedTest?
    }

    /// What the plan was worked out from. While it is equal, the plan is valid.
    struct Ground: Sendable, Equatable {
        let taught: TeacherAssessment?
        let topics: [[String]: ID<Topic>]
        let corrections: Int
        /// Includes the number of answers in each attempt: a late-written answer may leave the present mark as it is, and still
        /// change the mark by the new key.
        let submissions: [String]
    }

    private func plan(
        _ asked: KeyCorrection, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> Plan? {
        guard let loaded = try loaded(asked.question, asked.version, in: asked.test, by: viewer, tx) else { return nil }
        let moves = try moves(asked, loaded.version, tx)
        return try Plan(
            loaded: loaded, ground: ground(loaded, by: viewer, tx), moves: moves, names: CorrectionRows.names(moves, tx),
            test: CorrectedTestRows.corrected(asked, loaded, at: now, tx))
    }

    func ground(_ loaded: Loaded, by viewer: Viewer, _ tx: ReadTransaction) throws -> Ground {
        let id = loaded.taught.id
        let submissions = try tx.rows(
            """
            SELECT attempt.id, submission.earned, submission.mark, (
                SELECT coalesce(max(answer.sequence), 0) FROM answer WHERE answer.attempt_id = attempt.id
            ) AS answers
            FROM submission JOIN attempt ON attempt.id = submission.attempt_id
            WHERE attempt.revision_id IN (\(SQL.list(loaded.version.revisions))) ORDER BY attempt.id
            """)
        return try Ground(
            taught: TeacherAssessmentRows.find(id, by: viewer, tx),
            topics: CourseStore.topics(of: loaded.taught.course.course.id, tx).ids,
            corrections: tx.first("SELECT count(*) AS value FROM mark_correction WHERE assessment_id = \(id)")?["value"] ?? 0,
            submissions: submissions.map { row in
                try "\(row["id"] as String) \(row["earned"] as Int) \(row["mark"] as Int) \(row["answers"] as Int)"
            })
    }

    /// The ended attempts whose points change.
    private func moves(_ asked: KeyCorrection, _ version: QuestionVersion, _ tx: ReadTransaction) throws -> [MarkMove] {
        let attempts = try AttemptRows.attempts(
            tx,
            where: "attempt.revision_id IN (\(SQL.list(version.revisions))) AND submission.attempt_id IS NOT NULL")
        return try attempts.compactMap { attempt in
            try snapshots.find(attempt.id, of: attempt.person, tx).flatMap { snapshot in
                MarkMove(snapshot) { $0.id == asked.question ? $0.correctedUnlessAdjusted(by: asked.key) : $0 }
            }
        }
    }

    private func write(
        _ plan: Plan, _ asked: KeyCorrection, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let correction = ID<Correction>(at: now)
        try CorrectionWriteRows.write(asked, correction, revisions: plan.loaded.version.revisions, by: viewer, at: now, tx)
        try CorrectionWriteRows.apply(plan.moves, by: correction, at: now, tx)
        if let test = plan.test { try CorrectedTestRows.write(test, in: plan.loaded.taught, by: viewer, at: now, tx) }
    }
}

extension Question {
    /// The question with the key, unless a teacher gave points to this one answer.
    fileprivate func correctedUnlessAdjusted(by key: CorrectedKey) -> Question {
        if case .points = ruling { self } else { corrected(by: key) }
    }
}
