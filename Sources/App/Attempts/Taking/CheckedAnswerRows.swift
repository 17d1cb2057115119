import Database

/// The answers of attempts that their students had checked. A row is only ever added.
enum CheckedAnswerRows {
    static func isChecked(_ question: ID<Question>, in id: ID<Attempt>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first("SELECT 1 AS value FROM checked_answer WHERE attempt_id = \(id) AND question_id = \(question)") != nil
    }

    static func add(_ question: ID<Question>, in id: ID<Attempt>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO checked_answer (attempt_id, question_id, checked_at) VALUES (\(id), \(question), \(now))
            ON CONFLICT (attempt_id, question_id) DO NOTHING
            """)
    }

    /// All of an attempt.
    static func questions(of id: ID<Attempt>, _ tx: ReadTransaction) throws -> Set<ID<Question>> {
        try Set(
            tx.rows("SELECT question_id FROM checked_answer WHERE attempt_id = \(id)").map { try $0["question_id"] })
    }
}
