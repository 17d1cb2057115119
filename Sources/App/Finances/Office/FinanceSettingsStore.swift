import Database

/// Where one pays, and what debt means.
struct FinanceSettingsStore: Sendable {
    let database: Database

    func find() async throws -> FinanceSettings { try await database.read { tx in try FinanceSettingsRows.find(tx) } }

    func save(_ settings: FinanceSettings) async throws {
        try await database.write { tx in try FinanceSettingsRows.save(settings, tx) }
    }
}
