import Database
import Foundation
import Testing

@testable import App

@Suite("A receipt shows what was changed behind the server's back")
struct ReceiptTamperTests {
    /// Ana's final with all three questions answered, one of them twice, ended after twenty minutes.
    private func ended(_ site: TestSite) async throws -> (attempt: String, page: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        try await ana.answer(1, of: attempt, ["Media"])
        site.clock.advance(by: .minutes(20))
        try await ana.answerAllRightly(attempt)
        try await ana.end(attempt)
        let page = try await ana.get(attempt + "/results").link("/receipts/[^\"]+")
        let before = try await site.visitor().get(page).text
        try #require(before.contains(site.sentence("receipt.genuine")))
        return (attempt, page)
    }

    @Test("a final whose end was deleted, and which the time ends again, keeps the receipt that it had")
    func endedAgain() async throws {
        try await TestSite.run { site in
            let (_, page) = try await ended(site)
            try await site.tamper("UPDATE answer SET value = '3' WHERE sequence = 2")
            try await site.tamper("DELETE FROM submission")
            site.clock.advance(by: .hours(3))
            try await site.attempts.endExpired(at: site.clock.now)
            try await expectChanged(page, site)
        }
    }

    private func expectChanged(_ page: String, _ site: TestSite) async throws {
        let text = try await site.visitor().get(page)
        #expect(text.status == .ok)
        #expect(text.text.contains(site.sentence("receipt.changed")))
        for word in ["Test final", "noiembrie", site.sentence("receipt.genuine"), "3 din 3"] {
            #expect(!text.text.contains(word))
        }
    }

    @Test(
        "one byte or one number of an answer, of the attempt or of its end",
        arguments: [
            "answer SET value = '3' WHERE sequence = 2", "answer SET value = '1' WHERE value = '1 2'",
            "answer SET value = value || ' ' WHERE sequence = 4", "answer SET value = '' WHERE sequence = 1",
            "answer SET arrived_at = arrived_at + 1 WHERE sequence = 4",
            "answer SET arrived_at = arrived_at - 1 WHERE sequence = 1",
            "answer SET arrival = 'grace' WHERE sequence = 3", "answer SET arrival = 'late' WHERE sequence = 1",
            "answer SET sequence = 9 WHERE sequence = 4",
            "answer SET question_id = (SELECT question_id FROM answer WHERE sequence = 3) WHERE sequence = 4",
            "submission SET ended_at = ended_at + 1", "submission SET ended_at = ended_at - 60000",
            "submission SET reason = 'expired'", "attempt SET started_at = started_at + 1",
            "attempt SET deadline = deadline + 1",
            "attempt SET deadline = NULL", "attempt SET seed = seed + 1", "attempt SET ordinal = 2",
            "attempt SET person_id = (SELECT id FROM person WHERE user_name = 'bogdan')",
            "attempt SET assessment_id = (SELECT assessment_id FROM assessment_revision WHERE title = 'Exerciții')",
            "attempt SET revision_id = (SELECT id FROM assessment_revision WHERE title = 'Exerciții')",
        ])
    func changed(what: String) async throws {
        try await TestSite.run { site in
            let (_, page) = try await ended(site)
            try await site.tamper("UPDATE " + what)
            try await expectChanged(page, site)
        }
    }

    @Test(
        "an answer, or the end itself, that is there no more, and what nobody can read",
        arguments: [
            "DELETE FROM answer WHERE sequence = 1", "DELETE FROM answer", "DELETE FROM submission",
            "UPDATE attempt SET started_at = 'yesterday'", "UPDATE answer SET arrived_at = x'00' WHERE sequence = 1",
        ])
    func gone(statement: String) async throws {
        try await TestSite.run { site in
            let (_, page) = try await ended(site)
            try await site.tamper(statement)
            try await expectChanged(page, site)
        }
    }

    @Test("an answer that was put in afterwards, unless it is kept as late and does not count", arguments: ["in-time", "late"])
    func putIn(arrival: String) async throws {
        try await TestSite.run { site in
            let (_, page) = try await ended(site)
            try await site.tamper(
                """
                INSERT INTO answer (attempt_id, sequence, question_id, value, arrived_at, arrival, page, overwrote)
                SELECT attempt_id, 5, question_id, '1', arrived_at, '\(arrival)', NULL, NULL FROM answer WHERE sequence = 4
                """)
            if arrival == "in-time" { return try await expectChanged(page, site) }
            let text = try await site.visitor().get(page).text
            #expect(text.contains(site.sentence("receipt.genuine")) && text.contains("3 din 3"))
        }
    }

    @Test("but not a mark that was counted again")
    func marks() async throws {
        try await TestSite.run { site in
            let (_, page) = try await ended(site)
            try await site.tamper("UPDATE submission SET mark = 1000, earned = 0, correct = 0, incorrect = 3")
            #expect(try await site.visitor().get(page).text.contains(site.sentence("receipt.genuine")))
        }
    }

    @Test("cannot be made right again without the key: a code of one's own is not believed")
    func forged() async throws {
        try await TestSite.run { site in
            let (attempt, _) = try await ended(site)
            try await site.tamper("UPDATE answer SET value = '3' WHERE sequence = 2")
            let id = ID<Attempt>(text: TestSite.lastPart(attempt))
            let forged = try #require(
                try await site.database.read { tx in try ReceiptRows(key: .sample).code(of: id, tx) })
            try await site.tamper("UPDATE receipt SET code = '\(forged.text)'")
            try await expectChanged(ReceiptRoutes.receipt(forged), site)
            try await site.tamper("UPDATE receipt SET key_name = '\(ReceiptKey.sample.name)'")
            let page = try await site.visitor().get(ReceiptRoutes.receipt(forged)).text
            #expect(page.contains(site.sentence("receipt.other-key")))
            #expect(!page.contains("Test final"))
        }
    }

    @Test("says, when its key was lost or replaced, that nothing can be said")
    func otherKey() async throws {
        try await TestSite.run { site in
            let (attempt, _) = try await ended(site)
            let code = try await site.receipt(of: attempt)
            let snapshots = AttemptSnapshotRows(revisions: RevisionCache())
            let replaced = ReceiptStore(database: site.database, snapshots: snapshots)
            #expect(try await replaced.check(code) == .otherKey)
            #expect(try await replaced.countOfOtherKeys() == 1)
            #expect(try await site.receipts.countOfOtherKeys() == 0)
            #expect(try await replaced.issueMissing(at: site.clock.now) == 0)
            let key = try ReceiptKey(folder: site.folder.appendingPathComponent("keys").path)
            let restarted = ReceiptStore(
                database: site.database,
                snapshots: AttemptSnapshotRows(revisions: RevisionCache(), receipts: ReceiptRows(key: key)))
            guard case .genuine? = try await restarted.check(code) else {
                Issue.record("not genuine after the server was started again")
                return
            }
        }
    }
}
