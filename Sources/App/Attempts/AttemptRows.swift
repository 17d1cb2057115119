import Database
import Foundation

/// The rows of attempts and of their answer logs, read inside the transactions of this feature's stores.
enum AttemptRows {
    /// The whole answer log of an attempt, with its late lines.
    static func log(of id: ID<Attempt>, _ tx: ReadTransaction) throws -> AnswerLog {
        try AnswerLog(lines(tx, "attempt_id = \(id) ORDER BY sequence"))
    }

    /// The part of the log that says how an answer to one question stands, however long the log is: the last line that counts,
    /// and the line that it replaced.
    static func end(of id: ID<Attempt>, about question: ID<Question>, _ tx: ReadTransaction) throws -> AnswerLog {
        let ending = try end(of: id, about: question, length: length(of: id, tx) ?? 0, tx)
        guard let other = ending.lines.last?.overwrote else { return ending }
        return try AnswerLog(
            endingIn: lines(tx, "attempt_id = \(id) AND sequence = \(other)") + ending.lines, length: ending.length)
    }

    /// How many lines the log has; nil for none.
    static func length(of id: ID<Attempt>, _ tx: ReadTransaction) throws -> Int? {
        try tx.first("SELECT max(sequence) AS length FROM answer WHERE attempt_id = \(id)")?["length"]
    }

    /// The last line that counts, for a caller that knows the length of the whole log.
    static func end(of id: ID<Attempt>, about question: ID<Question>, length: Int, _ tx: ReadTransaction) throws -> AnswerLog {
        let last: SQL = """
            question_id = \(question) AND attempt_id = \(id) AND arrival <> \(Arrival.late) ORDER BY sequence DESC LIMIT 1
            """
        return try AnswerLog(endingIn: lines(tx, last), length: length)
    }

    /// The part of the log to which a late answer is added: the last line about its question, late or not, and the number of late
    /// lines of the attempt.
    static func lateEnd(of id: ID<Attempt>, about question: ID<Question>, _ tx: ReadTransaction) throws -> AnswerLog {
        let whole = try tx.first(
            """
            SELECT (SELECT max(sequence) FROM answer WHERE attempt_id = \(id)) AS length,
                (SELECT count(*) FROM answer WHERE attempt_id = \(id) AND arrival = \(Arrival.late)) AS late
            """)
        return try AnswerLog(
            endingIn: lines(tx, "question_id = \(question) AND attempt_id = \(id) ORDER BY sequence DESC LIMIT 1"),
            length: whole?["length"] as Int? ?? 0, late: whole?["late"] as Int? ?? 0)
    }

    /// When the last answer arrived.
    static func lastSaved(in id: ID<Attempt>, _ tx: ReadTransaction) throws -> Instant? {
        try tx.first("SELECT max(arrived_at) AS saved_at FROM answer WHERE attempt_id = \(id)")?["saved_at"]
    }

    static func flagged(in id: ID<Attempt>, _ tx: ReadTransaction) throws -> Set<ID<Question>> {
        Set(try tx.rows("SELECT question_id FROM flag WHERE attempt_id = \(id)").map { try $0["question_id"] })
    }

    /// What the lines that count say of their questions, after the line with a number, the oldest first.
    static func standings(
        of id: ID<Attempt>, after sequence: Int, _ tx: ReadTransaction
    ) throws -> [(ID<Question>, AnswerState)] {
        try tx.rows(
            """
            SELECT question_id, CASE WHEN unreadable IS NOT NULL THEN 2 WHEN value = '' THEN 0 ELSE 1 END AS standing
            FROM answer WHERE attempt_id = \(id) AND sequence > \(sequence) AND arrival <> \(Arrival.late) ORDER BY sequence
            """
        ).map { row in
            let standing: AnswerState =
                switch try row["standing"] as Int {
                case 0: .unanswered
                case 1: .answered
                default: .unreadable
                }
            return try (row["question_id"], standing)
        }
    }

