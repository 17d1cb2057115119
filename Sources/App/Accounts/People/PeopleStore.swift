import Database
import Foundation

/// Finds accounts for administrators.
struct PeopleStore: Sendable {
    let database: Database
    let sitting: SittingRows
    let courses: PersonCourseRows

    struct Found: Sendable {
        /// The first ones found, by surname and name.
        let people: [Person]
        let total: Int
    }

    /// Everything about one account that its page shows.
    struct Account: Sendable {
        let person: Person
        let createdAt: Instant
        /// When the person was last here before the present visit.
        let visitedAt: Instant?
        let hasPassword: Bool
        /// Until when the present one-time link is valid.
        let linkUntil: Instant?
        let courses: [PersonCourse]
        let extraTime: ExtraTime
        /// Whether the person is taking a test with a limit.
        let isSitting: Bool
    }

    /// Searches all accounts; letters are compared without their accents.
    func search(_ search: PeopleSearch) async throws -> Found {
        try await database.read { tx in
            let condition: SQL =
                search.role.map { "person.id IN (SELECT person_id FROM person_role WHERE role = \($0))" } ?? "1 = 1"
            let rows = try tx.rows(
                "SELECT id, user_name, name, surname, index_number, email FROM person WHERE \(condition) ORDER BY user_name")
            let hits = try rows.compactMap { row in try Self.hit(row, search) }.sorted {
                $0.order.lexicographicallyPrecedes($1.order)
            }
            let ids = hits.prefix(PeopleSearch.most).map(\.id)
            let people = try PersonStore.people(tx, where: "id IN (\(SQL.list(ids)))")
            let byID = Dictionary(people.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            return Found(people: ids.compactMap { byID[$0] }, total: hits.count)
        }
    }

    private struct Hit {
        let id: ID<Person>
        /// The words to sort by; an account whose name matches exactly comes first.
        let order: [String]
    }

    private static func hit(_ row: Row, _ search: PeopleSearch) throws -> Hit? {
        let (surname, name): (String, String) = try (row["surname"], row["name"])
        let (indexNumber, email): (String?, String?) = try (row["index_number"], row["email"])
        let names = try [row["user_name"] as String, indexNumber, email].compactMap(\.self)
        if !search.words.isEmpty {
            guard search.finds(SearchText.words(of: ([name, surname] + names).joined(separator: " "))) else { return nil }
        }
        let isExact = !search.words.isEmpty && names.contains { SearchText.words(of: $0) == search.words }
        return Hit(id: try row["id"], order: [isExact ? "0" : "1", SearchText.fold(surname) + SearchText.fold(name)])
    }

    /// Nil when there is no such account.
    func find(_ id: ID<Person>, at now: Instant) async throws -> Account? {
        try await database.read { tx in
            let row = try tx.first(
                """
                SELECT created_at, visited_at, time_factor, extra_time, CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password,
                    (SELECT max(expires_at) FROM one_time_link WHERE person_id = person.id AND used_at IS NULL) AS link_until
                FROM person WHERE id = \(id)
                """)
            guard let row, let person = try PersonStore.people(tx, where: "id = \(id)").first else { return nil }
            let linkUntil: Instant? = try row["link_until"]
            return try Account(
                person: person, createdAt: row["created_at"], visitedAt: row["visited_at"], hasPassword: row["has_password"] == 1,
                linkUntil: linkUntil.flatMap { $0 > now ? $0 : nil },
                courses: courses.courses(id, tx),
                extraTime: ExtraTime(factor: row["time_factor"], added: row["extra_time"]),
                isSitting: sitting.isSitting(id, now, tx))
        }
    }
}
