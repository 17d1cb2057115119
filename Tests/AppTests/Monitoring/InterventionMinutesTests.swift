import Database
import Testing

@testable import App

@Suite("A teacher gives more minutes")
struct InterventionMinutesTests {
    @Test("Ana's end moves by ten minutes, and her question page says who did it and when")
    func toOne() async throws {
        try await InterventionScene.run { scene in
            let before = try await scene.deadline()
            scene.site.clock.advance(by: .minutes(5))
            let reply = try await scene.give("10", because: "Alarmă de incendiu")
            #expect(reply.location == scene.taught)
            #expect(try await scene.deadline() == before + .minutes(10))
            let now = scene.site.clock.now
            let time = ["time": scene.site.site.strings(.romanian).formats.atNear(now, now: now)]
            let page = try await scene.ana.get(scene.attempt + "/questions/1")
            #expect(page.words.contains(scene.site.sentence("intervention.own-minutes", n: 10, time)))
            #expect(page.text.contains("Alarmă de incendiu"))
            let seen = try await scene.carmen.get(scene.taught)
            #expect(seen.words.contains("Carmen Brânză") && seen.text.contains("Alarmă de incendiu"))
        }
    }

    @Test("one page gives them once, however often its button is pressed and by whomever")
    func once() async throws {
        try await InterventionScene.run { scene in
            let before = try await scene.deadline()
            let shown = try #require(try await scene.carmen.get(scene.taught).hidden("shown"))
            scene.site.clock.advance(by: .seconds(7))
            for _ in 0..<2 { try await scene.give("10", shown: shown) }
            let dan = try await scene.site.signedIn("dan")
            let late = try await dan.post(scene.taught + "/minutes", [("minutes", "10"), ("shown", shown)])
            #expect(late.location == scene.taught)
            #expect(try await dan.follow(late).words.contains(scene.site.sentence("flash.minutes-already")))
            #expect(try await scene.deadline() == before + .minutes(10))
            #expect(try await scene.site.count("intervention") == 1)
            scene.site.clock.advance(by: .seconds(1))
            try await scene.give("5")
            #expect(try await scene.deadline() == before + .minutes(15))
        }
    }

    @Test("all who are in the middle of it get them, each attempt once; those who ended do not")
    func toAll() async throws {
        try await InterventionScene.run { scene in
            let bogdan = try await scene.site.signedIn("bogdan")
            let his = try await bogdan.start("Test final")
            try await scene.site.enrol("dan")
            let dan = try await scene.site.signedIn("dan")
            let ended = try await dan.start("Test final")
            try await dan.end(ended)
            let practice = try await bogdan.start("Exerciții")
            let old = try await (scene.deadline(), scene.site.deadline(of: his), scene.site.deadline(of: ended))
            let test = try await scene.test()
            let page = try await scene.carmen.get(test + "/minutes")
            #expect(page.status == .ok && page.words.contains(scene.site.sentence("intervention.all", n: 2)))
            let shown = try #require(page.hidden("shown"))
            scene.site.clock.advance(by: .seconds(1))
            for _ in 0..<2 {
                let reply = try await scene.carmen.post(test + "/minutes", [("minutes", "20"), ("shown", shown)])
                #expect(reply.location == test + "/attempts")
            }
            let new = try await (scene.deadline(), scene.site.deadline(of: his), scene.site.deadline(of: ended))
            #expect(new.0 == old.0 + .minutes(20) && new.1 == old.1 + .minutes(20) && new.2 == old.2)
            #expect(try await scene.site.count("intervention") == 2)
            #expect(try await bogdan.get(practice + "/questions/1").status == .ok)
        }
    }

