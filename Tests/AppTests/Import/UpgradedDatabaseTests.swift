import Database
import Foundation
import Testing

@testable import App

@Suite("A database from before there were rules")
struct UpgradedDatabaseTests {
    private let editor: OldDatabase

    init() async throws {
        editor = try await OldDatabase()
    }

    @Test("opens with every row that it had, and with nothing that points nowhere")
    func rows() async throws {
        let before = try await editor.rows(Array(Migrations.all.prefix(4)))
        let after = try await editor.rows(Migrations.all)
        #expect(before.count == 19 && before.values.allSatisfy { !$0.isEmpty })
        for (table, rows) in before {
            // Topics had no numbers, and were given some.
            let given = table == "number_sequence" ? ["'topic' 2"] : []
            #expect(after[table] == rows + given, "\(table)")
        }
        let broken = try await editor.open(Migrations.all) { database in
            try await database.read { tx in try tx.rows("PRAGMA foreign_key_check").count }
        }
        #expect(broken == 0)
        #expect(try await editor.rows(Migrations.all) == after)
    }

    @Test("lets a final be taken once and a quiz as often as one likes, with results and answers at once, and no extra time")
    func defaults() async throws {
        try await editor.open(Migrations.all) { database in
            let tests = try await database.read { try AssessmentRows.assessments($0, where: "1 = 1") }
            #expect(tests.map(\.kind) == [.quiz, .final])
            #expect(tests.map(\.policy.allowed) == [nil, 1])
            for test in tests {
                #expect(test.policy.counts == .best && test.policy.pause.count == 0 && test.policy.code == nil)
                #expect(test.disclosure == .atOnce)
            }
            let extra = try await database.read { try ExtraTimeRows(of: ID(text: "ana"), $0) }
            #expect(extra(in: ID(text: "final")) == .none)
        }
    }

    @Test("tells of nobody whether an import made the account, so that none ends unasked")
    func people() async throws {
        try await editor.open(Migrations.all) { database in
            for table in ["person", "enrolment"] {
                let query = SQL(stringLiteral: "SELECT count(*) AS n FROM \(table) WHERE edited_at IS NULL")
                let count: Int? = try await database.read { tx in try tx.first(query)?["n"] }
                #expect(count == 0, "\(table)")
            }
        }
    }

    @Test("keeps the questions of an attempt and the order of their options")
    func order() async throws {
        try await editor.open(Migrations.all) { database in
            let snapshot = try await editor.snapshot("running", database)
            #expect(snapshot.questions.map(\.id.text) == ["strat", "limbaj"])
            #expect(snapshot.questions.map(\.penalty.part) == [0, 0])
            let orders = snapshot.questions.enumerated().map { index, question -> [Int] in
                guard case .choice(let choice) = question.content else { return [] }
                #expect(choice.credit == .rightMinusWrong && !choice.isFixed && choice.isMultiple == (index == 1))
                return snapshot.order(of: choice, number: index + 1).map(\.position)
            }
            // By the generator of that time, for the seed -3.
            #expect(orders == [[2, 1], [3, 1, 2]])
            #expect(snapshot.givenAnswers == [ID(text: "strat"): .options([1]), ID(text: "limbaj"): .options([1, 2])])
            #expect(snapshot.flagged == [ID(text: "strat")])
            #expect(snapshot.logLength == 3)
        }
    }

    @Test("lets an attempt that runs go on, and marks it with the old answers and the new ones")
    func goesOn() async throws {
        try await editor.open(Migrations.all) { database in
            let (snapshots, now) = (AttemptSnapshotRows(revisions: RevisionCache()), OldDatabase.start + .minutes(20))
            let attempts = AttemptStore(database: database, snapshots: snapshots)
            let answers = AnswerStore(database: database, snapshots: snapshots)
            let snapshot = try await editor.snapshot("running", database)
            let saved = try await answers.save(
                AnswerChange(answer: .set(.options([2])), isFlagged: false, page: PageMark(nonce: "new", seen: 3, sequence: 0)),
                to: ID(text: "strat"), in: snapshot.attempt.id, of: ID(text: "ana"), arrivedAt: now)
            #expect(saved == .saved(.init(logLength: 4, savedAt: now, changedElsewhere: nil, standing: .answered)))
            try await attempts.submit(snapshot.attempt.id, of: ID(text: "ana"), at: now)
            let submission = try #require(try await editor.snapshot("running", database).attempt.submission)
            #expect(submission.outcome.earned == Points(thousandths: 3000))
            #expect(submission.mark.thousandths == 10_000)
        }
    }

    @Test("keeps the mark of an attempt that had ended, and a final that was taken is not taken again")
    func ended() async throws {
        try await editor.open(Migrations.all) { database in
            let snapshot = try await editor.snapshot("ended", database)
            let submission = try #require(snapshot.attempt.submission)
            #expect(submission.reason == .submitted)
            #expect(submission.outcome == snapshot.outcome)
            #expect(submission.mark == Mark(scheme: .romanian, thousandths: 10_000))
            let attempts = AttemptStore(database: database, snapshots: AttemptSnapshotRows(revisions: RevisionCache()))
            let ana = Viewer(
                id: ID(text: "ana"), userName: "ana", fullName: "Ana Țîrlea", roles: [.student], language: nil,
                session: ID(text: "s"))
            let start = try await attempts.start(ID(text: "final"), for: ana, seed: 1, at: OldDatabase.start)
            #expect(start == .alreadyEnded(ID(text: "ended")))
        }
    }

    @Test("takes the folder that it came from without any change, and no test gets a new revision")
    func sameFolder() async throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        try await editor.open(Migrations.all) { database in
            let changes = try await ImportStore(database: database, files: FileFolder(path: folder.path + "/files")).apply(
                InstitutionFolder(path: folder.path, now: OldDatabase.start), isDryRun: false, at: OldDatabase.start)
            #expect(changes.isEmpty, "\(changes)")
            let revisions = try await database.read { try $0.rows("SELECT id FROM assessment_revision").count }
            #expect(revisions == 2)
        }
    }

    @Test("had digests of its tests that are the same today, where nothing new is said in them")
    func digest() throws {
        let document = """
            ---
            title: Vechi
            kind: quiz
            topic: A
            ---

            Text *înainte*.

            - una
            - două

            ## A / B

            ### Ce **scrie**? {#scrie points=1.5 kind=multiple}

            Cod:

            ```swift
            let a = 1
            ```

            * una

            - [x] `a`
            - [ ] b
              c

            > Pentru că
            > așa e.

            ## C

            ### Nimic {#nimic}

            - [ ] Da
            - [x] Nu
            """
        let around = AssessmentSurroundings(now: OldDatabase.start, zone: .gmt, hasTopic: { _ in true }, userNames: nil)
        let draft = try AssessmentDocument.read(
            TextFile(name: "a.md", text: document), pictures: .folder("/nowhere", FolderFiles()), position: 1, key: "a",
            in: around)
        #expect(try draft.digest == "TDOS5WMy2IoYB4vjW59C38k-OMn-InjfZj1FyE-7A2s")
    }
}
