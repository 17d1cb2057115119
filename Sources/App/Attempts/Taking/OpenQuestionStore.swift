import Database

/// Finds single questions of an attempt. A whole year can ask for this page at once, so it reads only a few rows, however long
/// the answer log is.
struct OpenQuestionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// The question with a number in this person's attempt; nil when the attempt is not theirs or has no such question. An
    /// attempt whose time is over is ended first, at its deadline.
    func find(_ number: Int, of id: ID<Attempt>, by person: ID<Person>, at now: Instant) async throws -> OpenQuestion? {
        let found = try read(number, of: id, by: person)
        guard let found, found.attempt.isExpired(at: now) else { return found }
        return try await database.write { tx in
            try snapshots.endIfExpired(id, of: person, at: now, tx)
            return try open(asked(number, of: id, by: person, tx.reading), tx.reading)
        }
    }

    /// The question without what its page shows besides, for an answer that is posted.
    func asked(_ number: Int, of id: ID<Attempt>, by person: ID<Person>, at now: Instant) async throws -> AskedQuestion? {
        let found = try database.readInline { tx in try asked(number, of: id, by: person, tx) }
        guard let found, found.attempt.isExpired(at: now) else { return found }
        return try await database.write { tx in
            try snapshots.endIfExpired(id, of: person, at: now, tx)
            return try asked(number, of: id, by: person, tx.reading)
        }
    }

    /// The question as it is stored, whether the attempt's time is over or not.
    func read(_ number: Int, of id: ID<Attempt>, by person: ID<Person>) throws -> OpenQuestion? {
        try database.readInline { tx in try open(asked(number, of: id, by: person, tx), tx) }
    }

    private func asked(
        _ number: Int, of id: ID<Attempt>, by person: ID<Person>, _ tx: ReadTransaction
    ) throws -> AskedQuestion? {
        let row = try tx.first(
            """
            SELECT \(AttemptRows.columns), course.language,
                (SELECT count(*) FROM corrected_revision WHERE revision_id = attempt.revision_id) AS corrections
            FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
            JOIN assessment ON assessment.id = attempt.assessment_id JOIN course ON course.id = assessment.course_id
            WHERE attempt.id = \(id) AND attempt.person_id = \(person)
            """)
        guard let row, let revision = try snapshots.revisions.find(row["revision_id"], corrections: row["corrections"], tx) else {
            return nil
        }
        let attempt = try AttemptRows.attempt(row)
        let paper = revision.paper(seed: attempt.seed)
        guard let question = paper.numbered(number) else { return nil }
        return try AskedQuestion(
            attempt: attempt, testTitle: revision.title, language: row["language"], number: number, total: paper.count,
            question: question)
    }

    private func open(_ asked: AskedQuestion?, _ tx: ReadTransaction) throws -> OpenQuestion? {
        guard let asked else { return nil }
        let (id, question) = (asked.attempt.id, asked.question)
        let around = try tx.first(
            """
            SELECT (SELECT max(sequence) FROM answer WHERE attempt_id = \(id)) AS length,
                (SELECT count(*) FROM flag WHERE attempt_id = \(id) AND question_id = \(question.id)) AS flags,
                (SELECT count(*) FROM intervention WHERE attempt_id = \(id)) AS interventions
            """)
        let log = try AttemptRows.end(of: id, about: question.id, length: (around?["length"] as Int?) ?? 0, tx)
        let flags = try around?["flags"] as Int? ?? 0
        let interventions =
            try around?["interventions"] as Int? ?? 0 == 0 ? [] : InterventionRows.interventions(in: id, tx)
        return OpenQuestion(
            asked: asked, saved: log.answer(to: question.id).flatMap { AttemptSnapshot.SavedAnswer($0, to: question) },
            isFlagged: flags > 0, logLength: log.length,
            gift: interventions.lastGift, reopenings: interventions.reopenings)
    }
}
