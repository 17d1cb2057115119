import Database
import Foundation
import Testing

@testable import App

@Suite("The schema is strict, and all its databases can speak it")
struct SchemaTests {
    private static let tables = [
        "answer", "assessment", "assessment_revision", "attempt", "course", "course_teacher", "enrolment", "flag",
        "institution", "number_sequence", "person", "person_role", "picture", "question", "question_option",
        "question_revision", "schema_migration", "session", "submission", "topic",
    ]

    private static let optional = [
        // A final alone has times; a test may belong to no topic.
        "assessment.topic_id", "assessment.opens_at", "assessment.closes_at", "assessment.time_limit",
        "assessment_revision.introduction",
        // A quiz has no deadline.
        "attempt.deadline",
        "course.classroom", "course.url", "course.overview",
        "institution.password_contact",
        // People before their first password, teachers without a student number, a language not picked.
        "person.index_number", "person.email", "person.language", "person.password_hash",
        "question_revision.topic_id", "question_revision.body", "question_revision.explanation",
        // A session that goes on; an outermost topic.
        "session.ended_at", "topic.parent_id",
    ]

    @Test("it has these tables, named for one row each")
    func tablesAreSingular() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.tables == Self.tables)
        #expect(schema.tables.filter { $0.hasSuffix("s") } == [])
    }

    @Test("every foreign key is the beginning of an index")
    func foreignKeysAreIndexed() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.foreignKeys.count > 20)
        #expect(schema.unindexed == [])
    }

    @Test("only these columns may be empty")
    func columnsAreRequired() async throws {
        let optional = try await Schema(Migrations.all).optional
        #expect(optional == Self.optional)
    }

    @Test("it has tables and indexes alone, with nothing that only SQLite knows")
    func nothingIsSpecial() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.kinds == ["table", "index"])
        #expect(schema.statements.flatMap(Dialect.inSchema) == [])
    }

    @Test("a weak schema is found out")
    func itComplains() async throws {
        let weak = Migration(
            "weak",
            """
            CREATE TABLE parents (a INTEGER PRIMARY KEY AUTOINCREMENT, b TEXT, UNIQUE (b, a));
            CREATE TABLE child (c TEXT NOT NULL REFERENCES parents (b), d TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
            CREATE TRIGGER t AFTER INSERT ON child BEGIN DELETE FROM parents; END
            """)
        let schema = try await Schema([weak])
        #expect(schema.unindexed == ["child (c)"])
        #expect(schema.optional == ["parents.a", "parents.b"])
        #expect(schema.kinds.contains("trigger"))
        #expect(Set(schema.statements.flatMap(Dialect.inSchema)) == ["AUTOINCREMENT", "STRICT", "WITHOUT ROWID"])
    }

    /// After a new migration, renew the file: `RENEW_SCHEMA=1 swift test --filter SchemaTests`, and read the difference.
    @Test("it is the one that is written down in schema.sql")
    func theSchemaIsWrittenDown() async throws {
        let file = TestSite.package.appendingPathComponent("Tests/AppTests/Whole/schema.sql")
        let dump = try await Schema(Migrations.all).dump
        if ProcessInfo.processInfo.environment["RENEW_SCHEMA"] != nil {
            try Data(dump.utf8).write(to: file)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == dump)
    }
}
