import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Answers a request that is sent again as it was answered first, when the program gave it a key (`Idempotency-Key`). Only what
/// succeeded is kept: what was refused changed nothing. What is begun and ends with the server is begun again; the requests that
/// may be repeated so give the same the second time.
final class RepeatedRequests: Sendable {
    private let store: ServiceRequestStore
    /// Keys of requests that are being answered.
    private let open = Mutex<Set<String>>([])

    /// The longest key, in bytes.
    static let longestKey = 200
    /// The longest answer that is kept, in bytes.
    static let longestAnswer = 64 * 1024

    init(store: ServiceRequestStore) {
        self.store = store
    }

    /// The answer to a request: the one before, or the one that `make` gives.
    /// - Throws: `ServiceRefusal` for a key that is no key, that came with another request, or whose request is still open.
    func answer(
        _ request: Request, of person: ID<Person>, at now: Instant, make: (Request) async throws -> Response
    ) async throws -> Response {
        guard request.method == .post, let sent = request.headers[.idempotencyKey] else { return try await make(request) }
        let key = try Self.key(sent)
        let name = person.text + " " + key
        guard open.withLock({ $0.insert(name).inserted }) else { throw ServiceRefusal(.keyInUse) }
        defer { open.withLock { _ = $0.remove(name) } }
        let body = try await request.body.collect(upTo: ServiceBodies.longestUnpacked)
        switch try await store.begin(key, digest: Self.digest(request, body), of: person, at: now) {
        case .new: break
        case .answered(let kept): return Self.response(kept)
        case .other: throw ServiceRefusal(.keyReused)
        case .tooMany: throw ServiceRefusal(.tooMany, seconds: Int(ServiceRequestStore.life.count / 1000))
        }
        var complete = request
        complete.body = .init(buffer: body)
        return try await kept(key, of: person) { try await make(complete) }
    }

    private func kept(_ key: String, of person: ID<Person>, _ make: () async throws -> Response) async throws -> Response {
        do {
            let response = try await make()
            let page = CollectedBody()
            try await response.body.write(page)
            let bytes = page.bytes
            guard response.status.code < 400, bytes.readableBytes <= Self.longestAnswer else {
                try await store.forget(key, of: person)
                return Response(status: response.status, headers: response.headers, body: .init(byteBuffer: bytes))
            }
            let answer = ServiceRequestStore.Kept(
                status: response.status.code, contentType: response.headers[.contentType],
                location: response.headers[.location], body: String(buffer: bytes))
            try await store.keep(answer, to: key, of: person)
            return Response(status: response.status, headers: response.headers, body: .init(byteBuffer: bytes))
        } catch {
            try await store.forget(key, of: person)
            throw error
        }
    }

    private static func response(_ kept: ServiceRequestStore.Kept) -> Response {
        var headers: HTTPFields = [:]
        headers[.contentType] = kept.contentType
        headers[.location] = kept.location
        return Response(
            status: .init(code: kept.status), headers: headers, body: .init(byteBuffer: ByteBuffer(string: kept.body)))
    }

    /// A key as the draft writes it (draft-ietf-httpapi-idempotency-key-header): visible letters, perhaps between quotation
    /// marks.
    private static func key(_ sent: String) throws -> String {
        let isQuoted = sent.utf8.count >= 2 && sent.hasPrefix("\"") && sent.hasSuffix("\"")
        let key = isQuoted ? String(sent.dropFirst().dropLast()) : sent
        guard !key.isEmpty, key.utf8.count <= longestKey, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw ServiceRefusal(
                .badParameter, errors: [.init(field: HTTPField.Name.idempotencyKey.rawName, key: "refusal.key-wrong")])
        }
        return key
    }

    private static func digest(_ request: Request, _ body: ByteBuffer) -> String {
        let head = [request.uri.string, request.headers[.contentType] ?? ""].joined(separator: "\n")
        return ContentDigest(Array((head + "\n").utf8) + body.readableBytesView).hexadecimal
    }
}

extension HTTPField.Name {
    static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}
