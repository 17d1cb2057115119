import Database
import Foundation
import Testing

@testable import App

@Suite("Results of surveys are read from the database by those who may")
struct ResultsStoreTests {
    private func viewer(_ name: String, _ roles: Set<Role>) -> Viewer {
        Viewer(
            id: ID(text: name), userName: name, fullName: name, roles: roles, language: nil, session: ID(text: "session"))
    }

    private var office: Viewer { viewer("office", [.qualityOffice]) }
    private var mira: Viewer { viewer("mira", [.teacher]) }
    private var ana: Viewer { viewer("ana", [.student]) }

    @Test("counts, deviation and comments come back as they were written")
    func figures() async throws {
        try await ResultsDatabase.run { rows in
            let results = try #require(try await rows.subject("it1", for: office))
            guard case .figures(let counts, let comparison) = results.lines[0].content else {
                Issue.record("no figures")
                return
            }
            #expect(counts == AnswerCounts([5: 8, 4: 4, 0: 1]))
            #expect(comparison == .init(members: 3, answers: 36, total: 168))
            #expect(results.turnout == .init(invited: 20, answers: .init(handedIn: 14, answered: 13)))
            guard case .comments(let texts) = results.lines[3].content else {
                Issue.record("no comments")
                return
            }
            #expect(Set(texts) == ["Hvala", "Više primera"])
        }
    }

    @Test("a teacher reads the own subjects: about the subject and about himself")
    func teacher() async throws {
        try await ResultsDatabase.run { rows in
            let entries = try #require(try await rows.overview(for: mira)?.entries)
            #expect(entries.map(\.subject.code) == ["IT1"])
            let results = try #require(try await rows.subject("it1", for: mira))
            #expect(results.lines.compactMap { $0.slot.teacher?.name } == ["Mira"])
            #expect(try await rows.subject("it2", for: mira) == nil)
        }
    }

    @Test("a student reads what the survey shows, of the own subjects, without comments")
    func student() async throws {
        try await ResultsDatabase.run { rows in
            #expect(try await rows.overview(for: ana) == nil)
            try await rows.execute("UPDATE survey SET audience = 'subject'")
            let results = try #require(try await rows.subject("it1", for: ana))
            #expect(results.lines.map(\.slot.item.position) == [1])
            #expect(try await rows.overview(for: ana)?.entries.count == 1)
            #expect(try await rows.subject("it2", for: ana) == nil)
            try await rows.execute("UPDATE survey SET audience = 'everything'")
            #expect(try await rows.subject("it1", for: ana)?.lines.map(\.slot.item.position) == [1, 2, 2])
            #expect(try await rows.overview(for: viewer("ana", [.administrator])) == nil)
        }
    }

    @Test("the subject with too few answers is there for its readers, with nothing in it")
    func tooFew() async throws {
        try await ResultsDatabase.run { rows in
            let entries = try #require(try await rows.overview(for: office)?.entries)
            #expect(entries.map { $0.turnout.answers?.answered } == [13, 12, 12, nil])
            #expect(try await rows.subject("it4", for: office)?.lines.isEmpty == true)
        }
    }

    @Test("before the day, and while nothing is counted, only those who read comments hear that there will be results")
    func waiting() async throws {
        try await ResultsDatabase.run { rows in
            try await rows.execute("UPDATE survey SET audience = 'everything'")
            let early = rows.now + .hours(-2)
            for (person, waits) in [(office, true), (mira, true), (ana, false), (viewer("dan", [.administrator]), false)] {
                #expect(try await rows.waits(for: person, at: early) == waits)
                #expect(try await rows.overview(for: person, at: early) == nil)
            }
            #expect(try await rows.store.readable(for: office, at: early).isEmpty)
            #expect(try await rows.store.readable(for: office, at: rows.now).map(\.key) == ["anketa"])
            #expect(try await rows.store.readable(for: viewer("vlada", [.teacher]), at: rows.now).isEmpty)
            for table in ["comment", "count", "turnout", "closing"] { try await rows.execute("DELETE FROM survey_\(table)") }
            #expect(try await rows.waits(for: mira, at: rows.now))
            #expect(try await rows.store.readable(for: office, at: rows.now).isEmpty)
        }
    }

    @Test("a survey that was put away, and one that never was, are not there")
    func absent() async throws {
        try await ResultsDatabase.run { rows in
            #expect(try await rows.store.overview(ID(text: "nothing"), for: office, at: rows.now) == nil)
            try await rows.execute("UPDATE survey SET removed_at = 1")
            #expect(try await rows.overview(for: office) == nil)
            #expect(try await rows.subject("it1", for: office) == nil)
        }
    }
}

