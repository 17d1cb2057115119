import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing

@testable import App

@Suite("A request that is sent again with its key changes nothing twice")
struct RepeatedRequestsTests {
    /// Asks with a key, and says what came and how often the handler has run.
    private final class Asked: Sendable {
        private let repeated: RepeatedRequests
        private let person: ID<Person>
        private let runs = Mutex(0)

        init(repeated: RepeatedRequests, person: ID<Person>) {
            (self.repeated, self.person) = (repeated, person)
        }

        var count: Int { runs.withLock { $0 } }

        func ask(
            _ key: String?, _ body: String = "{}", path: String = "/api/v1/things", status: HTTPResponse.Status = .created,
            at now: Instant, before: () async throws -> Void = {}
        ) async throws -> (status: Int, text: String, location: String?) {
            var fields: HTTPFields = [.contentType: "application/json"]
            fields[.idempotencyKey] = key
            let head = HTTPRequest(method: .post, scheme: "http", authority: "here", path: path, headerFields: fields)
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
            let response = try await repeated.answer(request, of: person, at: now) { request in
                try await before()
                let sent = try await String(buffer: request.body.collect(upTo: .max))
                #expect(sent == body)
                let run = runs.withLock { count in
                    count += 1
                    return count
                }
                return Response(
                    status: status, headers: [.contentType: "application/json", .location: "/api/v1/things/\(run)"],
                    body: .init(byteBuffer: ByteBuffer(string: "\(run)")))
            }
            let page = CollectedBody()
            try await response.body.write(page)
            return (response.status.code, String(buffer: page.bytes), response.headers[.location])
        }
    }

    private static func scene(_ site: TestSite, of userName: String = "ana") async throws -> Asked {
        Asked(
            repeated: RepeatedRequests(store: ServiceRequestStore(database: site.database)),
            person: try await site.person(userName).id)
    }

    private static func refusal(_ ask: () async throws -> Void) async -> ServiceRefusal.Kind? {
        do {
            try await ask()
            return nil
        } catch {
            return (error as? ServiceRefusal)?.kind
        }
    }

    @Test("the same key gives the first answer, whole, for a day; another key, or none, is another request")
    func again() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await Self.scene(site), site.clock.now)
            let first = try await asked.ask("a", at: now)
            #expect(first == (201, "1", "/api/v1/things/1"))
            #expect(try await asked.ask("a", at: now + .hours(23)) == first)
            #expect(try await asked.ask("\"a\"", at: now + .hours(23)) == first)
            #expect(asked.count == 1)
            #expect(try await asked.ask("b", at: now).text == "2")
            #expect(try await asked.ask(nil, at: now).text == "3")
            #expect(try await asked.ask("a", at: now + .days(2)).text == "4")
        }
    }

    @Test("it outlives the server, because it is stored")
    func restarted() async throws {
        try await TestSite.run { site in
            let (before, after) = (try await Self.scene(site), try await Self.scene(site))
            let first = try await before.ask("a", at: site.clock.now)
            #expect(try await after.ask("a", at: site.clock.now) == first)
            #expect(after.count == 0)
        }
    }

    @Test("a key with another body or address is refused, and another person has keys of their own")
    func other() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await Self.scene(site), site.clock.now)
            _ = try await asked.ask("a", at: now)
            #expect(await Self.refusal { _ = try await asked.ask("a", "{\"b\":1}", at: now) } == .keyReused)
            #expect(await Self.refusal { _ = try await asked.ask("a", path: "/api/v1/others", at: now) } == .keyReused)
            let bogdan = try await Self.scene(site, of: "bogdan")
            #expect(try await bogdan.ask("a", "{\"b\":1}", at: now).text == "1")
        }
    }

    @Test("one that is still being answered is refused, and what was refused or failed may be sent again")
    func open() async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await Self.scene(site), site.clock.now)
            let kind = Mutex<ServiceRefusal.Kind?>(nil)
            _ = try await asked.ask("a", at: now) {
                let inner = await Self.refusal { _ = try await asked.ask("a", at: now) }
                kind.withLock { $0 = inner }
            }
            #expect(kind.withLock { $0 } == .keyInUse)
            #expect(try await asked.ask("b", status: .conflict, at: now).status == 409)
            #expect(try await asked.ask("b", at: now).status == 201)
            let failed = await Self.refusal { _ = try await asked.ask("c", at: now) { throw ServiceRefusal(.ended) } }
            #expect(failed == .ended)
            #expect(try await asked.ask("c", at: now).status == 201)
        }
    }

    @Test("one that the server did not finish is begun again", arguments: ["{}", "{\"b\":1}"])
    func unfinished(body: String) async throws {
        try await TestSite.run { site in
            let (asked, now) = (try await Self.scene(site), site.clock.now)
            let killed = await Self.refusal {
                _ = try await asked.ask("a", at: now) {
                    // What a killed server leaves: the note that it was begun.
                    try await site.database.write { tx in
                        try tx.execute("UPDATE service_request SET request_key = 'left' WHERE request_key = 'a'")
                    }
                }
            }
            #expect(killed == nil)
            let again = await Self.refusal { _ = try await asked.ask("left", body, at: now) }
            #expect(again == (body == "{}" ? nil : .keyReused))
        }
    }

    @Test(
        "what is no key is refused",
        arguments: ["", "\"\"", "a b", "ă", "a\tb", String(repeating: "a", count: RepeatedRequests.longestKey + 1)])
    func wrong(key: String) async throws {
        try await TestSite.run { site in
            let asked = try await Self.scene(site)
            #expect(await Self.refusal { _ = try await asked.ask(key, at: site.clock.now) } == .badParameter)
            #expect(asked.count == 0)
        }
    }
}
