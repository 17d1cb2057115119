import Database
import Testing

@testable import App

@Suite("A teacher opens an attempt again")
struct InterventionReopeningTests {
    @Test("Ana goes on with her answers until the new end, and is marked anew")
    func goesOn() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            let first = try #require(try await scene.site.submission(of: scene.attempt))
            try await scene.later(50)
            #expect(try await scene.carmen.get(scene.taught + "/reopening").status == .ok)
            #expect(try await scene.reopen("15").location == scene.taught)
            #expect(try await scene.deadline() == scene.site.clock.now + .minutes(15))
            #expect(try await !scene.isEnded())
            let page = try await scene.ana.get(scene.attempt + "/questions/2")
            #expect(page.status == .ok && page.text.contains("Din greșeală"))
            #expect(ShownQuestion(page.text).ticked == ["Foundation", "Core Data"])
            try await scene.ana.answerAllRightly(scene.attempt)
            try await scene.ana.end(scene.attempt)
            let second = try #require(try await scene.site.submission(of: scene.attempt))
            #expect(second.earned > first.earned && second.endedAt == scene.site.clock.now.milliseconds)
            let seen = try await scene.carmen.get(scene.taught)
            #expect(seen.words.contains(scene.site.words(scene.site.sentence("intervention.had-mark", ["mark": "3,25"]))))
        }
    }

    @Test("what was left when it was ended is offered; nothing is where the time had run out")
    func offersWhatWasLeft() async throws {
        try await InterventionScene.run { scene in
            try await scene.later(22)
            scene.site.clock.advance(by: .seconds(1))
            try await scene.ana.end(scene.attempt)
            try await scene.later(9)
            let page = try await scene.carmen.get(scene.taught + "/reopening")
            #expect(page.text.contains(#/id="minutes"[^>]*value="8"/#))
            #expect(page.words.contains(scene.site.sentence("intervention.reopen-left", n: 8)))
        }
        try await InterventionScene.run { scene in
            try await scene.later(31)
            let page = try await scene.carmen.get(scene.taught + "/reopening")
            #expect(page.text.contains(#/id="minutes"[^>]*value=""/#))
        }
    }

    @Test("the receipt of the first end says that it was opened again, and the new one is genuine")
    func receipts() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            let old = try await scene.site.receipt(of: scene.attempt)
            scene.site.clock.advance(by: .minutes(1))
            try await scene.reopen()
            let check = try await scene.site.visitor().get("/receipts/\(old)")
            #expect(check.status == .ok && check.words.contains(scene.site.sentence("receipt.reopened")))
            #expect(!check.text.contains("Ana") && !check.text.contains("Test final"))
            scene.site.clock.advance(by: .minutes(1))
            try await scene.ana.end(scene.attempt)
            let new = try await scene.site.receipt(of: scene.attempt)
            #expect(new != old)
            #expect(try await scene.site.visitor().get("/receipts/\(new)").words.contains(scene.site.sentence("receipt.genuine")))
            #expect(
                try await scene.site.visitor().get("/receipts/\(old)").words.contains(scene.site.sentence("receipt.reopened")))
        }
    }

    @Test("the new end stays when rules are changed, and the time runs out at it")
    func keepsItsEnd() async throws {
        try await InterventionScene.run { scene in
            try await scene.later(45)
            try await scene.reopen("15")
            let end = scene.site.clock.now + .minutes(15)
            try await scene.site.reimport()
            #expect(try await scene.deadline() == end)
            try await scene.site.giveTime(["ana": ",5"])
            #expect(try await scene.deadline() == end + .minutes(5))
            try await scene.site.attempts.endExpired(at: end + .minutes(6))
            #expect(try await scene.site.submission(of: scene.attempt)?.reason == "expired")
            #expect(try await scene.site.submission(of: scene.attempt)?.endedAt == (end + .minutes(5)).milliseconds)
        }
    }

    @Test("pressed twice it is opened once; while it runs there is nothing to open")
    func twice() async throws {
        try await InterventionScene.run { scene in
            try await scene.reopen()
            #expect(try await scene.site.count("intervention") == 0)
            try await scene.end()
            try await scene.reopen("15")
            let end = try await scene.deadline()
            try await scene.reopen("30")
            #expect(try await scene.deadline() == end)
            #expect(try await scene.site.count("intervention") == 2)
        }
    }

    @Test("not when its student has begun another attempt")
    func hasNext() async throws {
        try await InterventionScene.run { scene in
            let first = try await scene.ana.start("Exerciții")
            try await scene.ana.end(first)
            let second = try await scene.ana.start("Exerciții")
            #expect(first != second)
            let taught = "/teach" + first
            let reply = try await scene.carmen.post(taught + "/reopening", [("reason", "x")])
            #expect(try await scene.carmen.follow(reply).words.contains(scene.site.sentence("flash.attempt-has-next")))
            #expect(try await scene.site.submission(of: first) != nil)
            let page = try await scene.carmen.get(taught)
            #expect(!page.text.contains(taught + "/reopening"))
        }
    }

    @Test("practice has no end, and needs no minutes; a final does, and everything a reason")
    func fields() async throws {
        try await InterventionScene.run { scene in
            let quiz = try await scene.ana.start("Exerciții")
            try await scene.ana.end(quiz)
            try await scene.carmen.post("/teach" + quiz + "/reopening", [("reason", "x")])
            #expect(try await scene.site.submission(of: quiz) == nil)
            try await scene.end()
            for (minutes, reason) in [("", "x"), ("15", ""), ("999", "x")] {
                let reply = try await scene.reopen(minutes, because: reason)
                #expect(reply.status == .unprocessableContent)
            }
            #expect(try await scene.isEnded())
        }
    }

    @Test("a teacher of another course does none of it")
    func foreign() async throws {
        try await InterventionScene.run { scene in
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM course_teacher WHERE course_id IN (SELECT id FROM course WHERE code = 'PDM301')")
            }
            let before = try await scene.deadline()
            let form = [("minutes", "5"), ("reason", "x")]
            for address in ["/minutes", "/ending", "/reopening"] {
                #expect(try await scene.carmen.post(scene.taught + address, form).status == .notFound)
            }
            #expect(try await scene.carmen.post(scene.test() + "/minutes", form).status == .notFound)
            for address in [scene.taught, scene.taught + "/ending", try await scene.test() + "/attempts.csv"] {
                #expect(try await scene.carmen.get(address).status == .notFound)
            }
            let ended = try await !scene.isEnded()
            #expect(try await scene.deadline() == before && ended)
        }
    }
}
