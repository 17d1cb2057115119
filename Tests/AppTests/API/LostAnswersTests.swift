import Database
import HTTPTypes
import Testing

@testable import App

@Suite("A request whose answer was lost, because the server ended after its change")
struct LostAnswersTests {
    @Test("changes nothing when it is sent again, and is told so")
    func told() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            await asked.kill("a", at: now)
            #expect(try await asked.made() == 1)
            for server in [asked.restarted(), asked.restarted()] {
                #expect(await server.refusal("a", at: now) == .answerLost)
                #expect(await server.refusal("a", "{\"b\":1}", at: now) == .keyReused)
            }
            #expect(try await asked.made() == 1)
            #expect(try await asked.restarted().ask("b", at: now).status == 201)
        }
    }

    @Test("is answered when it finds what it made, and the same afterwards")
    func found() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let makeOnce: @Sendable (WriteTransaction) throws -> Void = { tx in
                if try tx.first("SELECT name FROM thing") == nil { try AskedRequests.makeThing(tx) }
            }
            await asked.kill("a", at: now, change: makeOnce)
            let server = asked.restarted()
            let reply = try await server.ask("a", status: .ok, at: now, change: makeOnce)
            #expect(reply.status == 200)
            #expect(try await server.ask("a", at: now, change: makeOnce) == reply)
            #expect(try await asked.made() == 1)
        }
    }

    @Test("is not told that it is refused today: it was carried out")
    func notRefused() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            await asked.kill("a", at: now)
            await #expect(throws: ServiceRefusal(.answerLost)) {
                _ = try await asked.restarted().ask("a", status: .forbidden, at: now, change: { _ in })
            }
        }
    }

    @Test("runs as if it were new when the server ended before the change")
    func before() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            await #expect(throws: AskedRequests.Killed.self) {
                _ = try await asked.ask("a", at: now, before: { throw AskedRequests.Killed() })
            }
            #expect(try await asked.restarted().ask("a", at: now).status == 201)
            #expect(try await asked.made() == 1)
        }
    }

    @Test("200 programs that repeat at random, while answers are lost, change nothing twice, and one key has one answer")
    func many() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let plans = Self.plans(clients: 200)
            let given = try await withThrowingTaskGroup(of: [(key: String, text: String)].self) { group in
                for plan in plans {
                    group.addTask {
                        var answers: [(key: String, text: String)] = []
                        for (key, isLost) in plan {
                            guard let text = try await Self.send(key, isLost: isLost, by: asked, at: now) else { continue }
                            answers.append((key, text))
                        }
                        return answers
                    }
                }
                var given: [String: Set<String>] = [:]
                for try await answers in group {
                    for answer in answers { given[answer.key, default: []].insert(answer.text) }
                }
                return given
            }
            let keys = Set(plans.flatMap { plan in plan.map { $0.key } })
            #expect(try await asked.names() == keys.sorted())
            #expect(!given.isEmpty && given.values.allSatisfy { $0.count == 1 })
        }
    }

    /// Which keys each client sends, one after the other, and whether its answer is lost: the same in every run.
    private static func plans(clients: Int) -> [[(key: String, isLost: Bool)]] {
        var state: UInt64 = 2026
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        return (0..<clients).map { _ in (0..<4).map { _ in ("key-\(next(60))", next(5) == 0) } }
    }

    /// The answer to a request that makes a thing of the name of its key; nil when there is none.
    private static func send(_ key: String, isLost: Bool, by asked: AskedRequests, at now: Instant) async throws -> String? {
        do {
            let reply = try await asked.ask(key, at: now, after: { if isLost { throw AskedRequests.Killed() } }) { tx in
                try tx.execute("INSERT INTO thing (name) VALUES (\(key))")
            }
            return reply.text
        } catch is AskedRequests.Killed {
            return nil
        } catch let refusal as ServiceRefusal where [.keyInUse, .answerLost].contains(refusal.kind) {
            return nil
        }
    }

    @Test("beginning an attempt gives the one that it began, and ending it the end that it had")
    func attempts() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let test = try await ana.test("Exerciții")
            func send(_ path: String, _ key: String) async throws -> TestProgram.Reply {
                try await ana.program.send(path, .post, [.idempotencyKey: key], json: "{}")
            }
            let begun = try await send(test + "/attempts", "begin")
            #expect(begun.status == .created)
            #expect(try await send(test + "/attempts", "begin").text == begun.text)
            try await Self.loseAnswers(site)
            site.clock.advance(by: .minutes(1))
            let found = try await send(test + "/attempts", "begin")
            #expect(found.status == .ok && found.json?["id"] == begun.json?["id"])
            let attempt = try #require(begun.headers[.location])

            let ended = try await send(attempt + "/submission", "end")
            #expect(ended.status == .ok)
            try await Self.loseAnswers(site)
            site.clock.advance(by: .minutes(1))
            let again = try await send(attempt + "/submission", "end")
            #expect(again.status == .ok && again.json?["endedAt"] == ended.json?["endedAt"])
            for (table, count) in [("attempt", 1), ("submission", 1), ("service_request", 2)] {
                #expect(try await site.count(table) == count, "\(table)")
            }
        }
    }

    private static func loseAnswers(_ site: TestSite) async throws {
        try await site.database.write { tx in
            try tx.execute("UPDATE service_request SET status = NULL, content_type = NULL, location = NULL, body = NULL")
        }
    }
}