    @Test("of the attempts at other tests none is read: one that cannot be read is in nobody's way")
    func othersAreNotRead() async throws {
        try await InterventionScene.run { scene in
            let bogdan = try await scene.site.signedIn("bogdan")
            let other = TestSite.lastPart(try await bogdan.start("Exerciții"))
            let old = try await scene.deadline()
            try await scene.site.database.write { tx in
                _ = try tx.execute("UPDATE attempt SET deadline = \(old), seed = 'none' WHERE id = \(other)")
            }
            let (test, now) = (ID<Assessment>(text: TestSite.lastPart(try await scene.test())), scene.site.clock.now)
            #expect(throws: (any Error).self) {
                try scene.site.database.readInline { tx in try RunningDeadlineRows.running(at: now, tx) }
            }
            let carmen = try await scene.site.person("carmen")
            let given = try await scene.store.give(20, toAllIn: test, because: nil, shown: scene.begun, by: carmen, at: now)
            #expect(given == .init(moved: 1))
            #expect(try await scene.deadline() == old + .minutes(20))
        }
    }

    @Test("the list is as it was asked for afterwards, and when something is wrong with the minutes")
    func sameList() async throws {
        try await InterventionScene.run { scene in
            let (test, query) = (try await scene.test(), "?q=an&state=running&sort=mark")
            let list = try await scene.carmen.get(test + "/attempts" + query)
            let action = OpenPage.unescaped(try list.link("[^\"]*/minutes[^\"]*"))
            #expect(action == test + "/minutes" + query)
            let wrong = try await scene.carmen.post(test + "/minutes" + query, [("minutes", "x")])
            #expect(wrong.status == .unprocessableContent)
            #expect(OpenPage.unescaped(try wrong.link("[^\"]*/attempts[^\"]*")) == test + "/attempts" + query)
            let page = try await scene.carmen.get(action)
            let form = [("minutes", "5"), ("shown", try #require(page.hidden("shown")))]
            #expect(try await scene.carmen.post(test + "/minutes" + query, form).location == test + "/attempts" + query)
        }
    }

    @Test("what nobody has used is taken back: the end moves, both are told, and no more goes than was given")
    func takenBack() async throws {
        try await InterventionScene.run { scene in
            let before = try await scene.deadline()
            #expect(try await !scene.carmen.get(scene.taught).text.contains("value=\"take\""), "nothing was given")
            try await scene.give("10")
            scene.site.clock.advance(by: .seconds(1))
            let page = try await scene.carmen.get(scene.taught)
            #expect(page.words.contains(scene.site.sentence("intervention.take-most", n: 10)))
            let reply = try await scene.take("4", because: "Prea multe")
            #expect(try await scene.carmen.follow(reply).text.contains("4"))
            #expect(try await scene.deadline() == before + .minutes(6))
            let now = scene.site.clock.now
            let time = ["time": scene.site.site.strings(.romanian).formats.atNear(now, now: now)]
            let seen = try await scene.ana.get(scene.attempt + "/questions/1")
            #expect(seen.words.contains(scene.site.sentence("intervention.own-minutes-taken", n: 4, time)))
            #expect(seen.text.contains("Prea multe"))
            scene.site.clock.advance(by: .seconds(1))
            let more = try await scene.take("7")
            #expect(try await scene.carmen.follow(more).words.contains(scene.site.sentence("flash.minutes-not-taken")))
            #expect(try await scene.deadline() == before + .minutes(6))
            scene.site.clock.advance(by: .seconds(1))
            try await scene.take("6")
            #expect(try await scene.deadline() == before, "the time of the test itself stays")
            // What was taken back is kept when rules change.
            try await scene.site.giveTime(["ana": ",5"])
            #expect(try await scene.deadline() == before + .minutes(5))
        }
    }

    @Test("minutes that run already are used: the end is never moved to the past")
    func used() async throws {
        try await InterventionScene.run { scene in
            let before = try await scene.deadline()
            try await scene.give("10")
            scene.site.clock.set(before + .minutes(4))
            let carmen = try await scene.site.person("carmen")
            let now = scene.site.clock.now
            for (minutes, moved) in [(6, 0), (5, 1)] {
                let given = try await scene.store.take(
                    minutes, from: scene.id, because: nil, shown: now, by: carmen, at: now)
                #expect(given == .init(moved: moved, kept: 1 - moved), "\(minutes)")
            }
            #expect(try await scene.deadline() == before + .minutes(5))
        }
    }

    @Test("all give back what they were given; whoever was given less keeps it")
    func takenFromAll() async throws {
        try await InterventionScene.run { scene in
            let bogdan = try await scene.site.signedIn("bogdan")
            let his = try await bogdan.start("Test final")
            let (hers, old) = try await (scene.deadline(), scene.site.deadline(of: his))
            try await scene.give("10")
            scene.site.clock.advance(by: .seconds(1))
            let test = try await scene.test()
            let page = try await scene.carmen.get(test + "/minutes")
            #expect(page.text.contains("value=\"take\""))
            let shown = try #require(page.hidden("shown"))
            scene.site.clock.advance(by: .seconds(1))
            for _ in 0..<2 {
                let reply = try await scene.carmen.post(
                    test + "/minutes", [("minutes", "10"), ("shown", shown), ("deed", "take")])
                #expect(reply.location == test + "/attempts")
            }
            #expect(try await scene.deadline() == hers)
            #expect(try await scene.site.deadline(of: his) == old)
            let others = try await scene.site.visitor().post(test + "/minutes", [("minutes", "10"), ("deed", "take")])
            #expect(others.status != .ok && others.location != test + "/attempts")
        }
    }

    @Test("minutes stay when extra time and rules are changed afterwards")
    func surviveRules() async throws {
        try await InterventionScene.run { scene in
            try await scene.give("10")
            try await scene.site.giveTime(["ana": "1.5,"])
            #expect(try await scene.deadline() == scene.begun + .minutes(55))
            try await scene.site.rule(.final, "limit: 20")
            #expect(try await scene.deadline() == scene.begun + .minutes(40))
        }
    }

    @Test("minutes that come in the last second of the grace keep the attempt; one later they do not", arguments: [true, false])
    func lastSecond(isInTime: Bool) async throws {
        try await InterventionScene.run { scene in
            let end = try await scene.deadline()
            scene.site.clock.set(end + Attempt.grace + Milliseconds(count: isInTime ? 0 : 1))
            let now = scene.site.clock.now
            let carmen = try await scene.site.person("carmen")
            let given = try #require(
                try await scene.store.give(10, to: scene.id, because: nil, shown: scene.begun, by: carmen, at: now))
            #expect(given == .init(moved: isInTime ? 1 : 0, already: 0, over: isInTime ? 0 : 1))
            #expect(try await scene.deadline() == (isInTime ? end + .minutes(10) : end), "the grace is no part of the time")
            #expect(try await scene.site.attempts.endExpired(at: now + Milliseconds(count: 1)) == (isInTime ? 0 : 1))
            #expect(try await scene.isEnded() == !isInTime)
            #expect(try await scene.ana.get(scene.attempt + "/questions/1").status == (isInTime ? .ok : .seeOther))
        }
    }

    @Test("minutes after the time has ended an attempt change nothing, and opening it again is offered")
    func afterExpiry() async throws {
        try await InterventionScene.run { scene in
            let end = try await scene.deadline()
            try await scene.later(31)
            try await scene.site.attempts.endExpired(at: scene.site.clock.now)
            let reply = try await scene.give("10", shown: "0")
            #expect(try await scene.carmen.follow(reply).words.contains(scene.site.sentence("flash.minutes-nobody")))
            #expect(try await scene.deadline() == end)
            #expect(try await scene.carmen.get(scene.taught).text.contains(scene.taught + "/reopening"))
        }
    }

    @Test(
        "what is no number from 1 to 240 comes back as it was typed",
        arguments: ["", "0", "241", "-5", "zece", "1.5", "10000000000000000000"])
    func wrong(minutes: String) async throws {
        try await InterventionScene.run { scene in
            let before = try await scene.deadline()
            let one = try await scene.give(minutes, because: "Motivul <meu>")
            let all = try await scene.carmen.post(scene.test() + "/minutes", [("minutes", minutes), ("reason", "Motivul <meu>")])
            for reply in [one, all] {
                #expect(reply.status == .unprocessableContent)
                #expect(reply.words.contains(scene.site.sentence("intervention.minutes-invalid")))
                #expect(reply.text.contains("Motivul &lt;meu&gt;"))
            }
            #expect(try await scene.deadline() == before)
        }
    }
}
