import Database
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import App

@Suite("A clock that is set forward while Ana works")
struct ClockJumpTests {
    /// The site's clock as a server has it: it follows the steady one, and a service watches the machine's.
    private struct Watch {
        let site: TestSite
        let machine: TestMachine
        let clock: SteadyClock
        let service: ClockService

        init(_ site: TestSite) {
            self.site = site
            machine = TestMachine(site.clock.now)
            clock = SteadyClock(machine.source)
            service = ClockService(
                clock: clock, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                moveDeadlines: ClockDeadlineStore(database: site.database).follow)
        }

        func set(by time: Milliseconds) async {
            machine.set(by: time)
            await service.check()
            site.clock.set(clock.now())
        }

        func advance(by time: Milliseconds) {
            machine.advance(by: time)
            site.clock.set(clock.now())
        }
    }

    private func changes(_ site: TestSite) async throws -> [[Int64]] {
        try await site.database.read { tx in
            try tx.rows(
                "SELECT sequence, old_deadline, new_deadline FROM deadline_change WHERE reason = 'clock' ORDER BY sequence"
            )
            .map { try [$0["sequence"], $0["old_deadline"], $0["new_deadline"]] }
        }
    }

    @Test(
        "takes no time from her, and ends nothing", arguments: [2_001, 60_000, 3_600_000, 86_400_000, 31_536_000_000] as [Int64])
    func forward(jump: Int64) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let watch = Watch(site)
            await watch.set(by: Milliseconds(count: jump))
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 0)
            let moved = ana.deadline + Milliseconds(count: jump)
            #expect(try await site.deadline(of: ana.attempt) == moved)
            #expect(try await changes(site) == [[1, ana.deadline.milliseconds, moved.milliseconds]])
            let browser = jump > Session.idleLimit.count ? try await site.returned(ana) : ana
            #expect(try await browser.answerQuietly().decoded(QuietReply.self).left == Milliseconds.minutes(10).count)
            watch.advance(by: .minutes(10))
            #expect(try await browser.answerFirst(ana.wrong).status == .seeOther)
            #expect(try await site.submission(of: ana.attempt) == nil)
            watch.advance(by: .seconds(31))
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 1)
            #expect(try #require(await site.submission(of: ana.attempt)).endedAt == moved.milliseconds)
        }
    }

    @Test("of two seconds or less moves nothing")
    func quiet() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let watch = Watch(site)
            await watch.set(by: .seconds(2))
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline)
            #expect(try await changes(site).isEmpty)
            await watch.set(by: Milliseconds(count: 1))
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline + Milliseconds(count: 2001))
        }
    }

    @Test("counts for who was in the last half minute, not for who was over, and not for a quiz")
    func others() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let bogdan = try await site.signedIn("bogdan")
            let quiz = try await bogdan.start("Exerciții")
            site.clock.set(ana.deadline + .seconds(30))
            await Watch(site).set(by: .hours(1))
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline + .hours(1))
            #expect(try await site.count("attempt WHERE deadline IS NULL") == 1)
            #expect(try await site.submission(of: quiz) == nil)

            site.clock.set(ana.deadline + .hours(1) + .seconds(31))
            await Watch(site).set(by: .hours(1))
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline + .hours(1))
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 1)
        }
    }

    @Test("an answer that was under way keeps the time at which it arrived, and counts")
    func underWay() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            let (arrived, person) = (site.clock.now, try await site.person("ana").id)
            await Watch(site).set(by: .hours(3))
            let id = ID<Attempt>(text: TestSite.lastPart(ana.attempt))
            let snapshot = try #require(try await site.attempts.snapshot(id, of: person, at: site.clock.now))
            let saving = try await site.answers.save(
                AnswerChange(answer: .set(nil), isFlagged: nil, page: nil), to: snapshot.questions[1].id, in: id, of: person,
                arrivedAt: arrived)
            guard case .saved = saving else {
                Issue.record("too late")
                return
            }
            let last = try await site.database.read { tx in try AttemptRows.log(of: id, tx).lines.last }
            #expect(last?.arrivedAt == arrived && last?.arrival == .inTime)
        }
    }

    @Test("an attempt that was begun by the old time and written down after the jump is moved as well, once")
    func latecomer() async throws {
        try await TestSite.run { site in
            let (before, store) = (site.clock.now, ClockDeadlineStore(database: site.database))
            var jump = ClockJump(size: .hours(1), at: before)
            #expect(try await store.follow(jump) == 0)
            let late = try await site.signedIn("ana").start("Test final")
            jump.adoptedAt = before
            site.clock.set(before + .hours(1))
            let new = try await site.signedIn("bogdan").start("Test final")
            for expected in [1, 0, 0] { #expect(try await store.follow(jump) == expected) }
            #expect(try await site.deadline(of: late) == before + .minutes(90))
            #expect(try await site.deadline(of: new) == before + .minutes(90))
        }
    }

    @Test("an import afterwards takes nothing of it back")
    func importAfter() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            await Watch(site).set(by: .hours(1))
            #expect(try await site.reimport().isEmpty)
            try await site.rule(.final, "limit: 45")
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline + .hours(1) + .minutes(15))
            try await site.rule(.final, "limit: 25")
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline + .hours(1) + .minutes(-5))
        }
    }
}
