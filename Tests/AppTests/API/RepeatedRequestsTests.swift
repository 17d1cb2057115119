import Database
import HTTPTypes
import Testing

@testable import App

@Suite("A request that is sent again with its key changes nothing twice")
struct RepeatedRequestsTests {
    @Test("the same key gives the first answer, whole, for a day; another key, or none, is another request")
    func again() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let first = try await asked.ask("a", at: now)
            #expect(first == .init(status: 201, text: "1", location: "/api/v1/things/1"))
            #expect(try await asked.ask("a", at: now + .hours(23)) == first)
            #expect(try await asked.ask("\"a\"", at: now + .hours(23)) == first)
            #expect(asked.count == 1)
            #expect(try await asked.ask("b", at: now).text == "2")
            #expect(try await asked.ask(nil, at: now).text == "3")
            #expect(try await asked.ask("a", at: now + .days(2)).text == "4")
            #expect(try await asked.made() == 4)
        }
    }

    @Test("after a day it is deleted when the server starts, also when no program sends a key any more")
    func forgotten() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            _ = try await asked.ask("a", at: now)
            let store = ServiceRequestStore(database: site.database)
            try await store.forget(at: now + .days(1))
            #expect(try await site.count("service_request") == 1)
            try await store.forget(at: now + .days(1) + .seconds(1))
            #expect(try await site.count("service_request") == 0)
        }
    }

    @Test("it outlives the server, because it is stored")
    func restarted() async throws {
        try await TestSite.run { site in
            let before = try await AskedRequests(site)
            let first = try await before.ask("a", at: site.clock.now)
            let after = before.restarted()
            #expect(try await after.ask("a", at: site.clock.now) == first)
            #expect(after.count == 0)
        }
    }

    @Test("a key with another body or address is refused, and another person has keys of their own")
    func other() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            _ = try await asked.ask("a", at: now)
            #expect(await asked.refusal("a", "{\"b\":1}", at: now) == .keyReused)
            #expect(await asked.refusal("a", path: "/api/v1/others", at: now) == .keyReused)
            let bogdan = asked.restarted(for: try await site.person("bogdan").id)
            #expect(try await bogdan.ask("a", "{\"b\":1}", at: now).text == "1")
            #expect(try await asked.made() == 2)
        }
    }

    @Test("one that is still being answered is refused")
    func open() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            _ = try await asked.ask("a", at: now, before: { #expect(await asked.refusal("a", at: now) == .keyInUse) })
            _ = try await asked.ask("b", at: now, after: { #expect(await asked.refusal("b", at: now) == .keyInUse) })
            #expect(try await asked.made() == 2)
        }
    }

    @Test("what was refused or failed and changed nothing may be sent again, and be right")
    func refused() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let wrong = try await asked.ask("a", status: .conflict, at: now, change: { _ in })
            #expect(wrong.status == 409)
            #expect(await asked.refusal("a", at: now, before: { throw ServiceRefusal(.ended) }) == .ended)
            let failing: @Sendable (WriteTransaction) throws -> Void = { tx in
                try AskedRequests.makeThing(tx)
                throw ServiceRefusal(.ended)
            }
            let undone = await asked.refusal("a", at: now, change: failing)
            #expect(undone == .ended)
            #expect(try await site.count("service_request") == 0)
            #expect(try await asked.ask("a", at: now).status == 201)
            #expect(try await asked.made() == 1)
        }
    }

    @Test("what was refused, but changed something all the same, is answered with the refusal")
    func refusedWithChange() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let first = try await asked.ask("a", status: .conflict, at: now)
            #expect(first.status == 409)
            #expect(try await asked.ask("a", at: now) == first)
            #expect(try await asked.made() == 1)
        }
    }

    @Test("what succeeded without a change is answered as it was at first")
    func unchanged() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            let first = try await asked.ask("a", status: .ok, at: now, change: { _ in })
            #expect(try await asked.ask("a", at: now) == first)
            #expect(try await asked.made() == 0)
        }
    }

    @Test("what many changes make together has one key, and all of them are there")
    func several() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            _ = try await asked.ask("a", at: now, after: { try await asked.makeMore() })
            #expect(try await asked.made() == 2)
            #expect(try await site.count("service_request") == 1)
        }
    }

    @Test("nobody has more keys than are kept for a person")
    func tooMany() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await AskedRequests(site), site.clock.now)
            try await site.database.write { [person = asked.person] tx in
                for number in 1...ServiceRequestStore.most {
                    try tx.execute(
                        """
                        INSERT INTO service_request (person_id, request_key, digest, made_at)
                        VALUES (\(person), \("k\(number)"), 'd', \(now))
                        """)
                }
            }
            #expect(await asked.refusal("a", at: now) == .tooMany)
            #expect(try await asked.made() == 0)
            #expect(try await asked.ask("a", at: now + .days(2)).status == 201)
            #expect(try await site.count("service_request") == 1)
        }
    }

    @Test("a key may have quotation marks in it, when it does not begin with one", arguments: ["a\"b\"", "\"a\"b\"", "\"\"\""])
    func quoted(key: String) async throws {
        try await TestSite.run { site in
            let asked = try await AskedRequests(site)
            #expect(try await asked.ask(key, at: site.clock.now).status == 201)
        }
    }

    @Test(
        "what is no key is refused",
        arguments: ["", "\"", "\"\"", "\"a", "a b", "ă", "a\tb", String(repeating: "a", count: RepeatedRequests.longestKey + 1)])
    func wrong(key: String) async throws {
        try await TestSite.run { site in
            let asked = try await AskedRequests(site)
            #expect(await asked.refusal(key, at: site.clock.now) == .badParameter)
            #expect(asked.count == 0)
        }
    }
}
