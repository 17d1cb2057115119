import Database
import Foundation

/// What programs were answered when they sent a key with a request. The key is stored in the transaction of the change that the
/// request makes, whatever store makes it, so that there is never the one without the other.
struct ServiceRequestStore: Sendable {
    let database: Database

    /// How long an answer is kept.
    static let life = Milliseconds.days(1)
    /// The most keys of a person that are kept.
    static let most = 2_000

    /// A request with a key.
    struct Keyed: Sendable {
        let person: ID<Person>
        let key: String
        /// Of all that the request says.
        let digest: String
        let arrivedAt: Instant

        /// What was made before this is no longer kept.
        fileprivate var oldest: Instant { ServiceRequestStore.oldest(at: arrivedAt) }
    }

    /// An answer that was given.
    struct Kept: Sendable, Equatable {
        let status: Int
        let contentType: String?
        let location: String?
        let body: String
    }

    enum Found: Sendable, Equatable {
        /// It was not sent before, or has changed nothing and has no answer.
        case new
        /// It has changed something, and its answer was not kept.
        case changed
        case answered(Kept)
        /// The key came with another request.
        case other
        /// The person has sent too many keys.
        case tooMany
    }

    /// Whether a request was sent before, and its answer.
    func find(_ request: Keyed) async throws -> Found {
        try await database.read { tx in
            let row = try tx.first(
                """
                SELECT digest, status, content_type, location, body FROM service_request
                WHERE person_id = \(request.person) AND request_key = \(request.key) AND made_at >= \(request.oldest)
                """)
            guard let row else {
                let row = try tx.first(
                    """
                    SELECT count(*) AS count FROM service_request
                    WHERE person_id = \(request.person) AND made_at >= \(request.oldest)
                    """)
                let count: Int = try row?["count"] ?? 0
                return count < Self.most ? .new : .tooMany
            }
            let (digest, status, body): (String, Int?, String?) = try (row["digest"], row["status"], row["body"])
            guard digest == request.digest else { return .other }
            guard let status else { return .changed }
            return try .answered(
                Kept(status: status, contentType: row["content_type"], location: row["location"], body: body ?? ""))
        }
    }

    /// Runs a request. Its key is stored with the first change that it makes.
    func noting<Value>(_ request: Keyed, _ run: () async throws -> Value) async rethrows -> Value {
        let note = ChangeNote { tx in
            try Self.remove(before: request.oldest, tx)
            try tx.execute(
                """
                INSERT INTO service_request (person_id, request_key, digest, made_at)
                VALUES (\(request.person), \(request.key), \(request.digest), \(request.arrivedAt))
                ON CONFLICT (person_id, request_key) DO NOTHING
                """)
        }
        return try await note.accompany(run)
    }

    /// Runs a request that has made its change before. It may find what it made; another change is undone and refused.
    func changingNothing<Value>(_ run: () async throws -> Value) async rethrows -> Value {
        try await ChangeNote { _ in throw ServiceRefusal(.answerLost) }.accompany(run)
    }

    /// Keeps the answer to a request.
    func keep(_ answer: Kept, to request: Keyed) async throws {
        try await database.write { tx in
            try Self.remove(before: request.oldest, tx)
            try tx.execute(
                """
                INSERT INTO service_request (person_id, request_key, digest, made_at, status, content_type, location, body)
                VALUES (\(request.person), \(request.key), \(request.digest), \(request.arrivedAt), \(answer.status),
                    \(answer.contentType), \(answer.location), \(answer.body))
                ON CONFLICT (person_id, request_key) DO UPDATE
                SET status = excluded.status, content_type = excluded.content_type, location = excluded.location,
                    body = excluded.body
                """)
        }
    }

    /// Keeps the refusal of a request that has changed something all the same. One that has changed nothing may be sent again.
    func keep(refusal: Kept, to request: Keyed) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                UPDATE service_request SET status = \(refusal.status), content_type = \(refusal.contentType),
                    location = \(refusal.location), body = \(refusal.body)
                WHERE person_id = \(request.person) AND request_key = \(request.key) AND made_at >= \(request.oldest)
                """)
        }
    }

    /// Deletes what is no longer kept at a moment, where no program sends a key any more.
    func forget(at now: Instant) async throws {
        try await database.write { tx in try Self.remove(before: Self.oldest(at: now), tx) }
    }

    private static func oldest(at now: Instant) -> Instant { now + Milliseconds(count: -life.count) }

    private static func remove(before oldest: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM service_request WHERE made_at < \(oldest)")
    }
}
