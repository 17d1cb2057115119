import Database
import Foundation
import Testing

@testable import App

/// A database as it was before the fifth migration, with the small institution in it, written by hand: Ana is in the middle of the
/// quiz and has taken the final.
struct OldDatabase {
    static let start = Instant(milliseconds: 1_795_248_000_000)

    private let place: WrittenFolder

    init() async throws {
        place = try WrittenFolder()
        try await open(Array(Migrations.all.prefix(4))) { database in
            try await database.write { tx in
                for statement in Self.statements { _ = try tx.execute(SQL(stringLiteral: statement)) }
            }
        }
    }

    /// Opens the file, as the version with these migrations does, and closes it again.
    @discardableResult
    func open<Value>(_ migrations: [Migration], _ body: (Database) async throws -> Value) async throws -> Value {
        let database = try Database(path: place.path + "/gata.sqlite", migrations: migrations)
        let value = try await body(database)
        try database.close()
        return value
    }

    func sitting(_ id: String, _ database: Database) async throws -> Sitting {
        let store = SittingStore(revisions: RevisionStore())
        let sitting = try await database.read { tx in try store.find(ID(text: id), of: ID(text: "ana"), tx) }
        return try #require(sitting)
    }

    /// The columns of that time of every table that there was, row by row, in some order that stays.
    func rows(_ migrations: [Migration]) async throws -> [String: [String]] {
        let tables = try await open(Array(migrations)) { database in
            try await database.read { tx in
                try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map { try $0["name"] as String }
            }
        }
        return try await open(migrations) { database in
            var all: [String: [String]] = [:]
            for table in tables {
                let columns = Self.columns[table] ?? ["*"]
                guard columns != ["*"] else { continue }
                let line = columns.map { "coalesce(quote(\($0)), '')" }.joined(separator: " || ' ' || ")
                let query = SQL(stringLiteral: "SELECT \(line) AS line FROM \(table) ORDER BY 1")
                all[table] = try await database.read { tx in try tx.rows(query).map { try $0["line"] } }
            }
            return all
        }
    }

    /// What the tables of the first four migrations have.
    private static let columns = [
        "institution": ["id", "name", "language", "time_zone", "password_contact"],
        "person": ["id", "number", "user_name", "name", "surname", "index_number", "email", "language", "password_hash", "created_at"],
        "person_role": ["person_id", "role"],
        "session": ["id", "person_id", "token_digest", "browser", "started_at", "seen_at", "ended_at"],
        "course": [
            "id", "number", "course_key", "position", "code", "title", "language", "semester", "classroom", "url", "overview",
            "mark_scheme",
        ],
        "topic": ["id", "course_id", "parent_id", "title", "position"],
        "course_teacher": ["course_id", "person_id", "teaching_role", "position"],
        "enrolment": ["course_id", "person_id"],
        "assessment": [
            "id", "number", "course_id", "assessment_key", "position", "kind", "topic_id", "opens_at", "closes_at", "time_limit",
        ],
        "assessment_revision": [
            "id", "assessment_id", "ordinal", "digest", "title", "introduction", "question_count", "created_at",
        ],
        "question": ["id", "number", "assessment_id", "question_key"],
        "question_revision": [
            "revision_id", "position", "question_id", "topic_id", "kind", "points", "text", "body", "explanation",
        ],
        "question_option": ["revision_id", "question_position", "position", "text", "credit"],
        "picture": ["revision_id", "name", "content_type", "width", "height", "content"],
        "attempt": ["id", "assessment_id", "person_id", "ordinal", "revision_id", "seed", "started_at", "deadline"],
        "answer": ["attempt_id", "sequence", "question_id", "value", "arrived_at"],
        "flag": ["attempt_id", "question_id"],
        "submission": [
            "attempt_id", "ended_at", "reason", "earned", "possible", "correct", "partly", "incorrect", "unanswered", "mark_scheme",
            "mark",
        ],
        "number_sequence": ["kind", "last_number"],
    ]
}
