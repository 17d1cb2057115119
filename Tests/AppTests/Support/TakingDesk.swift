import Database
import Foundation
import Testing

@testable import App

/// The stores through which a test is taken, on a real database, with times that the test gives.
struct TakingDesk {
    let importing: Importing
    let attempts: AttemptStore
    let answers: AnswerStore
    let ana: Viewer
    let start: Instant

    init(_ files: [String: String]) async throws {
        importing = try Importing(files)
        try await importing.run()
        let sittings = SittingStore(revisions: RevisionStore())
        attempts = AttemptStore(database: importing.database, sittings: sittings)
        answers = AnswerStore(database: importing.database, sittings: sittings)
        let person = try #require(try await PersonStore(database: importing.database).find(userName: "ana"))
        ana = Viewer(
            id: person.id, userName: "ana", fullName: person.fullName, roles: person.roles, language: nil,
            session: ID(text: "test"))
        start = importing.start
    }

    /// Starts an attempt of Ana's at the test of a key.
    func begin(_ key: String, seed: Int64, at now: Instant) async throws -> Sitting {
        let row = try await importing.database.read { tx in
            try tx.first("SELECT id FROM assessment WHERE assessment_key = \(key)")
        }
        let begun = try await attempts.start(#require(row)["id"], for: ana, seed: seed, at: now)
        guard case .sitting(let id) = begun else { throw CancellationError() }
        return try await sitting(id, at: now)
    }

    func sitting(_ id: ID<Attempt>, at now: Instant) async throws -> Sitting {
        try #require(try await attempts.sitting(id, of: ana.id, at: now))
    }

    @discardableResult
    func save(
        _ change: AnswerChange, fields: PageFields? = nil, to question: ID<Question>, in sitting: Sitting, at arrivedAt: Instant
    ) async throws -> AnswerStore.Saving {
        try await answers.save(
            change, fields: fields, to: question, in: sitting.attempt.id, of: ana.id, arrivedAt: arrivedAt)
    }

    /// What a question page posts, as the site takes it.
    func post(_ form: AnswerForm, to number: Int, in sitting: Sitting, at arrivedAt: Instant) async throws -> AnswerStore.Saving {
        let (question, seed) = (sitting.questions[number - 1], sitting.attempt.seed)
        return try await save(
            form.change(of: question, number: number, seed: seed), fields: form.fields(of: question, number: number, seed: seed),
            to: question.id, in: sitting, at: arrivedAt)
    }

    /// The rows of an attempt's answers as they are on disk.
    func rows(of sitting: Sitting) async throws -> [Row] {
        let id = sitting.attempt.id
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
