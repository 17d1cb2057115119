import Database
import Foundation

/// The institution's own settings.
struct InstitutionStore: Sendable {
    let database: Database

    /// The institution that was imported, nil before that.
    func find() async throws -> Institution? {
        try await database.read(Self.find)
    }

    static func find(_ tx: ReadTransaction) throws -> Institution? {
        try tx.first("SELECT name, language, time_zone, password_contact FROM institution").map { row in
            let zone: String = try row["time_zone"]
            return try Institution(
                name: row["name"], language: row["language"], zone: TimeZone(identifier: zone) ?? .gmt,
                passwordContact: row["password_contact"])
        }
    }

    /// Keeps the settings.
    static func save(_ institution: Institution, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO institution (id, name, language, time_zone, password_contact)
            VALUES ('only', \(institution.name), \(institution.language), \(institution.zone.identifier),
                \(institution.passwordContact))
            ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, language = excluded.language, time_zone = excluded.time_zone,
                password_contact = excluded.password_contact
            """)
    }
}
