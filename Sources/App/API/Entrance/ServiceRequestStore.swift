import Database
import Foundation

/// What programs were answered when they sent a key with a request.
struct ServiceRequestStore: Sendable {
    let database: Database

    /// How long an answer is kept.
    static let life = Milliseconds.days(1)
    /// The most keys of a person that are kept.
    static let most = 2_000

    /// An answer that was given.
    struct Kept: Sendable, Equatable {
        let status: Int
        let contentType: String?
        let location: String?
        let body: String
    }

    enum Found: Sendable, Equatable {
        /// It was not sent before, or was begun and never answered.
        case new
        case answered(Kept)
        /// The key came with another request.
        case other
        /// The person has sent too many keys.
        case tooMany
    }

    /// Notes that a request is begun, unless it was answered before.
    /// - Parameter digest: of all that the request says.
    func begin(_ key: String, digest: String, of person: ID<Person>, at now: Instant) async throws -> Found {
        try await database.write { tx in
            try tx.execute("DELETE FROM service_request WHERE made_at < \(now + Milliseconds(count: -Self.life.count))")
            let row = try tx.first(
                """
                SELECT digest, status, content_type, location, body FROM service_request
                WHERE person_id = \(person) AND request_key = \(key)
                """)
            guard let row else { return try Self.add(key, digest, person, now, tx) }
            let (before, status): (String, Int?) = try (row["digest"], row["status"])
            guard before == digest else { return .other }
            guard let status else { return .new }
            let body: String? = try row["body"]
            return try .answered(
                Kept(status: status, contentType: row["content_type"], location: row["location"], body: body ?? ""))
        }
    }

    private static func add(
        _ key: String, _ digest: String, _ person: ID<Person>, _ now: Instant, _ tx: WriteTransaction
    ) throws -> Found {
        let row = try tx.first("SELECT count(*) AS count FROM service_request WHERE person_id = \(person)")
        let count: Int = try row?["count"] ?? 0
        guard count < most else { return .tooMany }
        try tx.execute(
            """
            INSERT INTO service_request (person_id, request_key, digest, made_at) VALUES (\(person), \(key), \(digest), \(now))
            """)
        return .new
    }

    /// Keeps the answer to a request that was begun.
    func keep(_ answer: Kept, to key: String, of person: ID<Person>) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                UPDATE service_request SET status = \(answer.status), content_type = \(answer.contentType),
                    location = \(answer.location), body = \(answer.body)
                WHERE person_id = \(person) AND request_key = \(key)
                """)
        }
    }

    /// Forgets a request that was refused: it may be sent again, and be right.
    func forget(_ key: String, of person: ID<Person>) async throws {
        try await database.write { tx in
            try tx.execute(
                "DELETE FROM service_request WHERE person_id = \(person) AND request_key = \(key) AND status IS NULL")
        }
    }
}
