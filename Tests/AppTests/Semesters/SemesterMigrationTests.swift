import Database
import Foundation
import Testing

@testable import App

@Suite("What courses and surveys called their semesters, when semesters become things")
struct SemesterMigrationTests {
    private static let step = "2026-11-25 semesters"

    private static func migrated(_ statements: [SQL], in folder: WrittenFolder) async throws -> Database {
        let index = try #require(Migrations.all.firstIndex { $0.name == step })
        let old = try Database(path: folder.path + "/gata.sqlite", migrations: Array(Migrations.all.prefix(index)))
        try await old.write { tx in for statement in statements { try tx.execute(statement) } }
        try old.close()
        return try Database(path: folder.path + "/gata.sqlite", migrations: Migrations.all)
    }

    private static func course(_ id: String, _ number: Int, _ semester: String) -> SQL {
        """
        INSERT INTO course (id, number, course_key, position, code, title, language, semester, mark_scheme)
        VALUES (\(id), \(number), \(id), 1, \(id), \(id), 'ro', \(semester), 'ro')
        """
    }

    private static func survey(_ id: String, _ semester: String) -> SQL {
        """
        INSERT INTO survey (id, survey_key, position, semester, opens_at, closes_at, results_from, policy, ballot_limit,
            comment_limit, audience)
        VALUES (\(id), \(id), 1, \(semester), 1, 2, 3, 'off', 5, 10, 'nothing')
        """
    }

    @Test("none is lost, none is there twice, and everything keeps its own; days are not known")
    func texts() async throws {
        let titles = ["2026/2027, semestrul I", "2026/2027, semestrul I ", "zimski „2026”", ""]
        let folder = try WrittenFolder()
        let database = try await Self.migrated(
            [
                Self.course("a", 1, titles[0]), Self.course("b", 2, titles[1]), Self.course("c", 3, titles[0]),
                Self.course("d", 4, titles[2]), Self.course("e", 5, titles[3]), Self.survey("s", titles[0]),
                Self.survey("t", "vara"),
            ], in: folder)
        let all = try await database.read { tx in try SemesterRows.all(tx) }
        #expect(all.map(\.title).sorted() == (titles + ["vara"]).sorted())
        #expect(all.allSatisfy { $0.days == nil && $0.schoolYear == nil && $0.key == nil })
        let courses = try await database.read { tx in try CourseStore.courses(tx, where: "1 = 1") }
        #expect(courses.map(\.id.text) == ["a", "b", "c", "d", "e"])
        #expect(courses.map(\.semester) == [titles[0], titles[1], titles[0], titles[2], titles[3]])
        let surveys = try await database.read { tx in try SurveyRows.surveys(tx, where: "1 = 1") }
        #expect(surveys.map(\.semester) == [titles[0], "vara"])
        let broken = try await database.read { tx in try tx.rows("PRAGMA foreign_key_check").count }
        #expect(broken == 0)
        try database.close()
    }

    @Test("an empty database has none")
    func empty() async throws {
        let folder = try WrittenFolder()
        let database = try await Self.migrated([], in: folder)
        #expect(try await database.read { tx in try SemesterRows.all(tx) } == [])
        try database.close()
    }
}
