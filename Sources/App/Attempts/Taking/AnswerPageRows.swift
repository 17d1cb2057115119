import Database

/// The last save of each page of an attempt that is being answered.
enum AnswerPageRows {
    /// Nil for a page without a save, and when the request does not name a page.
    static func heard(_ page: PageMark?, in id: ID<Attempt>, _ tx: ReadTransaction) throws -> PageMark.Heard? {
        guard let page else { return nil }
        return try tx.first(
            "SELECT sequence, said FROM answer_page WHERE attempt_id = \(id) AND page = \(page.nonce)"
        ).map { try PageMark.Heard(sequence: $0["sequence"], said: $0["said"]) }
    }

    /// Stores the save of a page. Gives false and stores nothing when the attempt has the most pages that are kept.
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
