import Database

/// Gives single answers other points: previews the mark changes, makes them, and records them.
struct PointsCorrectionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// A question in one attempt.
    struct LoadedAnswer: Sendable {
        let taught: TeacherAssessment
        let snapshot: AttemptSnapshot
        let student: Person
        let question: Question
        /// The question's number in the attempt, from 1.
        let number: Int
    }

    /// Nil when this person may not mark the attempt, when it has not ended or is annulled, and when it does not have the question.
    func answer(_ question: ID<Question>, in attempt: ID<Attempt>, by viewer: Viewer) async throws -> LoadedAnswer? {
        try await database.read { tx in try answer(question, in: attempt, by: viewer, tx) }
    }

    private func answer(
        _ question: ID<Question>, in attempt: ID<Attempt>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> LoadedAnswer? {
        guard let taught = try TeacherAssessmentRows.find(holding: attempt, by: viewer, tx),
            let row = try tx.first("SELECT person_id FROM attempt WHERE id = \(attempt)"),
            let student = try PersonStore.people(tx, where: "person.id = \(row["person_id"] as ID<Person>)").first,
            let snapshot = try snapshots.find(attempt, of: student.id, tx), !snapshot.attempt.isInProgress,
            !snapshot.attempt.isAnnulled,
            let index = snapshot.questions.firstIndex(where: { $0.id == question })
        else { return nil }
        return LoadedAnswer(
            taught: taught, snapshot: snapshot, student: student, question: snapshot.questions[index], number: index + 1)
    }

    /// Gives one answer other points, if `shown` is the fingerprint of the resulting mark changes; otherwise gives a preview. Nil
    /// when this person may not mark the attempt.
    func adjust(
        _ question: ID<Question>, in attempt: ID<Attempt>, to points: Points, because reason: String, shown: String?,
        by viewer: Viewer, at now: Instant
    ) async throws -> CorrectionResult? {
        try await database.write { tx in
            guard let loaded = try answer(question, in: attempt, by: viewer, tx.reading) else { return nil }
            let moves = [MarkMove(loaded.snapshot) { $0.id == question ? $0.adjusted(to: points) : $0 }].compactMap { $0 }
            guard moves.fingerprint == shown else {
                return .preview(moves, names: try CorrectionRows.names(moves, tx.reading))
            }
            let correction = ID<Correction>(at: now)
            try CorrectionWriteRows.write(
                points, correction, of: question, in: loaded.taught.id, attempt: loaded.snapshot.attempt.id.text, because: reason,
                by: viewer, at: now, tx)
            try CorrectionWriteRows.apply(moves, by: correction, at: now, tx)
            return .applied(moves)
        }
    }
}
