import Database
import Foundation

/// Reads and writes what teachers did with attempts, inside the transactions of this feature's stores.
enum InterventionRows {
    enum Kind: String, DatabaseValue {
        case minutes, ended, reopened
    }

    /// The interventions in an attempt, the oldest first.
    static func interventions(in attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> [Intervention] {
        try rows("intervention.attempt_id = \(attempt)", tx).map(\.1)
    }

    /// The interventions in the attempts of a person in a course, of each the oldest first.
    static func interventions(
        of person: ID<Person>, in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [ID<Attempt>: [Intervention]] {
        let there: SQL = "intervention.attempt_id IN (\(AttemptRows.ids(of: person, in: course)))"
        return try Dictionary(grouping: rows(there, tx), by: \.0).mapValues { $0.map(\.1) }
    }

    private static func rows(_ condition: SQL, _ tx: ReadTransaction) throws -> [(ID<Attempt>, Intervention)] {
        try tx.rows(
            """
            SELECT intervention.attempt_id, intervention.kind, intervention.made_at, intervention.added, intervention.reason,
                intervention.ended_at, intervention.ending, intervention.mark_scheme, intervention.mark,
                intervention.receipt_code, person.name, person.surname
            FROM intervention JOIN person ON person.id = intervention.person_id
            WHERE \(condition) ORDER BY intervention.attempt_id, intervention.sequence
            """
        ).map { row in
            let intervention = try Intervention(
                deed: deed(row), personName: "\(row["name"] as String) \(row["surname"] as String)", madeAt: row["made_at"],
                reason: row["reason"])
            return (try row["attempt_id"], intervention)
        }
    }

    private static func deed(_ row: Row) throws -> Intervention.Deed {
        let kind: Kind = try row["kind"]
        switch (kind, try ending(row)) {
        case (.reopened, let ending?): return .reopened(ending)
        case (.ended, _): return .ended
        case (.minutes, _), (.reopened, nil): return .minutes(try row["added"])
        }
    }

    private static func ending(_ row: Row) throws -> Intervention.Ending? {
        guard let endedAt: Instant = try row["ended_at"], let reason: Submission.Reason = try row["ending"] else { return nil }
        let scheme: MarkScheme? = try row["mark_scheme"]
        let mark: Int? = try row["mark"]
        return try Intervention.Ending(
            endedAt: endedAt, reason: reason,
            mark: scheme.flatMap { scheme in mark.map { Mark(scheme: scheme, thousandths: $0) } },
            receipt: row["receipt_code"])
    }

    /// By how much teachers moved the deadline of an attempt, in total.
    static func added(to attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> Milliseconds {
        try tx.first(
            "SELECT CAST(coalesce(sum(added), 0) AS BIGINT) AS added FROM intervention WHERE attempt_id = \(attempt)")?["added"]
            ?? Milliseconds(count: 0)
    }

    /// What can be taken back of an attempt; nil without a deadline, and where nobody gave it minutes.
    static func givenTime(of attempt: Attempt, _ tx: ReadTransaction) throws -> GivenTime? {
        let given = try given(to: attempt.id, tx)
        guard let deadline = attempt.deadline, given.count > 0 else { return nil }
        return try GivenTime(given: given, deadline: deadline, savedAt: AttemptRows.lastSaved(in: attempt.id, tx))
    }

    /// How many minutes teachers gave an attempt and did not take back.
    private static func given(to attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> Milliseconds {
        try tx.first(
            """
            SELECT CAST(coalesce(sum(added), 0) AS BIGINT) AS given FROM intervention
            WHERE attempt_id = \(attempt) AND kind = \(Kind.minutes)
            """)?["given"] ?? Milliseconds(count: 0)
    }

    /// How often an attempt was reopened.
    static func reopenings(of attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> Int {
        try tx.first(
            "SELECT count(*) AS value FROM intervention WHERE attempt_id = \(attempt) AND kind = \(Kind.reopened)")?["value"] ?? 0
    }

    /// Whether a teacher gave an attempt minutes, or took some back, since a moment.
    static func gaveMinutes(to attempt: ID<Attempt>, since moment: Instant, _ tx: ReadTransaction) throws -> Bool {
        try tx.first(
            """
            SELECT sequence FROM intervention
            WHERE attempt_id = \(attempt) AND kind = \(Kind.minutes) AND made_at >= \(moment) LIMIT 1
            """) != nil
    }

    /// When the attempt was reopened whose receipt had a code; nil when there is no such attempt.
    static func reopened(after receipt: ReceiptCode, _ tx: ReadTransaction) throws -> Instant? {
        try tx.first(
            """
            SELECT made_at FROM intervention WHERE receipt_code = \(receipt.text)
            ORDER BY attempt_id, sequence DESC LIMIT 1
            """
        ).map { try $0["made_at"] }
    }

    /// Records an intervention.
    /// - Parameter added: by how much it moves the deadline.
    static func append(
        _ deed: Intervention.Deed, added: Milliseconds = Milliseconds(count: 0), to attempt: ID<Attempt>,
        by person: ID<Person>, because reason: String?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let (kind, ending) = parts(deed)
        try tx.execute(
            """
            INSERT INTO intervention (attempt_id, sequence, kind, person_id, made_at, added, reason, ended_at, ending,
                mark_scheme, mark, receipt_code)
            SELECT \(attempt), coalesce(max(intervention.sequence), 0) + 1, \(kind), \(person), \(now), \(added), \(reason),
                \(ending?.endedAt), \(ending?.reason), \(ending?.mark?.scheme), \(ending?.mark?.thousandths), \(ending?.receipt)
            FROM intervention WHERE intervention.attempt_id = \(attempt)
            """)
    }

    private static func parts(_ deed: Intervention.Deed) -> (Kind, Intervention.Ending?) {
        switch deed {
        case .minutes: (.minutes, nil)
        case .ended: (.ended, nil)
        case .reopened(let ending): (.reopened, ending)
        }
    }
}
