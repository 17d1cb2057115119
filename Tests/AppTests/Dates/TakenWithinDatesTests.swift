import Database
import Testing

@testable import App

@Suite("Whoever has other dates takes the test within them")
struct TakenWithinDatesTests {
    private static let day = 24 * 60

    @Test("before them the test opens later, on all pages, and cannot be begun")
    func before() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let (ana, test) = (try await site.signedIn("ana"), try await site.test("Test final"))
            try await scene.give("ana", from: Self.day, to: Self.day + 60, reason: "Boală")
            let page = try await ana.get(test)
            #expect(page.text.contains(site.sentence("intervention.because", ["reason": "Boală"])))
            #expect(!page.text.contains("action=\"\(test)/attempts\""))
            #expect(!(try await ana.get("/tests").text.contains(site.closes(today: "12:00"))))
            #expect(try await ana.post(test + "/attempts").attempt == nil)
            #expect(try await site.count("attempt") == 0)
            let bogdan = try await site.signedIn("bogdan")
            #expect(!(try await bogdan.get(test).text.contains("Boală")))
            #expect(try await bogdan.post(test + "/attempts").attempt != nil)
        }
    }

    @Test("within them it is begun after everyone's closing, until their own; afterwards no more")
    func within() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let test = try await site.test("Test final")
            try await scene.give("ana", from: Self.day, to: Self.day + 60)
            site.clock.set(site.minute(Self.day + 45))
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/").text.contains(">Test final<"))
            let attempt = try await ana.start("Test final")
            #expect(try await site.deadline(of: attempt) == site.minute(Self.day + 60))
            #expect(try await site.signedIn("bogdan").post(test + "/attempts").attempt == nil)
            site.clock.set(site.minute(Self.day + 61))
            #expect(try await site.signedIn("bogdan").post(test + "/attempts").attempt == nil)
            #expect(try await ana.get("/tests").status == .ok)
        }
    }

    @Test("after them, who never came reads that it closed then")
    func after() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("ana", from: 10, to: 20)
            site.clock.set(site.minute(30))
            let ana = try await site.signedIn("ana")
            let closed = try await ana.get(site.test("Test final"))
            #expect(closed.text.contains(site.sentence("test.closed", time: "la 10:20")))
            #expect(try await site.signedIn("bogdan").get("/tests").text.contains(site.closes(today: "12:00")))
        }
    }

    @Test("they give no attempt that the policy does not allow, but for one that was annulled")
    func attempts() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let (ana, test) = (try await site.examinee(), try await site.test("Test final"))
            try await ana.browser.end(ana.attempt)
            try await scene.give("ana", from: 30, to: 3 * 60)
            site.clock.set(site.minute(2 * 60 + 30))
            let browser = try await site.signedIn("ana")
            #expect(try await browser.post(test + "/attempts").attempt == ana.attempt, "it leads to the results")
            let annulment = "/teach/attempts/\(TestSite.lastPart(ana.attempt))/annulment"
            #expect(try await site.signedIn("carmen").post(annulment, [("reason", "Boală")]).status == .seeOther)
            let next = try #require(try await browser.post(test + "/attempts").attempt)
            #expect(next != ana.attempt)
            #expect(try await site.deadline(of: next) == site.minute(3 * 60))
        }
    }

    @Test("given or removed during an attempt they move no deadline, also not when extra time moves it later")
    func running() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            let ana = try await site.examinee()
            let page = try await scene.give("ana", from: 15, to: 25)
            #expect(page.words.contains(site.words(site.sentence("flash.dates-given-running"))))
            #expect(try await site.deadline(of: ana.attempt) == site.minute(30))
            try await site.giveTime(["ana": "1,10"])
            #expect(try await site.deadline(of: ana.attempt) == site.minute(40))
            #expect(try await scene.remove().status == .seeOther)
            try await site.giveTime(["ana": "1,20"])
            #expect(try await site.deadline(of: ana.attempt) == site.minute(50))
        }
    }

    @Test("an attempt within them follows their closing, and not everyone's, when times are changed")
    func otherClosing() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("ana", from: 0, to: 4 * 60)
            site.clock.set(site.minute(3 * 60 + 45))
            let attempt = try await site.signedIn("ana").start("Test final")
            #expect(try await site.deadline(of: attempt) == site.minute(4 * 60))
            let (ana, now, test) = (try await site.person("ana").id, site.clock.now, scene.test)
            let moves = try await site.database.write { tx in
                try TimeExceptionRows.give(ExtraTime(factor: 1000, added: .minutes(7)), to: ana, in: test, tx)
                return try DeadlineAdjustmentRows.apply(in: test, evenEnding: false, at: now, tx)
            }
            #expect(moves.map(\.new) == [site.minute(4 * 60 + 7)])
        }
    }

    @Test("where the clock was set back after they were given, an attempt within them still has them")
    func clock() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site, "Test trecut")
            site.clock.set(site.minute(60))
            try await scene.give("ana", from: 0, to: 3 * 60)
            site.clock.set(site.minute(30))
            let attempt = try await site.signedIn("ana").start("Test trecut")
            let (ana, now, test) = (try await site.person("ana").id, site.clock.now, scene.test)
            let moves = try await site.database.write { tx in
                try TimeExceptionRows.give(ExtraTime(factor: 1000, added: .minutes(5)), to: ana, in: test, tx)
                return try DeadlineAdjustmentRows.apply(in: test, evenEnding: false, at: now, tx)
            }
            #expect(moves.map(\.new) == [site.minute(65)])
            #expect(try await site.deadline(of: attempt) == site.minute(65))
            try await scene.give("ana", from: Self.day, to: Self.day + 60)
            let ended = try await site.database.write { tx in
                try DeadlineAdjustmentRows.apply(in: test, evenEnding: false, at: now, tx)
            }
            #expect(ended.isEmpty, "a second change of dates is not about it either")
            #expect(try await site.deadline(of: attempt) == site.minute(65))
        }
    }

    @Test("results after everyone wait for the latest dates of anybody who studies the course")
    func results() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let scene = try await DatesScene(site)
            let ana = try await site.examinee()
            try await ana.browser.end(ana.attempt)
            try await scene.give("bogdan", from: 3 * 60, to: 5 * 60)
            func openUntil() async throws -> Instant? {
                let (now, test) = (site.clock.now, scene.test)
                return try await site.database.read { tx in
                    let tests = try AssessmentRows.assessments(tx, where: "assessment.id = \(test)")
                    return try AssessmentRows.openUntil(#require(tests.first), at: now, tx)
                }
            }
            #expect(try await openUntil() == site.minute(5 * 60))
            site.clock.set(site.minute(4 * 60))
            let browser = try await site.signedIn("ana")
            #expect(!(try await browser.get(ana.attempt + "/results").text.contains(site.sentence("results.correct"))))
            site.clock.set(site.minute(5 * 60 + 1))
            #expect(try await site.signedIn("ana").get(ana.attempt + "/results").text.contains(site.sentence("results.correct")))
            try await scene.give("bogdan", from: 6 * 60, to: 7 * 60)
            #expect(try await openUntil() == site.minute(7 * 60))
            try await site.database.write { tx in _ = try tx.execute("DELETE FROM enrolment") }
            #expect(try await openUntil() == site.minute(2 * 60), "nobody studies the course any more")
        }
    }

    @Test("until when anybody writes does not depend on whose dates are asked with")
    func whoever() async throws {
        try await TestSite.run { site in
            let test = try await DatesScene(site).test
            let bogdan = try await site.person("bogdan").id
            try await site.database.write { tx in
                try TimeExceptionRows.give(ExtraTime(factor: 1000, added: .minutes(20)), to: bogdan, in: test, tx)
            }
            site.clock.set(site.minute(115))
            let attempt = try await site.signedIn("bogdan").start("Test final")
            let deadline = try await site.deadline(of: attempt)
            let (now, later) = (site.clock.now, DateOverride(opens: site.minute(0), closes: site.minute(300)))
            let ends = try await site.database.read { tx in
                let final = try #require(try AssessmentRows.assessments(tx, where: "assessment.id = \(test)").first)
                return try [nil, later].map { try AssessmentRows.openUntil(final.taken(within: $0), at: now, tx) }
            }
            #expect(deadline == site.minute(140) && ends == [deadline + Attempt.grace, deadline + Attempt.grace])
        }
    }

    @Test("the file for a calendar has them")
    func calendar() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site)
            try await scene.give("ana", from: Self.day, to: Self.day + 60)
            let address = try await site.test("Test final") + "/calendar.ics"
            #expect(try await site.signedIn("ana").get(address).text.contains("DTSTART:20261122T080000Z"))
            #expect(try await site.signedIn("bogdan").get(address).text.contains("DTSTART:20261121T070000Z"))
        }
    }
}
