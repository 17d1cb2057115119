import Database
import HTTPTypes
import Testing

@testable import App

@Suite("A deadline that an import moves while Ana works")
struct ChangedDeadlineTests {
    struct Change: CustomTestStringConvertible {
        let what: String
        /// Where the deadline then is, after ten o'clock.
        let minutes: Int
        var seconds = 0
        /// How the import says it.
        let said: String
        let make: @Sendable (TestSite) async throws -> [ImportChange]

        var testDescription: String { what }

        static func setting(_ setting: String, _ minutes: Int, _ said: String) -> Change {
            Change(what: setting, minutes: minutes, said: said) { try await $0.rule(.final, setting) }
        }

        static func person(_ time: String, _ minutes: Int, _ said: String, seconds: Int = 0) -> Change {
            Change(what: "people.csv: " + time, minutes: minutes, seconds: seconds, said: said) {
                try await $0.giveTime(["ana": time])
            }
        }
    }

    /// All of them made twenty minutes in.
    static let changes: [Change] = [
        .person("1.5,", 45, "+15 min"), .person("1.25,", 37, "+450 s", seconds: 30), .person(",10", 40, "+10 min"),
        .person("1.5,10", 55, "+25 min"),
        .setting("extra-time:\n  ana: {factor: 2}", 60, "+30 min"), .setting("limit: 45", 45, "+15 min"),
        .setting("limit: 25", 25, "-5 min"), .setting("limit: 20", 20, "-10 min"), .setting("limit: 5", 20, "-10 min"),
        .setting("closes: 2026-11-21 10:25", 25, "-5 min"), .setting("closes: 2026-11-21 10:10", 20, "-10 min"),
        .setting("closes: 2026-11-21 09:30", 20, "-10 min"),
    ]

    private func moves(_ site: TestSite) async throws -> [[Int64]] {
        try await site.database.read { tx in
            try tx.rows("SELECT sequence, changed_at, old_deadline, new_deadline FROM deadline_change ORDER BY sequence")
                .map { try [$0["sequence"], $0["changed_at"], $0["old_deadline"], $0["new_deadline"]] }
        }
    }

    @Test(
        "holds from the next request on, is written down, and never lies before the import", arguments: changes)
    func moved(change: Change) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let (now, expected) = (site.clock.now, site.minute(change.minutes, Int64(change.seconds) * 1000))
            let changes = try await change.make(site)
            #expect(
                changes.filter { $0.subject == .deadline }
                    == [ImportChange(verb: .changed, subject: .deadline, name: "mobile/final/ana \(change.said)")])
            #expect(try await site.deadline(of: ana.attempt) == expected)
            #expect(
                try await moves(site) == [[1, now.milliseconds, ana.deadline.milliseconds, expected.milliseconds]])
            let reply = try await ana.answerQuietly().decoded(QuietReply.self)
            #expect(reply.left == (expected - now).count)
            let until = site.sentence("question.until", time: change.minutes == 60 ? "11:00" : "10:\(change.minutes)")
            #expect(reply.until == until)
            let page = try await ana.browser.get(ana.first).text
            #expect(page.contains(until))
            #expect(page.contains("data-left=\"\((expected - now).count)\""))
            let minutes = (expected - now).minutesRoundedUp
            let left =
                minutes > 5
                ? site.sentence("question.minutes-left", ["n": "\(minutes)"])
                : site.sentence("question.seconds-left", time: "\(minutes):00")
            #expect(page.contains(left))
        }
    }

    @Test("a page that was made before believes the old time; what it sends later counts all the same")
    func stalePage() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let page = try await ana.browser.get(ana.first)
            #expect(page.text.contains(site.sentence("question.until", time: "10:30")))
            site.clock.set(site.minute(29))
            try await site.rule(.final, "limit: 45")
            site.clock.set(site.minute(40))
            let answer = try await ana.browser.post(
                ana.first, [("page", #require(page.hidden("page"))), ("choice[]", ana.right), ("go", "next")])
            #expect(answer.location == "\(ana.attempt)/questions/2")
            #expect(try await site.arrivals(of: ana.attempt) == ["servicii: 1 2 in-time", "strat: 2 in-time"])
            try await ana.browser.end(ana.attempt)
            #expect(try #require(await site.submission(of: ana.attempt)) == ("submitted", site.minute(40).milliseconds, 3000))
        }
    }

    @Test("brought forward to now, it leaves the half minute for what is under way")
    func broughtForward() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await site.rule(.final, "limit: 10")
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await ana.browser.get(ana.first).location == "\(ana.attempt)/results")
            site.clock.set(site.minute(20, 30_000))
            #expect(try await ana.answerFirst().location == "\(ana.attempt)/results")
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 grace")
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await ana.browser.open(ana.attempt).text.contains("3 din 4"))
            #expect(try await site.submission(of: ana.attempt)?.endedAt == site.minute(20).milliseconds)
        }
    }

    @Test("a second change is written below the first; an import that changes nothing writes nothing")
    func twice() async throws {
        try await TestSite.run { site in
            _ = try await site.examinee()
            try await site.rule(.final, "limit: 40")
            site.clock.set(site.minute(25))
            #expect(try await site.reimport().isEmpty)
            try await site.giveTime(["ana": "1.5,"])
            let (start, rows) = (site.minute(0).milliseconds, try await moves(site))
            #expect(rows.map { $0[1] - start } == [20 * 60_000, 25 * 60_000])
            #expect(rows.map { $0[3] - start } == [40 * 60_000, 60 * 60_000])
            #expect(rows.map { $0[0] } == [1, 2])
            #expect(try await site.rule(.final, "pause: 5").allSatisfy { $0.subject == .assessment })
        }
    }

    @Test("a dry run says it and moves nothing")
    func dryRun() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await site.rule(.final, "limit: 45")
            let changes = try await site.reimport(isDryRun: true) { folder in
                try rewrite(folder.appendingPathComponent(SampleDocument.final.rawValue), "limit: 45", "limit: 50")
            }
            #expect(changes.filter { $0.subject == .deadline }.map(\.name) == ["mobile/final/ana +5 min"])
            #expect(try await site.deadline(of: ana.attempt) == site.minute(45))
            #expect(try await moves(site).count == 1)
        }
    }
}
