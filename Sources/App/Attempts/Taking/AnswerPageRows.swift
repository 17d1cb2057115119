import Database

/// What the pages of an attempt that is being answered have said last.
enum AnswerPageRows {
    /// Nil for a page that was never heard, and for one that does not say which it is.
    static func heard(_ page: PageMark?, in id: ID<Attempt>, _ tx: ReadTransaction) throws -> PageMark.Heard? {
        guard let page else { return nil }
        return try tx.first(
            "SELECT sequence, said FROM answer_page WHERE attempt_id = \(id) AND page = \(page.nonce)"
        ).map { try PageMark.Heard(sequence: $0["sequence"], said: $0["said"]) }
    }

    /// Remembers what a page says now. False, and nothing is, when there are as many pages as are kept of one attempt.
    static func remember(
        _ said: String, of page: PageMark?, _ heard: PageMark.Heard?, in id: ID<Attempt>, _ tx: WriteTransaction
    ) throws -> Bool {
        guard let page else { return true }
        if heard == nil {
            let row = try tx.reading.first("SELECT count(*) AS value FROM answer_page WHERE attempt_id = \(id)")
            guard try row?["value"] as Int? ?? 0 < AnswerPace.most else { return false }
        }
        try tx.execute(
            """
            INSERT INTO answer_page (attempt_id, page, sequence, said)
            VALUES (\(id), \(page.nonce), \(page.sequence), \(said))
            ON CONFLICT (attempt_id, page) DO UPDATE SET sequence = excluded.sequence, said = excluded.said
            """)
        return true
    }
}