/// Four subjects of a closed survey as the closing leaves them, the last with too few answers. Mira teaches the first together with Sava.
private struct ResultsDatabase {
    let database: Database
    let store: SurveyResultsStore
    let now = SampleInstitution.start

    static func run(_ body: (ResultsDatabase) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try SharedSample.emptyDatabase(at: folder.appendingPathComponent("gata.sqlite").path)
        let rows = ResultsDatabase(database: database, store: SurveyResultsStore(database: database))
        try await rows.fill()
        try await body(rows)
        try database.close()
    }

    func execute(_ sql: String) async throws {
        let sql = SQL(stringLiteral: sql)
        try await database.write { tx in _ = try tx.execute(sql) }
    }

    func overview(for viewer: Viewer, at moment: Instant? = nil) async throws -> SurveyResultsStore.Overview? {
        guard case .out(let overview) = try await store.overview(ID(text: "survey"), for: viewer, at: moment ?? now) else {
            return nil
        }
        return overview
    }

    func subject(_ course: String, for viewer: Viewer) async throws -> SubjectResults? {
        let found = try await store.subject(ID(text: course), of: ID(text: "survey"), for: viewer, at: now)
        guard case .out(let results) = found else { return nil }
        return results
    }

    /// Whether both pages say that results come later.
    func waits(for viewer: Viewer, at moment: Instant) async throws -> Bool {
        let survey = ID<Survey>(text: "survey")
        let list = try await store.overview(survey, for: viewer, at: moment)
        let subject = try await store.subject(ID(text: "it1"), of: survey, for: viewer, at: moment)
        guard case .waits = list, case .waits = subject else { return false }
        return true
    }

    private func fill() async throws {
        for person in ["mira", "sava", "vlada", "ana", "office"] {
            try await execute(
                """
                INSERT INTO person (id, number, user_name, name, surname, created_at)
                VALUES ('\(person)', \(person.hashValue & 0xFFFF_FFFF), '\(person)', '\(person)', 'P', 0)
                """)
        }
        try await execute("INSERT INTO semester (id, title) VALUES ('now', '2026')")
        try await execute(
            """
            INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                comment_limit, audience)
            VALUES ('survey', 'anketa', 1, 'now', 1, 2, \(now.milliseconds - 1000), 'off', 5, 10, 'nothing')
            """)
        try await execute("INSERT INTO survey_text VALUES ('survey', 'sr-Latn', 'Anketa', NULL)")
        for (position, kind, matter) in [(1, "scale", "subject"), (2, "scale", "teacher"), (3, "comment", "subject")] {
            try await execute("INSERT INTO survey_item VALUES ('survey', \(position), 'i\(position)', '\(kind)', '\(matter)', 0)")
            try await execute("INSERT INTO survey_item_text VALUES ('survey', \(position), 'sr-Latn', 'Stavka')")
        }
        try await execute("INSERT INTO survey_opening VALUES ('survey', x'00', 10)")
        try await execute("INSERT INTO survey_closing VALUES ('survey')")
        for number in 1...4 { try await fill(number) }
        for (index, name) in ["mira", "sava"].enumerated() {
            try await execute(
                "INSERT INTO survey_teacher VALUES ('survey', 'it1', \(index + 1), '\(name)', '\(name.capitalized)', 'professor')"
            )
        }
        try await execute("INSERT INTO survey_count VALUES ('survey', 'it1', 2, 1, 5, 9), ('survey', 'it1', 2, 2, 5, 6)")
        try await execute(
            """
            INSERT INTO survey_comment VALUES ('b', 'survey', 'it1', 3, 0, 'Hvala'), ('a', 'survey', 'it1', 3, 0, 'Više primera')
            """)
        try await execute("INSERT INTO enrolment (course_id, person_id) VALUES ('it1', 'ana')")
    }

    private func fill(_ number: Int) async throws {
        let course = "it\(number)"
        try await execute(
            """
            INSERT INTO course (id, number, course_key, position, code, title, language, semester_id, mark_scheme)
            VALUES ('\(course)', \(number), '\(course)', \(number), 'IT\(number)', 'Predmet', 'sr-Latn', 'now', 'sr')
            """)
        try await execute(
            "INSERT INTO survey_subject VALUES ('survey', '\(course)', \(number), 'IT\(number)', 'Predmet', 'sr-Latn')")
        let answered = ["13", "12", "12", "NULL"][number - 1]
        try await execute("INSERT INTO survey_turnout VALUES ('survey', '\(course)', 20, 14, \(answered))")
        guard number < 4 else { return }
        try await execute(
            "INSERT INTO survey_count VALUES ('survey', '\(course)', 1, 0, 5, 8), ('survey', '\(course)', 1, 0, 4, 4)")
        if number == 1 { try await execute("INSERT INTO survey_count VALUES ('survey', 'it1', 1, 0, 0, 1)") }
    }
}
