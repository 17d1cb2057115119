import Database

/// Finds and writes the institution's settings of finances.
enum FinanceSettingsRows {
    /// The settings, or the initial ones.
    static func find(_ tx: ReadTransaction) throws -> FinanceSettings {
        let row = try tx.first(
            "SELECT recipient, recipient_account, purpose, offers_ips, debt_blocks FROM finance_setting")
        return try row.map { row in
            try FinanceSettings(
                recipient: row["recipient"], account: row["recipient_account"], purpose: row["purpose"],
                offersIPS: row["offers_ips"] == 1, debtBlocks: row["debt_blocks"] == 1)
        } ?? .initial
    }

    static func save(_ settings: FinanceSettings, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO finance_setting (id, recipient, recipient_account, purpose, offers_ips, debt_blocks)
            VALUES ('only', \(settings.recipient), \(settings.account), \(settings.purpose),
                \(settings.offersIPS ? 1 : 0), \(settings.debtBlocks ? 1 : 0))
            ON CONFLICT (id) DO UPDATE SET recipient = excluded.recipient, recipient_account = excluded.recipient_account,
                purpose = excluded.purpose, offers_ips = excluded.offers_ips, debt_blocks = excluded.debt_blocks
            """)
    }
}
