import Database

/// Notes beside the log of answers which of them a program sent. Answers of pages have none.
enum AnswerOriginRows {
    static func note(_ origin: AnswerOrigin, of sequence: Int, in attempt: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO answer_origin (attempt_id, sequence, service, token_id)
            VALUES (\(attempt), \(sequence), \(origin.service.rawValue), \(origin.token))
            """)
    }

    /// The services of the answers of an attempt that programs sent, by their places in the log.
    static func services(of attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> [Int: AnswerOrigin.Program] {
        let rows = try tx.rows(
            "SELECT sequence, service FROM answer_origin WHERE attempt_id = \(attempt) ORDER BY sequence")
        return try rows.reduce(into: [:]) { services, row in
            services[try row["sequence"]] = AnswerOrigin.Program(rawValue: try row["service"])
        }
    }
}