    /// How many questions have an answer that counts and is not empty.
    static func answered(in id: ID<Attempt>, _ tx: ReadTransaction) throws -> Int {
        let row = try tx.first(
            """
            SELECT count(*) AS answered FROM answer AS line
            WHERE line.attempt_id = \(id) AND line.value <> '' AND line.arrival <> \(Arrival.late) AND NOT EXISTS (
                SELECT 1 FROM answer AS later WHERE later.question_id = line.question_id AND later.attempt_id = line.attempt_id
                    AND later.sequence > line.sequence AND later.arrival <> \(Arrival.late)
            )
            """)
        return try row?["answered"] ?? 0
    }

    private static func lines(_ tx: ReadTransaction, _ which: SQL) throws -> [LoggedAnswer] {
        try tx.rows(
            """
            SELECT sequence, question_id, value, unreadable, arrived_at, arrival, page, overwrote FROM answer
            WHERE \(which)
            """
        ).map { row in
            try LoggedAnswer(
                sequence: row["sequence"], question: row["question_id"],
                answer: StoredAnswer(value: row["value"], unreadable: row["unreadable"]),
                arrivedAt: row["arrived_at"], arrival: row["arrival"], page: row["page"], overwrote: row["overwrote"])
        }
    }

    static func append(_ line: LoggedAnswer, to id: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO answer (attempt_id, sequence, question_id, value, unreadable, arrived_at, arrival, page, overwrote)
            VALUES (\(id), \(line.sequence), \(line.question), \(line.answer.value), \(line.answer.unreadable),
                \(line.arrivedAt), \(line.arrival), \(line.page), \(line.overwrote))
            """)
    }

    /// Attempts with their submissions, annulled ones among them, the oldest first.
    static func attempts(_ tx: ReadTransaction, where condition: SQL) throws -> [Attempt] {
        try tx.rows(
            """
            SELECT \(columns) FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE \(condition) ORDER BY attempt.assessment_id, attempt.ordinal, attempt.id
            """
        ).map(attempt)
    }

    /// The ids of all attempts of a person in a course, for a condition.
    static func ids(of person: ID<Person>, in course: ID<Course>) -> SQL {
        """
        SELECT own.id FROM attempt AS own JOIN assessment AS test ON test.id = own.assessment_id
        WHERE own.person_id = \(person) AND test.course_id = \(course)
        """
    }

    /// The columns of an attempt and of its submission, which may be missing.
    static let columns: SQL = """
        attempt.id, attempt.assessment_id, attempt.person_id, attempt.ordinal, attempt.revision_id, attempt.seed,
        attempt.started_at, attempt.deadline, submission.ended_at, submission.reason, submission.earned,
        submission.possible, submission.correct, submission.partly, submission.incorrect, submission.unanswered,
        submission.mark_scheme, submission.mark,
        (SELECT max(annulment.sequence) FROM annulment WHERE annulment.attempt_id = attempt.id) AS annulments
        """

    static func attempt(_ row: Row) throws -> Attempt {
        try Attempt(
            id: row["id"], assessment: row["assessment_id"], person: row["person_id"], ordinal: row["ordinal"],
            revision: row["revision_id"], seed: row["seed"], startedAt: row["started_at"],
            deadline: row["deadline"], submission: submission(row), annulments: row["annulments"] as Int? ?? 0)
    }

    private static func submission(_ row: Row) throws -> Submission? {
        guard let endedAt: Instant = try row["ended_at"] else { return nil }
        return try Submission(
            endedAt: endedAt, reason: row["reason"],
            outcome: Outcome(
                earned: row["earned"], possible: row["possible"], correct: row["correct"],
                incorrect: row["incorrect"], partly: row["partly"], unanswered: row["unanswered"]),
            mark: Mark(scheme: row["mark_scheme"], thousandths: row["mark"]))
    }
}
