import Database

/// Where one pays, and what debt means.
struct FinanceSettingsStore: Sendable {
    let database: Database

    func find() async throws -> FinanceSettings { try await database.read { tx in try FinanceSettingsRows.find(tx) } }

    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Throws: `FormErrors` when somebody else has changed them since.
    func save(_ settings: FinanceSettings, seen: String?) async throws {
        try await database.write { tx in
            let present = try FinanceSettingsRows.find(tx.reading)
            if present == settings { return }
            guard seen == present.fingerprint else {
                throw FormErrors(items: [.init(field: "recipient", key: "money.settings-changed")])
            }
            try FinanceSettingsRows.save(settings, tx)
        }
    }
}
