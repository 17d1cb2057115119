import Database
import Foundation

/// Everybody at a test: the enrolled and those with an attempt, with their progress. The number of queries does not depend on the
/// number of people.
struct MonitoringStore: Sendable {
    let database: Database

    struct Overview: Sendable {
        let taught: TeacherAssessment
        let assessment: Assessment
        /// By surname and name; the attempts of one person from the oldest.
        let entries: [MonitoredEntry]

        /// Whether somebody's attempt has yet to end.
        var isBusy: Bool { entries.contains { $0.attempt?.isInProgress ?? false } }

        /// Whether nobody can begin the test any more: it is closed for everyone, and for those with other dates who have an
        /// attempt left.
        func isClosed(at now: Instant) -> Bool {
            assessment.schedule?.phase(at: now) == .closed && withDatesToCome.allSatisfy { $0.dates?.phase(at: now) == .closed }
        }

        /// The entries of students who have other dates and an attempt left.
        var withDatesToCome: [MonitoredEntry] {
            let others = entries.filter { $0.dates != nil }
            let begun = Dictionary(grouping: others, by: \.student.id).mapValues { entries in
                entries.count { $0.attempt.map { !$0.isAnnulled } ?? false }
            }
            return others.filter { assessment.policy.left(after: begun[$0.student.id] ?? 0) != 0 }
        }

        /// How many are taking the test.
        func running(at now: Instant) -> Int { entries.count { $0.state(at: now) == .running } }
    }

    /// Nil when this person may not change the test, and when it was never published.
    /// - Parameter shown: which of the entries are shown with their progress: how far thousands are takes longer than all the rest.
    func find(
        _ id: ID<Assessment>, by viewer: Viewer,
        showing shown: @escaping @Sendable ([MonitoredEntry]) -> [MonitoredEntry] = { _ in [] }
    ) async throws -> Overview? {
        try await database.read { tx in
            guard let overview = try Self.overview(of: id, by: viewer, tx) else { return nil }
            var entries = overview.entries
            let running = shown(entries).compactMap { $0.attempt.flatMap { $0.isInProgress ? $0.id : nil } }
            let progress = try Self.progress(running, tx)
            for index in entries.indices where !progress.isEmpty {
                entries[index].progress = entries[index].attempt.flatMap { progress[$0.id] }
            }
            return Overview(taught: overview.taught, assessment: overview.assessment, entries: entries)
        }
    }

