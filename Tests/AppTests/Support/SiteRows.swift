import Database
import Foundation
import Testing

@testable import App

extension TestSite {
    /// The page of the test of a title.
    func test(_ title: String) async throws -> String {
        let row = try await database.read { tx in
            try tx.first("SELECT assessment_id AS id FROM assessment_revision WHERE title = \(title)")
        }
        let id: String = try #require(row)["id"]
        return "/tests/" + id
    }

    /// The id of a question, by its key, in the test of a title.
    func question(_ key: String, of title: String) async throws -> String {
        let test = Self.lastPart(try await self.test(title))
        let row = try await database.read { tx in
            try tx.first("SELECT id FROM question WHERE assessment_id = \(test) AND question_key = \(key)")
        }
        return try #require(row)["id"]
    }

    /// The semester of a title.
    func semester(_ title: String) async throws -> Semester? {
        try await database.read { tx in try SemesterRows.named(title, tx) }
    }

    /// Adds a semester of which only the title is known.
    func addSemester(_ title: String) async throws {
        try await database.write { tx in try SemesterWriteRows.insert(titled: title, as: ID(at: clock.now), tx) }
    }

    /// Enrols a person in the course of the tests.
    func enrol(_ userName: String) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                INSERT INTO enrolment (course_id, person_id) SELECT course.id, person.id FROM course, person
                WHERE course.code = 'PDM301' AND person.user_name = \(userName)
                """)
        }
    }

    /// How many rows a table has.
    func count(_ table: String) async throws -> Int {
        let query = SQL(stringLiteral: "SELECT count(*) AS n FROM \(table)")
        let row = try await database.read { tx in try tx.first(query) }
        return try #require(row)["n"]
    }

    /// The answers of an attempt in the order in which they were written down: the question's key and what was stored.
    func log(of attempt: String) async throws -> [String] {
        let id = Self.lastPart(attempt)
        return try await database.read { tx in
            try tx.rows(
                """
                SELECT question.question_key, answer.value FROM answer
                JOIN question ON question.id = answer.question_id
                WHERE answer.attempt_id = \(id) ORDER BY answer.sequence
                """
            ).map { row in
                let key: String = try row["question_key"]
                let value: String = try row["value"]
                return "\(key): \(value)"
            }
        }
    }

    /// One column of the submission of an attempt, nil while it is in progress.
    func submission(of attempt: String) async throws -> (reason: String, endedAt: Int64, earned: Int)? {
        let id = Self.lastPart(attempt)
        return try await database.read { tx in
            try tx.first("SELECT reason, ended_at, earned FROM submission WHERE attempt_id = \(id)").map { row in
                try (row["reason"], row["ended_at"], row["earned"])
            }
        }
    }

    func deadline(of attempt: String) async throws -> Instant {
        let id = Self.lastPart(attempt)
        let row = try await database.read { tx in
            try tx.first("SELECT deadline FROM attempt WHERE id = \(id)")
        }
        return try #require(row)["deadline"]
    }

    /// Fixes the order of the options of an attempt.
    func setSeed(_ seed: Int64, of attempt: String) async throws {
        let id = Self.lastPart(attempt)
        try await database.write { tx in _ = try tx.execute("UPDATE attempt SET seed = \(seed) WHERE id = \(id)") }
    }

    /// Changes the institution folder and imports it again.
    func importAgain(overwriting overwrites: ImportOverwrites = .none, _ change: (URL) throws -> Void) async throws {
        let institution = folder.appendingPathComponent("institution")
        try change(institution)
        let now = clock.now
        _ = try await ImportStore(database: database, files: files).apply(
            InstitutionFolder(path: institution.path, now: now), isDryRun: false, overwrites: overwrites, at: now)
    }

    static func lastPart(_ address: String) -> String {
        address.split(separator: "/").last.map(String.init) ?? ""
    }
}

/// Replaces words in a text file.
func rewrite(_ file: URL, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
}
