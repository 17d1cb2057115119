import Database

/// Finds single questions of an attempt. A whole year can ask for this page at once, so it reads only a few rows, however long
/// the answer log is.
struct OpenQuestionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows
    private let papers = OpenPapers()

    init(database: Database, snapshots: AttemptSnapshotRows) {
        (self.database, self.snapshots) = (database, snapshots)
    }

    /// The question with a number in this person's attempt; nil when the attempt is not theirs or has no such question. An
    /// attempt whose time is over is ended first, at its deadline.
    func find(_ number: Int, of id: ID<Attempt>, by person: ID<Person>, at now: Instant) async throws -> OpenQuestion? {
        let found = try read(number, of: id, by: person)
        guard let found, found.attempt.isExpired(at: now) else { return found }
        try await database.write { tx in try snapshots.endIfExpired(id, of: person, at: now, tx) }
        return try read(number, of: id, by: person)
    }

    /// All questions of this person's attempt in its order, in one transaction, for a program. Nil when the attempt is not
    /// theirs. An attempt whose time is over is ended first.
    func all(of id: ID<Attempt>, by person: ID<Person>, at now: Instant) async throws -> [OpenQuestion]? {
        guard let attempt = try await find(1, of: id, by: person, at: now)?.attempt else { return nil }
        return try await database.read { tx in
            guard let snapshot = try snapshots.find(id, of: person, tx) else { return nil }
            let assessment = try tx.shared(TestRead(id: attempt.assessment))?.test
            let (states, checked) = try (snapshot.states, CheckedAnswerRows.questions(of: id, tx))
            return snapshot.questions.enumerated().map { index, question in
                var open = OpenQuestion(question, number: index + 1, in: snapshot, states)
                open.asked.checksAnswers = assessment?.policy.check == .eachAnswer
                open.asked.takesPrograms = assessment?.isOpenToPrograms == true
                open.isChecked = checked.contains(question.id)
                return open
            }
        }
    }

    /// The question without what its page shows besides, for an answer that is posted.
    func asked(_ number: Int, of id: ID<Attempt>, by person: ID<Person>, at now: Instant) async throws -> AskedQuestion? {
        let found = try database.readInline { tx in try asked(number, of: id, by: person, tx)?.question }
        guard let found, found.attempt.isExpired(at: now) else { return found }
        return try await database.write { tx in
            try snapshots.endIfExpired(id, of: person, at: now, tx)
            return try asked(number, of: id, by: person, tx.reading)?.question
        }
    }

    /// The question as it is stored, whether the attempt's time is over or not.
    func read(_ number: Int, of id: ID<Attempt>, by person: ID<Person>) throws -> OpenQuestion? {
        try database.readInline { tx in try open(asked(number, of: id, by: person, tx), tx) }
    }

    private func asked(
        _ number: Int, of id: ID<Attempt>, by person: ID<Person>, _ tx: ReadTransaction
    ) throws -> (question: AskedQuestion, revision: AssessmentRevision)? {
        let row = try tx.first(
            """
            SELECT \(AttemptRows.columns) FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.id = \(id) AND attempt.person_id = \(person)
            """)
        guard let attempt = try row.map(AttemptRows.attempt), let revision = try snapshots.revisions.find(attempt.revision, tx),
            let test = try tx.shared(TestRead(id: attempt.assessment))?.test,
            let course = try tx.shared(CourseRead(id: test.course))?.course
        else { return nil }
        let order = papers.order(of: attempt, in: revision)
        guard let place = order.numbered(number), let question = revision.questions.at(Int(place)) else { return nil }
        let asked = AskedQuestion(
            attempt: attempt, testTitle: revision.title, language: course.language, number: number, total: order.count,
            question: question, checksAnswers: test.policy.check == .eachAnswer, takesPrograms: test.isOpenToPrograms)
        return (asked, revision)
    }

    private func open(
        _ found: (question: AskedQuestion, revision: AssessmentRevision)?, _ tx: ReadTransaction
    ) throws -> OpenQuestion? {
        guard let (asked, revision) = found else { return nil }
        let (id, question) = (asked.attempt.id, asked.question)
        let around = try tx.first(
            """
            SELECT (SELECT max(sequence) FROM answer WHERE attempt_id = \(id)) AS length,
                (SELECT count(*) FROM flag WHERE attempt_id = \(id)) AS flags,
                (SELECT count(*) FROM intervention WHERE attempt_id = \(id)) AS interventions,
                (SELECT count(*) FROM checked_answer WHERE attempt_id = \(id) AND question_id = \(question.id)) AS checks
            """)
        let length = try around?["length"] as Int? ?? 0
        let last = try AttemptRows.end(of: id, about: question.id, length: length, tx).answer(to: question.id)
        let flags = try around?["flags"] as Int? ?? 0 == 0 ? [] : AttemptRows.flagged(in: id, tx)
        let checks = try around?["checks"] as Int? ?? 0
        let interventions =
            try around?["interventions"] as Int? ?? 0 == 0 ? [] : InterventionRows.interventions(in: id, tx)
        return try OpenQuestion(
            asked: asked, saved: last.flatMap { AttemptSnapshot.SavedAnswer($0, to: question) },
            unreadable: last.flatMap(AttemptSnapshot.UnreadableAnswer.init),
            states: states(asked.attempt, revision, length: length, flags, tx), logLength: length,
            gift: interventions.lastGift, reopenings: interventions.reopenings, isChecked: checks > 0)
    }

    private func states(
        _ attempt: Attempt, _ revision: AssessmentRevision, length: Int, _ flagged: Set<ID<Question>>, _ tx: ReadTransaction
    ) throws -> [QuestionState] {
        let order = papers.order(of: attempt, in: revision)
        return try zip(order, papers.standings(of: attempt, in: revision, length: length, tx)).map { place, standing in
            let isFlagged = !flagged.isEmpty && revision.questions.at(Int(place)).map { flagged.contains($0.id) } == true
            return QuestionState(standing: standing, isFlagged: isFlagged)
        }
    }
}
