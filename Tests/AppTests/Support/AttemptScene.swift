import Database
import Foundation
import Testing

@testable import App

/// The stores through which a test is taken, on a real database, with times that the test gives.
struct AttemptScene {
    let importing: Importing
    let attempts: AttemptStore
    let answers: AnswerStore
    let questions: OpenQuestionStore
    let ana: Viewer
    let start: Instant

    init(_ files: [String: String]) async throws {
        importing = try Importing(files)
        try await importing.run()
        let snapshots = AttemptSnapshotRows(revisions: RevisionCache())
        attempts = AttemptStore(database: importing.database, snapshots: snapshots)
        answers = AnswerStore(database: importing.database, snapshots: snapshots)
        questions = OpenQuestionStore(database: importing.database, snapshots: snapshots)
        let person = try #require(try await PersonStore(database: importing.database).find(userName: "ana"))
        ana = Viewer(
            id: person.id, userName: "ana", fullName: person.fullName, roles: person.roles, language: nil,
            session: ID(text: "test"))
        start = importing.start
    }

    /// Starts an attempt of Ana's at the test of a key.
    func begin(_ key: String, seed: Int64, at now: Instant) async throws -> AttemptSnapshot {
        let row = try await importing.database.read { tx in
            try tx.first("SELECT id FROM assessment WHERE assessment_key = \(key)")
        }
        let begun = try await attempts.start(#require(row)["id"], for: ana, seed: seed, at: now)
        guard case .begun(let id) = begun else { throw CancellationError() }
        return try await snapshot(id, at: now)
    }

    func snapshot(_ id: ID<Attempt>, at now: Instant) async throws -> AttemptSnapshot {
        try #require(try await attempts.snapshot(id, of: ana.id, at: now))
    }

    /// Each question by itself stands as it does in the whole attempt.
    func compare(_ snapshot: AttemptSnapshot, at now: Instant) async throws {
        for (index, question) in snapshot.questions.enumerated() {
            let open = try #require(try await questions.find(index + 1, of: snapshot.attempt.id, by: ana.id, at: now))
            let whole = OpenQuestion(question, number: index + 1, in: snapshot)
            #expect(open.states == whole.states && open.unreadable == whole.unreadable)
            #expect(open.saved == whole.saved && open.isFlagged == whole.isFlagged && open.logLength == whole.logLength)
            #expect(open.question.id == question.id && open.total == whole.total && open.language == whole.language)
            #expect(open.attempt.deadline == snapshot.attempt.deadline && open.testTitle == whole.testTitle)
        }
        for (number, person) in [(0, ana.id), (snapshot.questions.count + 1, ana.id), (1, ID(text: "somebody"))] {
            let nothing = try await questions.find(number, of: snapshot.attempt.id, by: person, at: now)
            #expect(nothing == nil)
        }
    }

    @discardableResult
    func save(
        _ change: AnswerChange, to question: ID<Question>, in snapshot: AttemptSnapshot, at arrivedAt: Instant
    ) async throws -> AnswerStore.Saving {
        try await answers.save(
            change, to: question, in: snapshot.attempt.id, of: ana.id, arrivedAt: arrivedAt)
    }

    /// What a question page posts, as the site takes it.
    func post(_ form: AnswerForm, to number: Int, in snapshot: AttemptSnapshot, at arrivedAt: Instant) async throws
        -> AnswerStore.Saving
    {
        let (question, seed) = (snapshot.questions[number - 1], snapshot.attempt.seed)
        return try await save(
            form.change(of: question, number: number, seed: seed), to: question.id, in: snapshot, at: arrivedAt)
    }

    /// The rows of an attempt's answers as they are on disk.
    func rows(of snapshot: AttemptSnapshot) async throws -> [Row] {
        let id = snapshot.attempt.id
        return try await importing.database.read { tx in
            try tx.rows("SELECT * FROM answer WHERE attempt_id = \(id) ORDER BY sequence")
        }
    }
}

/// A test with every kind of question, penalties, a draw and another order in every attempt: `every-kind` for practice as often
/// as one likes, `exam` with fourteen minutes.
enum EveryKind {
    static let files = SmallInstitution.files.merging([
        "2-mobile/tests/7-every-kind.md": "---\ntitle: De toate\nkind: quiz\n" + body,
        "2-mobile/tests/8-exam.md":
            "---\ntitle: Examen\nkind: final\nopens: -1d 09:00\ncloses: +300d 09:00\nlimit: 14\nattempts: 100\n" + body,
    ]) { _, new in new }

    private static let body = """
        questions: shuffled
        credit: per-option
        penalty: 0.25
        draw:
          Limbajul: 2
        ---

        ## Straturi

        ### Una? {#una points=2}

        - [x] Da
        - [ ] Nu
        - [ ] Poate

        ### Mai multe? {#multe points=1.5}

        - [x] A
        - [x] B
        - [ ] C
        - [ ] D

        ### Cât? {#cat penalty=1}

        = 3.14 ± 0.01

        ## Limbajul

        ### Cine? {#cine case=fold}

        = Știința | UIKit

        ### Câți? {#cati points=3 penalty=0}

        = 7

        ### Care? {#care order=fixed}

        - [ ] A
        - [x] B
        """
}
