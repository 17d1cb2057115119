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
        try tx.first(
            """
            SELECT name, language, time_zone, password_contact, user_names, has_json_api, has_service1, takes_own_passwords,
                has_calendar, has_estudent_api, has_json_rpc
            FROM institution
            """
        ).map { row in
            let (zone, userNames): (String, String?) = try (row["time_zone"], row["user_names"])
            return try Institution(
                name: row["name"], language: row["language"], zone: TimeZone(identifier: zone) ?? .gmt,
                passwordContact: row["password_contact"],
                userNames: userNames.flatMap { UserNamePattern($0) },
                services: ServiceSwitches(
                    jsonAPI: row["has_json_api"] == 1, soap: row["has_service1"] == 1,
                    eStudent: row["has_estudent_api"] == 1, jsonRPC: row["has_json_rpc"] == 1,
                    ownPasswords: row["takes_own_passwords"] == 1, calendar: row["has_calendar"] == 1))
        }
    }

    /// The present settings, or the initial ones.
    func settings() async throws -> (Institution, InstitutionDefaults) {
        try await database.read { tx in try (Self.find(tx) ?? .unnamed, Self.defaults(tx)) }
    }

    /// The institution's defaults, or the initial ones.
    static func defaults(_ tx: ReadTransaction) throws -> InstitutionDefaults {
        let row = try tx.first("SELECT mark_scheme, usual_factor, usual_extra, teachers_renew_passwords FROM institution")
        return try row.map { row in
            try InstitutionDefaults(
                markScheme: row["mark_scheme"], extraTime: ExtraTime(factor: row["usual_factor"], added: row["usual_extra"]),
                allowsRenewals: row["teachers_renew_passwords"] == 1)
        } ?? .initial
    }

    /// Stores all settings that an administrator can change.
    func save(_ institution: Institution, _ defaults: InstitutionDefaults) async throws {
        try await database.write { tx in
            try Self.save(institution, tx)
            try Self.save(institution.services, tx)
            try tx.execute(
                """
                UPDATE institution SET mark_scheme = \(defaults.markScheme), usual_factor = \(defaults.extraTime.factor),
                    usual_extra = \(defaults.extraTime.added),
                    teachers_renew_passwords = \(defaults.allowsRenewals ? 1 : 0)
                """)
        }
    }

    /// Stores which services for programs are on, which no import decides.
    static func save(_ services: ServiceSwitches, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE institution SET has_json_api = \(services.jsonAPI ? 1 : 0), has_service1 = \(services.soap ? 1 : 0),
                takes_own_passwords = \(services.ownPasswords ? 1 : 0), has_calendar = \(services.calendar ? 1 : 0),
                has_estudent_api = \(services.eStudent ? 1 : 0), has_json_rpc = \(services.jsonRPC ? 1 : 0)
            """)
    }

    /// Stores the settings that an import contains.
    static func save(_ institution: Institution, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO institution (id, name, language, time_zone, password_contact, user_names)
            VALUES ('only', \(institution.name), \(institution.language), \(institution.zone.identifier),
                \(institution.passwordContact), \(institution.userNames?.text))
            ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, language = excluded.language, time_zone = excluded.time_zone,
                password_contact = excluded.password_contact, user_names = excluded.user_names
            """)
    }
}
