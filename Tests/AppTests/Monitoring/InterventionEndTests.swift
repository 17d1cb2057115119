import Database
import Testing

@testable import App

@Suite("A teacher ends an attempt")
struct InterventionEndTests {
    @Test("it is marked as it stands, and Ana reads that the teacher ended it, and why")
    func isTold() async throws {
        try await InterventionScene.run { scene in
            scene.site.clock.advance(by: .minutes(5))
            #expect(try await scene.carmen.get(scene.taught + "/ending").status == .ok)
            #expect(try await scene.end(because: "Telefon <pe masă>").location == scene.taught)
            let submission = try #require(try await scene.site.submission(of: scene.attempt))
            #expect(submission.reason == "submitted" && submission.endedAt == scene.site.clock.now.milliseconds)
            #expect(submission.earned > 0)
            let results = try await scene.ana.open(scene.attempt)
            let time = scene.site.site.strings(.romanian).formats.onDayAtClock(scene.site.clock.now)
            #expect(results.words.contains(scene.site.sentence("results.ended-by-teacher", time: time)))
            #expect(results.text.contains("Telefon &lt;pe masă&gt;"))
            #expect(!results.words.contains(scene.site.sentence("results.submitted", time: time)))
            let list = try await scene.carmen.get(scene.test() + "/attempts")
            #expect(list.words.contains(scene.site.sentence("watch.end-teacher")))
        }
    }

    @Test("an answer that arrives afterwards is kept in the log and not counted")
    func lateAnswer() async throws {
        try await InterventionScene.run { scene in
            try await scene.end()
            let earned = try await scene.site.submission(of: scene.attempt)?.earned
            scene.site.clock.advance(by: .seconds(1))
            try await scene.ana.post(scene.attempt + "/questions/1", [("choice[]", "1"), ("go", "next")])
            #expect(try await scene.site.submission(of: scene.attempt)?.earned == earned)
            #expect(try await scene.site.arrivals(of: scene.attempt).last?.hasSuffix("late") == true)
        }
    }

    @Test("Ana's own end before it stays hers, with nothing said about a teacher")
    func afterOwnEnd() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            scene.site.clock.advance(by: .seconds(1))
            let reply = try await scene.end()
            #expect(try await scene.carmen.follow(reply).words.contains(scene.site.sentence("flash.ended-already")))
            #expect(try await scene.site.count("intervention") == 0)
            #expect(try await scene.site.submission(of: scene.attempt)?.endedAt == scene.begun.milliseconds)
        }
    }

    @Test("Ana's Done after it changes nothing, and neither does a second teacher's")
    func beforeOwnEnd() async throws {
        try await InterventionScene.run { scene in
            try await scene.end()
            scene.site.clock.advance(by: .seconds(1))
            let done = try await scene.ana.end(scene.attempt)
            #expect(done.location == scene.attempt + "/results")
            try await scene.end(because: "Încă o dată")
            #expect(try await scene.site.count("intervention") == 1)
            #expect(try await scene.site.submission(of: scene.attempt)?.endedAt == scene.begun.milliseconds)
        }
    }

    @Test("without a reason nothing ends")
    func reasonless() async throws {
        try await InterventionScene.run { scene in
            let reply = try await scene.end(because: "  ")
            #expect(reply.status == .unprocessableContent)
            #expect(reply.words.contains(scene.site.sentence("correction.reason-missing")))
            #expect(try await !scene.isEnded())
        }
    }
}
