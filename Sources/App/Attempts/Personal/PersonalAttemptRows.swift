import Database
import Foundation

/// The attempts of one person, with all that belongs to them.
struct PersonalAttemptRows: PersonalDataRows {
    static let heading = "my-data.attempts"
    static let place = 50
    static let tables: Set = [
        "attempt", "answer", "answer_origin", "answer_page", "checked_answer", "flag", "deadline_change", "submission", "receipt",
        "intervention",
        "annulment",
        "mark_change",
    ]
    static let leftOut = [
        PersonalSecret(name: "documentOrderOfOptions", place: 10), PersonalSecret(name: "pageContents", place: 30),
        PersonalSecret(name: "seedsOfAttempts", place: 40),
    ]

    let snapshots: AttemptSnapshotRows

    static func values(of items: [PersonalAttempt]) -> [String: any Encodable & Sendable] {
        ["attempts": items.map(PersonalAttemptResource.init)]
    }

    /// All attempts, the oldest first, including those at removed tests and in removed courses.
    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalAttempt] {
        try AttemptRows.attempts(tx, where: "attempt.person_id = \(person)")
            .sorted { ($0.startedAt, $0.id.text) < ($1.startedAt, $1.id.text) }
            .map { attempt in
                guard let snapshot = try snapshots.find(attempt.id, of: person, tx) else { throw Problem.notFound }
                return try Self.attempt(snapshot, at: now, tx)
            }
    }

    private static func attempt(_ snapshot: AttemptSnapshot, at now: Instant, _ tx: ReadTransaction) throws -> PersonalAttempt {
        let attempt = snapshot.attempt
        let revision = try tx.first("SELECT ordinal FROM assessment_revision WHERE id = \(attempt.revision)")
        let ending = try ending(attempt, at: now, tx)
        return try PersonalAttempt(
            id: attempt.id, test: attempt.assessment, subject: subject(snapshot, tx), kind: snapshot.kind,
            ordinal: attempt.ordinal, revision: revision?["ordinal"] ?? 1, startedAt: attempt.startedAt,
            deadline: attempt.deadline, deadlineChanges: deadlineChanges(attempt.id, tx),
            interventions: snapshot.interventions, annulments: snapshot.annulments, answers: answers(snapshot, tx),
            flagged: snapshot.flaggedNumbers, checked: checked(snapshot, tx), pages: pages(attempt.id, tx), ending: ending,
            receipt: receipt(attempt.id, tx), markChanges: markChanges(snapshot, ending, tx))
    }

    private static func subject(_ snapshot: AttemptSnapshot, _ tx: ReadTransaction) throws -> PersonalSubject {
        let row = try tx.first(
            """
            SELECT coalesce(assessment.removed_at, course.removed_at) AS removed_at
            FROM assessment JOIN course ON course.id = assessment.course_id
            WHERE assessment.id = \(snapshot.attempt.assessment)
            """)
        let removed: Instant? = try row?["removed_at"]
        return PersonalSubject(
            title: snapshot.revision.title, course: snapshot.course.title, language: snapshot.course.language,
            isPutAway: removed != nil)
    }

    private static func deadlineChanges(_ id: ID<Attempt>, _ tx: ReadTransaction) throws -> [PersonalAttempt.DeadlineChange] {
        try tx.rows(
            """
            SELECT changed_at, old_deadline, new_deadline FROM deadline_change
            WHERE attempt_id = \(id) ORDER BY sequence
            """
        ).map { try .init(changedAt: $0["changed_at"], old: $0["old_deadline"], new: $0["new_deadline"]) }
    }

    private static func answers(_ snapshot: AttemptSnapshot, _ tx: ReadTransaction) throws -> [PersonalAttempt.LoggedLine] {
        let services = try AnswerOriginRows.services(of: snapshot.attempt.id, tx)
        return try AttemptRows.log(of: snapshot.attempt.id, tx).lines.compactMap { line in
            guard let index = snapshot.questions.firstIndex(where: { $0.id == line.question }) else { return nil }
            return PersonalAttempt.LoggedLine(
                sequence: line.sequence, question: index + 1,
                answer: .init(line.answer, number: index + 1, in: snapshot), arrivedAt: line.arrivedAt,
                arrival: line.arrival, page: line.page, overwrote: line.overwrote, service: services[line.sequence])
        }
    }

    private static func checked(_ snapshot: AttemptSnapshot, _ tx: ReadTransaction) throws -> [Int] {
        let checked = try CheckedAnswerRows.questions(of: snapshot.attempt.id, tx)
        return snapshot.questions.indices.filter { checked.contains(snapshot.questions[$0].id) }.map { $0 + 1 }
    }

    private static func pages(_ id: ID<Attempt>, _ tx: ReadTransaction) throws -> [PersonalAttempt.OpenedPage] {
        try tx.rows("SELECT page, sequence FROM answer_page WHERE attempt_id = \(id) ORDER BY page")
            .map { try .init(page: $0["page"], sequence: $0["sequence"]) }
    }

    private static func ending(
        _ attempt: Attempt, at now: Instant, _ tx: ReadTransaction
    ) throws -> PersonalAttempt.Ending? {
        guard let submission = attempt.submission else { return nil }
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let assessment = try AssessmentRows.assessments(tx, where: test).first else { throw Problem.notFound }
        let wait = try assessment.disclosure.waitForResults(
            at: now, busyUntil: AssessmentRows.busyUntil(assessment, at: now, tx),
            gate: SurveyGateRows(of: attempt.person, tx).gate(before: assessment))
        return PersonalAttempt.Ending(
            endedAt: submission.endedAt, reason: submission.reason,
            result: wait.map { .withheld($0) } ?? .told(submission.outcome, submission.mark))
    }

    private static func markChanges(
        _ snapshot: AttemptSnapshot, _ ending: PersonalAttempt.Ending?, _ tx: ReadTransaction
    ) throws -> [PersonalMarkChange] {
        guard case .told? = ending?.result else { return [] }
        return try CorrectionRows.changes(of: snapshot.attempt.id, tx).map { change in
            PersonalMarkChange(
                changedAt: change.changedAt,
                question: snapshot.questions.firstIndex { $0.id == change.question }.map { $0 + 1 }, old: change.oldMark,
                new: change.newMark, reason: change.reason)
        }
    }

    private static func receipt(_ id: ID<Attempt>, _ tx: ReadTransaction) throws -> PersonalAttempt.Receipt? {
        try tx.first("SELECT code, key_name, issued_at FROM receipt WHERE attempt_id = \(id)").map {
            try .init(code: $0["code"], keyName: $0["key_name"], issuedAt: $0["issued_at"])
        }
    }
}
