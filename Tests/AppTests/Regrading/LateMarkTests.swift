import Database
import Testing

@testable import App

@Suite("The mark of an attempt that is marked once more")
struct LateMarkTests {
    /// Ana's final after its deadline has ended it, with an answer of the grace still waiting to be written.
    private struct Late {
        let scene: InterventionScene
        let question: ID<Question>
        let test: ID<Assessment>
        let deadline: Instant

        init(_ scene: InterventionScene) async throws {
            self.scene = scene
            question = ID(text: try await scene.site.question("strat", of: "Test final"))
            test = ID(text: TestSite.lastPart(try await scene.site.test("Test final")))
            deadline = try await scene.deadline()
            scene.site.clock.set(deadline + .minutes(1))
            try await scene.site.attempts.endExpired(at: scene.site.clock.now)
        }

        var keys: KeyCorrectionStore {
            KeyCorrectionStore(database: scene.site.database, snapshots: AttemptSnapshotRows(revisions: RevisionCache()))
        }

        /// Carmen corrects the key of the first question.
        func correct(_ right: Set<Int>) async throws {
            let (carmen, now) = (try await scene.site.person("carmen"), scene.site.clock.now)
            let editor = try #require(try await keys.loaded(question, version: nil, in: test, by: carmen))
            func asked(_ shown: String?) -> KeyCorrection {
                KeyCorrection(
                    question: question, version: editor.version.revision, test: test, key: .options(right), reason: "Greșit",
                    shown: shown)
            }
            guard case .preview(let moves, _) = try await keys.correct(asked(nil), by: carmen, at: now),
                case .applied = try await keys.correct(asked(moves.fingerprint), by: carmen, at: now)
            else { throw CancellationError() }
        }

        /// What came five seconds after the deadline gets its turn.
        func takeGraceAnswer(_ option: Int) async throws {
            let ana = try await scene.site.person("ana").id
            let change = AnswerChange(answer: .set(.options([option])), isFlagged: nil, page: nil)
            let saving = try await scene.site.answers.save(
                change, to: question, in: scene.id, of: ana, arrivedAt: deadline + .seconds(5))
            guard case .saved = saving else { throw CancellationError() }
        }

        /// What each correction says that it did to her points, the first first.
        func told() async throws -> [[Int]] {
            let id = scene.id
            return try await scene.site.database.read { tx in
                try tx.rows("SELECT old_earned, new_earned FROM mark_change WHERE attempt_id = \(id) ORDER BY sequence").map {
                    try [$0["old_earned"], $0["new_earned"]]
                }
            }
        }
    }

    /// By which scheme an attempt is marked, and with what.
    private func mark(_ scene: InterventionScene) async throws -> Mark {
        let id = scene.id
        let row = try await scene.site.database.read { tx in
            try tx.first("SELECT mark_scheme, mark FROM submission WHERE attempt_id = \(id)")
        }
        return try Mark(scheme: #require(row)["mark_scheme"], thousandths: #require(row)["mark"])
    }

    private func markByPercent(_ scene: InterventionScene) async throws {
        try await scene.site.database.write { tx in try tx.execute("UPDATE course SET mark_scheme = 'percent'") }
    }

    @Test("An answer that had waited counts by the key that was corrected meanwhile, and the correction says what it did")
    func unmoved() async throws {
        try await InterventionScene.run { scene in
            let late = try await Late(scene)
            try await late.correct([3])
            #expect(try await late.told().isEmpty)
            try await late.takeGraceAnswer(3)
            #expect(try await scene.site.submission(of: scene.attempt)?.earned == 3000)
            #expect(try await late.told() == [[1000, 3000]])
        }
    }

    @Test("What a correction said of the answer before it is said again of the one that counts")
    func moved() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.answer(1, of: scene.attempt, ["Cocoa Touch"])
            let late = try await Late(scene)
            try await late.correct([3])
            try await late.correct([1])
            #expect(try await late.told() == [[3000, 1000]])
            try await late.takeGraceAnswer(3)
            #expect(try await scene.site.submission(of: scene.attempt)?.earned == 1000)
            #expect(try await late.told() == [[1000, 3000], [3000, 1000]])
        }
    }

    @Test("A correction that was worked out before an answer got its turn is worked out again, though the mark did not move")
    func ground() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.answer(1, of: scene.attempt, ["Core OS"])
            let late = try await Late(scene)
            let (keys, carmen) = (late.keys, try await scene.site.person("carmen"))
            let editor = try #require(try await keys.loaded(late.question, version: nil, in: late.test, by: carmen))
            let before = try await scene.site.database.read { tx in try keys.ground(editor, by: carmen, tx) }
            try await late.takeGraceAnswer(3)
            #expect(try await scene.site.submission(of: scene.attempt)?.earned == 1000)
            #expect(try await scene.site.database.read { tx in try keys.ground(editor, by: carmen, tx) } != before)
        }
    }

    @Test(
        "Two saves of one page that had waited count in the order in which they came, though nobody remembers the page any more")
    func orderOfOnePage() async throws {
        try await InterventionScene.run { scene in
            let late = try await Late(scene)
            let ana = try await scene.site.person("ana").id
            for (option, second) in [(2, 5), (3, 4)] {
                let page = PageMark(nonce: "abcdef", seen: 0, sequence: second)
                _ = try await scene.site.answers.save(
                    AnswerChange(answer: .set(.options([option])), isFlagged: nil, page: page), to: late.question, in: scene.id,
                    of: ana,
                    arrivedAt: late.deadline + .seconds(second))
                let id = scene.id
                try await scene.site.database.write { tx in try tx.execute("DELETE FROM answer_page WHERE attempt_id = \(id)") }
            }
            #expect(try await scene.site.log(of: scene.attempt).last?.hasSuffix(": 2") == true)
        }
    }

    @Test("stays one of the scheme that the attempt was first marked by, though its course has another by now")
    func scheme() async throws {
        try await InterventionScene.run { scene in
            let late = try await Late(scene)
            try await markByPercent(scene)
            try await late.takeGraceAnswer(2)
            #expect(try await mark(scene) == Mark(scheme: .romanian, thousandths: 7750))
            try await late.correct([1])
            #expect(try await mark(scene) == Mark(scheme: .romanian, thousandths: 3250))
        }
    }

    @Test("stays one of that scheme when the attempt is opened again and ends again")
    func reopened() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            try await markByPercent(scene)
            try await scene.reopen()
            try await scene.ana.end(scene.attempt)
            #expect(try await mark(scene) == Mark(scheme: .romanian, thousandths: 3250))
        }
    }
}
