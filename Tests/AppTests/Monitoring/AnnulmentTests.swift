import Database
import Foundation
import Testing

@testable import App

@Suite("A teacher annuls an attempt")
struct AnnulmentTests {
    private static func store(_ scene: InterventionScene) -> AnnulmentStore {
        AnnulmentStore(database: scene.site.database, snapshots: AttemptSnapshotRows(revisions: RevisionCache()))
    }

    private static func statistics(_ scene: InterventionScene) async throws -> StatisticsStore.Overview {
        let store = StatisticsStore(database: scene.site.database, revisions: RevisionCache())
        let test = ID<Assessment>(text: TestSite.lastPart(try await scene.test()))
        return try #require(try await store.find(test, by: scene.site.person("carmen")))
    }

    @Test("Ana sees that it was annulled and why, and no mark, no answer that is right, nothing to save or send")
    func student() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            #expect(try await scene.ana.get(scene.attempt + "/results").words.contains("3,25"))
            scene.site.clock.advance(by: .minutes(1))
            #expect(try await scene.annul(because: "A copiat <tot>").location == scene.taught)
            let page = try await scene.ana.get(scene.attempt + "/results")
            #expect(page.status == .ok && page.words.contains(scene.site.sentence("annulment.title")))
            #expect(page.text.contains("A copiat &lt;tot&gt;") && !page.words.contains("3,25"))
            for part in ["/report.html", "/report.txt", "/sharing"] {
                #expect(try await scene.ana.get(scene.attempt + part).location == scene.attempt + "/results")
            }
            // The log of her answers stays hers.
            #expect(try await scene.ana.get(scene.attempt + "/log").status == .ok)
            let test = try await scene.ana.get(scene.site.test("Test final"))
            #expect(test.text.contains(scene.attempt + "/results") && !test.words.contains("3,25"))
            #expect(try await !scene.ana.get("/tests").words.contains("3,25"))
        }
    }

    @Test("she may begin again while the test is open: the annulled attempt is none of those she has used")
    func again() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            let begin = try await scene.site.test("Test final") + "/attempts"
            try await scene.ana.post(begin)
            #expect(try await Self.ordinals(scene) == [1])
            try await scene.annul()
            let second = try await scene.ana.start("Test final")
            #expect(try await Self.ordinals(scene) == [1, 2])
            try await scene.ana.end(second)
            #expect(try await scene.ana.get(second + "/results").status == .ok)
            // One that counts is as many as there may be.
            try await scene.ana.post(begin)
            #expect(try await Self.ordinals(scene) == [1, 2])
        }
    }

    private static func ordinals(_ scene: InterventionScene) async throws -> [Int] {
        try await scene.site.database.read { tx in
            try tx.rows("SELECT ordinal FROM attempt ORDER BY ordinal").map { try $0["ordinal"] }
        }
    }

    @Test("one in progress ends first, with the answers so far and a receipt")
    func inProgress() async throws {
        try await InterventionScene.run { scene in
            scene.site.clock.advance(by: .minutes(3))
            let confirmation = try await scene.carmen.get(scene.taught + "/annulment")
            #expect(confirmation.words.contains(scene.site.sentence("annulment.ends")))
            try await scene.annul()
            #expect(try await scene.isEnded())
            #expect(try await scene.site.submission(of: scene.attempt)?.endedAt == scene.site.clock.now.milliseconds)
            #expect(try await scene.ana.get(scene.attempt + "/questions/1").location == scene.attempt + "/results")
            #expect(try await scene.site.receipt(of: scene.attempt).text.isEmpty == false)
        }
    }

    @Test("one whose time is up ends at its deadline, in the grace and after it", arguments: [5, 60])
    func timeIsUp(seconds: Int) async throws {
        try await InterventionScene.run { scene in
            let end = try await scene.deadline()
            scene.site.clock.set(end + .seconds(seconds))
            let carmen = try await scene.site.person("carmen")
            let done = try await Self.store(scene).annul(scene.id, because: "De probă", by: carmen, at: scene.site.clock.now)
            #expect(done == true)
            #expect(try await scene.site.submission(of: scene.attempt)?.endedAt == end.milliseconds)
        }
    }

    @Test("the list, the file and the attempt say who annulled it, when and why; figures and results are without it")
    func teacher() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            #expect(try await Self.statistics(scene).attempts.count == 1)
            try await scene.annul(because: "A copiat")
            #expect(try await Self.statistics(scene).attempts.isEmpty)
            let list = try await scene.carmen.get(scene.test() + "/attempts")
            #expect(list.words.contains(scene.site.sentence("watch.annulled")) && list.words.contains("A copiat · Carmen Brânză"))
            #expect(!list.words.contains("3,25 ·"))
            let chosen = try await scene.carmen.get(scene.test() + "/attempts?state=annulled").text
            #expect(chosen.contains("Țîrlea Ana") && !chosen.contains("Șerban Bogdan"))
            let file = try await scene.carmen.get(scene.test() + "/attempts.csv").text
            #expect(file.contains("A copiat") && !file.contains("3.25"))
            let page = try await scene.carmen.get(scene.taught)
            #expect(page.words.contains(scene.site.sentence("annulment.annulled", ["name": "Carmen Brânză"])))
            #expect(!page.words.contains("3,25") && !page.text.contains("/points/") && !page.text.contains("/reopening"))
            let id = scene.id
            let question = try await scene.site.database.read { tx in
                try tx.first("SELECT question_id FROM answer WHERE attempt_id = \(id)")?["question_id"] as String?
            }
            #expect(try await scene.carmen.get(scene.taught + "/points/\(question ?? "")").status == .notFound)
        }
    }

    @Test("her receipt stays genuine, and says that the attempt was annulled; the reason is nobody else's business")
    func receipt() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            let receipt = try await scene.site.receipt(of: scene.attempt)
            scene.site.clock.advance(by: .minutes(5))
            try await scene.annul(because: "A copiat")
            let page = try await scene.site.visitor().get("/receipts/\(receipt)")
            let time = scene.site.site.strings(.romanian).formats.onDayAtClock(scene.site.clock.now)
            #expect(page.words.contains(scene.site.sentence("receipt.genuine")) && page.words.contains("anulat"))
            #expect(page.words.contains(scene.site.words(time)) && !page.text.contains("A copiat"))
            try await scene.restore()
            #expect(try await !scene.site.visitor().get("/receipts/\(receipt)").words.contains("anulat"))
        }
    }

    @Test("it is restored with its mark, and annulled once more; each is a row that stays")
    func restored() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            try await scene.annul()
            #expect(try await scene.carmen.get(scene.taught + "/restoration").status == .ok)
            let reply = try await scene.restore()
            #expect(try await scene.carmen.follow(reply).words.contains(scene.site.sentence("flash.annulment-restored")))
            #expect(try await scene.ana.get(scene.attempt + "/results").words.contains("3,25"))
            #expect(try await Self.statistics(scene).attempts.count == 1)
            let twice = try await scene.restore()
            #expect(try await scene.carmen.follow(twice).words.contains(scene.site.sentence("flash.annulment-not")))
            try await scene.annul()
            let again = try await scene.annul()
            #expect(try await scene.carmen.follow(again).words.contains(scene.site.sentence("flash.annulled-already")))
            #expect(try await scene.site.count("annulment") == 3)
            let data = try await scene.ana.get("/account/data.json").text
            #expect(data.contains("\"restored\"") && data.contains("A copiat") && !data.contains("Carmen Br"))
            #expect(try await scene.ana.get("/account/data").words.contains("A copiat"))
        }
    }

    @Test("once another attempt was begun it is not restored, even if that one is annulled as well")
    func hasOther() async throws {
        try await InterventionScene.run { scene in
            try await scene.annul()
            let second = try await scene.ana.start("Test final")
            let sentence = scene.site.sentence("flash.annulment-has-other")
            let reply = try await scene.restore()
            #expect(try await scene.carmen.follow(reply).words.contains(sentence))
            #expect(try await scene.carmen.get(scene.taught + "/restoration").location == scene.taught)
            #expect(try await !scene.carmen.get(scene.taught).text.contains("/restoration"))
            let later = MonitoringRoutes.attempt(ID(text: TestSite.lastPart(second)))
            _ = try await scene.carmen.post(later + "/annulment", [("reason", "De probă")])
            _ = try await scene.restore()
            #expect(try await scene.site.count("annulment") == 2)
        }
    }

    @Test("an attempt before an annulled one can be reopened; the annulled one stays annulled while that goes on")
    func reopened() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            try await scene.annul()
            let second = MonitoringRoutes.attempt(ID(text: TestSite.lastPart(try await scene.ana.start("Test final"))))
            // What is annulled is not opened again.
            let refused = try await scene.reopen()
            #expect(try await scene.carmen.follow(refused).words.contains(scene.site.sentence("flash.attempt-is-annulled")))
            _ = try await scene.carmen.post(second + "/annulment", [("reason", "Era prima")])
            let id = scene.id
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM annulment WHERE attempt_id = \(id)") }
            try await scene.reopen()
            #expect(try await !scene.isEnded())
            let restoring = try await scene.carmen.post(second + "/restoration", [("reason", "Totuși")])
            #expect(
                try await scene.carmen.follow(restoring).words.contains(scene.site.sentence("flash.annulment-has-other")))
        }
    }

    @Test("a reason is needed, and comes back as it was typed when it is too long")
    func reason() async throws {
        try await InterventionScene.run { scene in
            let empty = try await scene.annul(because: " ")
            #expect(empty.status == .unprocessableContent)
            #expect(empty.words.contains(scene.site.sentence("correction.reason-missing")))
            let long = try await scene.annul(because: "<" + String(repeating: "a", count: 501))
            #expect(long.status == .unprocessableContent && long.text.contains("&lt;aaa"))
            #expect(try await scene.site.count("annulment") == 0)
            #expect(try await !scene.isEnded())
        }
    }

    @Test("the table takes no attempt that is annulled twice in turn")
    func twiceTheSame() async throws {
        try await InterventionScene.run { scene in
            try await scene.annul()
            await #expect(throws: (any Error).self, "twice annulled in turn does not insert") {
                try await scene.site.database.write { tx in
                    try tx.execute(
                        """
                        INSERT INTO annulment (attempt_id, sequence, kind, person_id, made_at, reason)
                        SELECT attempt_id, 2, 'annulled', person_id, made_at, reason FROM annulment
                        """)
                }
            }
        }
    }
}