    /// The same inside a transaction, nobody with progress.
    static func overview(of id: ID<Assessment>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Overview? {
        guard let taught = try TeacherAssessmentRows.find(id, by: viewer, tx), let assessment = taught.published else {
            return nil
        }
        return try Overview(taught: taught, assessment: assessment, entries: entries(assessment, tx))
    }

    private static func entries(_ assessment: Assessment, _ tx: ReadTransaction) throws -> [MonitoredEntry] {
        let id = assessment.id
        let attempts = try Dictionary(
            grouping: AttemptRows.attempts(tx, where: "attempt.assessment_id = \(id)"), by: \.person)
        let (deeds, counts) = (try TeacherActions(id, tx), try questionCounts(id, tx))
        let annulments = try AnnulmentRows.current(at: id, tx)
        let dates = try TestDateRows.current(in: id, isOfStudents: true, tx)
        func entry(_ student: MonitoredEntry.Student, _ attempt: Attempt?) -> MonitoredEntry {
            MonitoredEntry(
                student: student, attempt: attempt,
                questions: attempt.flatMap { counts[$0.revision] } ?? assessment.questionCount,
                progress: nil,
                added: attempt.flatMap { deeds.added[$0.id] } ?? Milliseconds(count: 0),
                isEndedByTeacher: attempt.map { deeds.ended($0) } ?? false,
                annulment: attempt.flatMap { annulments[$0.id] },
                closes: assessment.taken(within: dates[student.id]).schedule?.closes,
                dates: dates[student.id])
        }
        return try students(assessment, tx).flatMap { student in
            attempts[student.id].map { $0.map { entry(student, $0) } } ?? [entry(student, nil)]
        }
    }

    /// People who study the course and have an account, and people with an attempt.
    private static func students(_ assessment: Assessment, _ tx: ReadTransaction) throws -> [MonitoredEntry.Student] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number,
                enrolment.course_id AS enrolled
            FROM person LEFT JOIN enrolment
                ON enrolment.person_id = person.id AND enrolment.course_id = \(assessment.course)
            WHERE person.id IN (SELECT attempt.person_id FROM attempt WHERE attempt.assessment_id = \(assessment.id))
                OR person.removed_at IS NULL
                    AND person.id IN (SELECT line.person_id FROM enrolment AS line WHERE line.course_id = \(assessment.course))
            """
        ).map { row in
            let (name, surname, userName) = try (row["name"] as String, row["surname"] as String, row["user_name"] as String)
            let (index, enrolled): (String?, String?) = try (row["index_number"], row["enrolled"])
            return try MonitoredEntry.Student(
                id: row["id"], userName: userName, name: name, surname: surname, indexNumber: index,
                folded: SearchText.fold(surname) + SearchText.fold([name, userName, index ?? ""].joined(separator: " ")),
                isEnrolled: enrolled != nil)
        }.sorted { ($0.folded, $0.id.text) < ($1.folded, $1.id.text) }
    }

    /// The progress of attempts in progress: how many questions are answered, and when the last answer arrived.
    private static func progress(
        _ attempts: [ID<Attempt>], _ tx: ReadTransaction
    ) throws -> [ID<Attempt>: MonitoredEntry.Progress] {
        if attempts.isEmpty { return [:] }
        let rows = try tx.rows(
            """
            SELECT answer.attempt_id, CAST(sum(CASE WHEN answer.value = '' THEN 0 ELSE 1 END) AS BIGINT) AS answered,
                max(answer.arrived_at) AS saved_at
            FROM answer JOIN (
                SELECT line.attempt_id, line.question_id, max(line.sequence) AS sequence FROM answer AS line
                WHERE line.attempt_id IN (\(.list(attempts.map { $0 as any DatabaseValue }))) AND line.arrival <> 'late'
                GROUP BY line.attempt_id, line.question_id
            ) AS newest ON newest.attempt_id = answer.attempt_id AND newest.sequence = answer.sequence
            GROUP BY answer.attempt_id
            """)
        let pairs = try rows.map { row -> (ID<Attempt>, MonitoredEntry.Progress) in
            try (row["attempt_id"], .init(answered: row["answered"], savedAt: row["saved_at"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func questionCounts(
        _ id: ID<Assessment>, _ tx: ReadTransaction
    ) throws -> [ID<AssessmentRevision>: Int] {
        let rows = try tx.rows("SELECT id, question_count FROM assessment_revision WHERE assessment_id = \(id)")
        let pairs = try rows.map { row -> (ID<AssessmentRevision>, Int) in try (row["id"], row["question_count"]) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// What teachers did with the attempts of a test, as far as lists show it.
private struct TeacherActions {
    /// The minutes given.
    var added: [ID<Attempt>: Milliseconds] = [:]
    private var ends: [ID<Attempt>: Instant] = [:]

    init(_ id: ID<Assessment>, _ tx: ReadTransaction) throws {
        let rows = try tx.rows(
            """
            SELECT intervention.attempt_id, intervention.kind, CAST(sum(intervention.added) AS BIGINT) AS added,
                max(intervention.made_at) AS made_at
            FROM attempt JOIN intervention ON intervention.attempt_id = attempt.id
            WHERE attempt.assessment_id = \(id) GROUP BY intervention.attempt_id, intervention.kind
            """)
        for row in rows {
            switch try row["kind"] as InterventionRows.Kind {
            case .minutes: added[try row["attempt_id"]] = try row["added"]
            case .ended: ends[try row["attempt_id"]] = try row["made_at"]
            case .reopened: break
            }
        }
    }

    func ended(_ attempt: Attempt) -> Bool {
        attempt.submission.map { $0.endedAt == ends[attempt.id] } ?? false
    }
}
