import Database

/// Reads tokens, and ends them in the transactions of others.
enum AccessTokenRows {
    /// The tokens of a condition with when each was ended, the newest first. Scopes that this version does not know are left out.
    static func tokens(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [(token: AccessToken, endedAt: Instant?)] {
        let rows = try tx.rows(
            """
            SELECT id, person_id, name, made_at, expires_at, used_at, ended_at FROM access_token
            WHERE \(condition) ORDER BY made_at DESC, id DESC
            """)
        let scopes = try scopes(of: rows.map { try $0["id"] }, tx)
        return try rows.map { row in
            let id: ID<AccessToken> = try row["id"]
            let token = try AccessToken(
                id: id, person: row["person_id"], name: row["name"], scopes: scopes[id] ?? [], madeAt: row["made_at"],
                expiresAt: row["expires_at"], usedAt: row["used_at"])
            return try (token, row["ended_at"])
        }
    }

    /// What tokens are for; none for a token that does not exist.
    static func scopes(of tokens: [ID<AccessToken>], _ tx: ReadTransaction) throws -> [ID<AccessToken>: Set<TokenScope>] {
        guard !tokens.isEmpty else { return [:] }
        let rows = try tx.rows(
            "SELECT token_id, scope FROM access_token_scope WHERE token_id IN (\(SQL.list(tokens))) ORDER BY token_id, scope")
        return try rows.reduce(into: [:]) { scopes, row in
            guard let scope = TokenScope(rawValue: try row["scope"]) else { return }
            scopes[try row["token_id"], default: []].insert(scope)
        }
    }

    /// Ends all tokens of a person.
    static func endAll(of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE access_token SET ended_at = \(now) WHERE person_id = \(person) AND ended_at IS NULL")
    }
}
