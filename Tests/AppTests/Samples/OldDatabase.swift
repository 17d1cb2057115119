import Database
import Foundation
import Testing

@testable import App

/// A database as it was before the fifth migration, with the small institution in it, written by hand: Ana is in the middle of
/// the quiz and has taken the final.
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

    func snapshot(_ id: String, _ database: Database) async throws -> AttemptSnapshot {
        let store = AttemptSnapshotRows(revisions: RevisionCache())
        let snapshot = try await database.read { tx in try store.find(ID(text: id), of: ID(text: "ana"), tx) }
        return try #require(snapshot)
    }

    /// The columns of that time of every table that there was, row by row.
    func rows(_ migrations: [Migration]) async throws -> [String: [String]] {
        try await open(migrations) { database in
            var all: [String: [String]] = [:]
            for (table, columns) in Self.columns {
                let line = columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
                let query = SQL(stringLiteral: "SELECT \(line) AS line FROM \(table) ORDER BY 1")
                all[table] = try await database.read { tx in try tx.rows(query).map { try $0["line"] } }
            }
            return all
        }
    }

    /// What the tables of the first four migrations have.
    private static let columns = [
        "institution": ["id", "name", "language", "time_zone", "password_contact"],
        "person": [
            "id", "number", "user_name", "name", "surname", "index_number", "email", "language", "password_hash", "created_at",
        ],
        "person_role": ["person_id", "role"],
        "session": ["id", "person_id", "token_digest", "browser", "started_at", "seen_at", "ended_at"],
        "course": [
            "id", "number", "course_key", "position", "code", "title", "language", "classroom", "url", "overview",
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
            "attempt_id", "ended_at", "reason", "earned", "possible", "correct", "partly", "incorrect", "unanswered",
            "mark_scheme",
            "mark",
        ],
        "number_sequence": ["kind", "last_number"],
    ]

    private static let statements = [
        "INSERT INTO institution VALUES ('only', 'Școala', 'ro', 'Europe/Bucharest', NULL)",
        "INSERT INTO person VALUES ('ana', 1, 'ana', 'Ana', 'Țîrlea', '1001', NULL, 'en', 'hash', 1), "
            + "('bogdan', 2, 'bogdan', 'Bogdan', 'Șerban', '1002', NULL, NULL, NULL, 1), "
            + "('carmen', 3, 'carmen', 'Carmen', 'Brânză', NULL, NULL, NULL, NULL, 1)",
        "INSERT INTO person_role VALUES ('ana', 'student'), ('bogdan', 'student'), ('carmen', 'teacher')",
        "INSERT INTO session VALUES ('s', 'ana', 'digest', 'Firefox', 1, 2, NULL)",
        "INSERT INTO course VALUES ('c', 1, 'mobile', 2, 'PDM301', 'Programare', 'ro', '2026/2027', NULL, NULL, NULL, 'ro')",
        "INSERT INTO topic VALUES ('t1', 'c', NULL, 'Straturi', 0), ('t2', 'c', NULL, 'Limbajul', 1)",
        "INSERT INTO course_teacher VALUES ('c', 'carmen', 'professor', 0)",
        "INSERT INTO enrolment VALUES ('c', 'ana'), ('c', 'bogdan')",
        "INSERT INTO assessment VALUES ('quiz', 1, 'c', 'quiz', 2, 'quiz', NULL, NULL, NULL, NULL), "
            + "('final', 2, 'c', 'final', 3, 'final', NULL, 1795158000000, 1797868800000, 1800000)",
        // The digests are what the version of that time made of the small institution's documents.
        "INSERT INTO assessment_revision VALUES "
            + "('r1', 'quiz', 1, 'nZjI2ZoYHJ3Lhn1EhJ3KMRcHLvq7avMEef0dZ-Os1Kc', 'Exerciții', NULL, 2, 1), "
            + "('r2', 'final', 1, 'W7zHvl5Mw0Tu_bUN-hI_xPdGija2DyNBwgsjYLMamy4', 'Final', NULL, 1, 1)",
        "INSERT INTO question VALUES ('strat', 1, 'quiz', 'strat'), ('limbaj', 2, 'quiz', 'limbaj'), "
            + "('adevarat', 3, 'final', 'adevarat')",
        "INSERT INTO question_revision VALUES ('r1', 1, 'strat', NULL, 'single', 2000, 'Ce strat?', 'Citiți.', '> De aceea.'), "
            + "('r1', 2, 'limbaj', 't2', 'multiple', 1000, 'Ce limbaj?', NULL, NULL), "
            + "('r2', 1, 'adevarat', NULL, 'single', 1000, 'Adevărat?', NULL, NULL)",
        "INSERT INTO question_option VALUES "
            + "('r1', 1, 1, 'Core OS', 0), ('r1', 1, 2, 'Cocoa Touch', 1), ('r1', 2, 1, 'Swift', 1), "
            + "('r1', 2, 2, 'Objective-C', 1), ('r1', 2, 3, 'Kotlin', 0), ('r2', 1, 1, 'Da', 1), ('r2', 1, 2, 'Nu', 0)",
        "INSERT INTO picture VALUES ('r1', 'media/a.png', 'image/png', 1, 2, x'89504E')",
        "INSERT INTO attempt VALUES ('running', 'quiz', 'ana', 1, 'r1', -3, 1795248000000, NULL), "
            + "('ended', 'final', 'ana', 1, 'r2', 5, 1795244400000, 1795246200000)",
        "INSERT INTO answer VALUES ('running', 1, 'strat', '2', 1795248001000), ('running', 2, 'limbaj', '1 2', 1795248002000), "
            + "('running', 3, 'strat', '1', 1795248003000), ('ended', 1, 'adevarat', '1', 1795244401000)",
        "INSERT INTO flag VALUES ('running', 'strat')",
        "INSERT INTO submission VALUES ('ended', 1795244460000, 'submitted', 1000, 1000, 1, 0, 0, 0, 'ro', 10000)",
        "INSERT INTO number_sequence VALUES ('person', 3), ('course', 1), ('assessment', 2), ('question', 3)",
    ]
}
