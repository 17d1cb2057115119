import Database

extension EditedRows {
    static func mark(person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET edited_at = \(now) WHERE id = \(person)")
    }

    /// Marks accounts that an imported folder names as belonging to that folder.
    static func adopt(people named: Set<String>, _ tx: WriteTransaction) throws {
        for row in try tx.rows("SELECT user_name FROM person WHERE edited_at IS NOT NULL") {
            let userName: String = try row["user_name"]
            guard named.contains(userName) else { continue }
            try tx.execute("UPDATE person SET edited_at = NULL WHERE user_name = \(userName)")
        }
    }
}
