import Database
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing

@testable import App

/// Requests of a person with keys, each of which makes a thing, in a table of its own. It counts how often one has run.
final class AskedRequests: Sendable {
    /// Stands for `kill -9`: nothing that would follow happens.
    struct Killed: Error {}

    struct Reply: Equatable, Sendable {
        let status: Int
        let text: String
        let location: String?
    }

    let person: ID<Person>
    private let database: Database
    private let repeated: RepeatedRequests
    private let runs = Mutex(0)

    convenience init(_ site: TestSite) async throws {
        try await site.database.write { tx in try tx.execute("CREATE TABLE thing (name TEXT NOT NULL)") }
        self.init(site.database, try await site.person("ana").id)
    }

    private init(_ database: Database, _ person: ID<Person>) {
        (self.database, self.person) = (database, person)
        repeated = RepeatedRequests(store: ServiceRequestStore(database: database))
    }

    /// The same after the server was started again.
    func restarted(for person: ID<Person>? = nil) -> AskedRequests { AskedRequests(database, person ?? self.person) }

    var count: Int { runs.withLock { $0 } }

    static func makeThing(_ tx: WriteTransaction) throws { try tx.execute("INSERT INTO thing (name) VALUES ('thing')") }

    /// How many things there are.
    func made() async throws -> Int { try await names().count }

    func names() async throws -> [String] {
        try await database.read { tx in try tx.rows("SELECT name FROM thing ORDER BY name").map { try $0["name"] } }
    }

    /// Another change of the request that is running.
    func makeMore() async throws { try await database.write(Self.makeThing) }

    func ask(
        _ key: String?, _ body: String = "{}", path: String = "/api/v1/things", status: HTTPResponse.Status = .created,
        at now: Instant, before: () async throws -> Void = {}, after: () async throws -> Void = {},
        change: @escaping @Sendable (WriteTransaction) throws -> Void = AskedRequests.makeThing
    ) async throws -> Reply {
        var fields: HTTPFields = [.contentType: "application/json"]
        fields[.idempotencyKey] = key
        let head = HTTPRequest(method: .post, scheme: "http", authority: "here", path: path, headerFields: fields)
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        let response = try await repeated.answer(request, of: person, at: now) { request in
            try await before()
            let sent = try await String(buffer: request.body.collect(upTo: .max))
            #expect(sent == body)
            try await database.write(change)
            try await after()
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
        return Reply(status: response.status.code, text: String(buffer: page.bytes), location: response.headers[.location])
    }

    /// Why a request is refused; nil when it is not.
    func refusal(
        _ key: String?, _ body: String = "{}", path: String = "/api/v1/things", at now: Instant,
        before: () async throws -> Void = {},
        change: @escaping @Sendable (WriteTransaction) throws -> Void = AskedRequests.makeThing
    ) async -> ServiceRefusal.Kind? {
        do {
            _ = try await ask(key, body, path: path, at: now, before: before, change: change)
            return nil
        } catch {
            return (error as? ServiceRefusal)?.kind
        }
    }

    /// Has the server killed when the change is stored, before there is an answer.
    func kill(
        _ key: String, at now: Instant, change: @escaping @Sendable (WriteTransaction) throws -> Void = AskedRequests.makeThing
    ) async {
        await #expect(throws: Killed.self) {
            _ = try await ask(key, at: now, after: { throw Killed() }, change: change)
        }
    }
}
