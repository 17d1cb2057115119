import Database
import Foundation
import Logging
import Testing

@testable import App

@Suite("The demo")
struct DemoYearTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    /// The demo that comes with Gata in a database of its own, with its year or without.
    private func load(hasYear: Bool, _ body: (Database) async throws -> Void) async throws {
        let place = try WrittenFolder()
        let configuration = Configuration(
            database: place.path + "/gata.sqlite", templates: TestSite.package.appendingPathComponent("Templates").path,
            publicFiles: TestSite.package.appendingPathComponent("Public").path)
        let database = try SharedSample.emptyDatabase(at: configuration.database)
        let hasher = try PasswordHasher(threads: 1)
        let now = now
        let commands = AdminCommands(
            database: database, hasher: hasher, catalogues: try SharedSample.presentation().catalogues,
            configuration: configuration, now: { now }, institutionChanged: { _ in })
        let folder = TestSite.package.appendingPathComponent("Tests/Demo").path
        try await Demo.load(
            DemoSource(folder: folder, hasYear: hasYear), commands: commands,
            snapshots: AttemptSnapshotRows(revisions: RevisionCache()))
        #expect(try await Demo.isOpen(database, hasher: hasher))
        try await body(database)
        try await hasher.shutDown()
        try database.close()
    }

    private func snapshots(_ database: Database) async throws -> [AttemptSnapshot] {
        let store = AttemptSnapshotRows(revisions: RevisionCache())
        return try await database.read { tx in
            try AttemptRows.attempts(tx, where: "1 = 1").map { attempt in
                try #require(try store.find(attempt.id, of: attempt.person, tx))
            }
        }
    }

    @Test(
        "has a year behind it: closed finals were taken by many, with all kinds of marks, and the log gives the same ones"
    )
    func year() async throws {
        try await load(hasYear: true) { database in
            let snapshots = try await snapshots(database)
            let tests = try await database.read { try AssessmentRows.assessments($0, where: "1 = 1") }
            let closed = tests.filter { test in test.schedule.map { $0.closes <= now } == true }
            try #require(!closed.isEmpty)
            for test in closed {
                let taken = snapshots.filter { $0.attempt.assessment == test.id }
                #expect(taken.count >= 10, "\(test.title): \(taken.count)")
                #expect(taken.allSatisfy { !$0.attempt.isInProgress })
                let marks = taken.compactMap { $0.attempt.submission?.mark.thousandths }
                #expect(Set(marks).count >= 4, "\(test.title): \(marks)")
                #expect(taken.contains { $0.attempt.submission?.mark.isPass == false } || test.course != closed[0].course)
            }
            #expect(snapshots.contains { $0.attempt.submission?.reason == .expired })
            for snapshot in snapshots where snapshot.kind == .final { try requireAgreement(snapshot) }
            let open = tests.filter { test in test.schedule.map { $0.closes > now } == true }
            #expect(snapshots.allSatisfy { snapshot in !open.contains { $0.id == snapshot.attempt.assessment } })
        }
    }

    private func requireAgreement(_ snapshot: AttemptSnapshot) throws {
        let submission = try #require(snapshot.attempt.submission)
        let outcome = Outcome.marking(snapshot.questions, answers: snapshot.givenAnswers)
        #expect(submission.outcome == outcome)
        #expect(submission.mark == snapshot.course.markScheme.mark(earned: outcome.earned, possible: outcome.possible))
        #expect(outcome.total == snapshot.questions.count)
        let schedule = submission.endedAt
        #expect(snapshot.attempt.startedAt < schedule && schedule <= snapshot.attempt.deadline ?? schedule)
    }

    @Test("has no answer from after the end of its attempt, or before its beginning")
    func times() async throws {
        try await load(hasYear: true) { database in
            let odd = try await database.read { tx in
                try tx.rows(
                    """
                    SELECT answer.arrived_at FROM answer JOIN attempt ON attempt.id = answer.attempt_id
                    LEFT JOIN submission ON submission.attempt_id = attempt.id
                    WHERE answer.arrived_at < attempt.started_at OR answer.arrived_at > submission.ended_at
                    """
                ).count
            }
            #expect(odd == 0)
        }
    }

    @Test("has a quiz that its student left in the middle")
    func halfDone() async throws {
        try await load(hasYear: true) { database in
            let running = try await snapshots(database).filter(\.attempt.isInProgress)
            try #require(running.count == 1)
            let student = try #require(try await PersonStore(database: database).find(userName: "student"))
            #expect(running[0].attempt.person == student.id)
            #expect(running[0].kind == .quiz)
            #expect(!running[0].answers.isEmpty && !running[0].unanswered.isEmpty)
            #expect(running[0].attempt.startedAt < now && running[0].answers.values.allSatisfy { $0.savedAt <= now })
        }
    }

    @Test("imported again with its year changes nothing, and has nothing that vanished")
    func importedAgain() async throws {
        try await load(hasYear: true) { database in
            let again = try WrittenFolder()
            let (folder, later) = (TestSite.package.appendingPathComponent("Tests/Demo").path, now + .days(3))
            let changes = try await ImportStore(database: database, files: FileFolder(path: again.path)).apply(
                InstitutionFolder(path: folder, now: later), isDryRun: false, removesVanished: true, at: later)
            #expect(changes.isEmpty)
        }
    }

    @Test("is the same year every time")
    func same() async throws {
        var years: [[Int]] = []
        for _ in 1...2 {
            try await load(hasYear: true) { database in
                years.append(try await snapshots(database).map { $0.outcome.earned.thousandths }.sorted())
            }
        }
        #expect(years[0] == years[1])
    }

    @Test("without its year has nobody's attempt")
    func withoutYear() async throws {
        try await load(hasYear: false) { database in
            for table in ["attempt", "answer", "submission", "flag"] {
                let count = try await database.read { tx in
                    try tx.first(.init(stringLiteral: "SELECT count(*) AS n FROM \(table)")).map { try $0["n"] as Int }
                }
                #expect(count == 0, "\(table)")
            }
            #expect(try await database.read { try AssessmentRows.assessments($0, where: "1 = 1").count } == 12)
        }
    }
}
