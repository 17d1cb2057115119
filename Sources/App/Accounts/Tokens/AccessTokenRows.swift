import Database

/// What others need of tokens in their own transaction.
enum AccessTokenRows {
    /// Ends all tokens of a person.
    static func endAll(of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE access_token SET ended_at = \(now) WHERE person_id = \(person) AND ended_at IS NULL")
    }
}
