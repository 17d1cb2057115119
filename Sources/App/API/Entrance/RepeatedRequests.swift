import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Answers a request that is sent again as it was answered first, when the program gave it a key (`Idempotency-Key`).
///
/// The key is stored in the transaction of the change, the answer after it. When the server ended in between, the request runs
/// again and may only find what it made: what would change something a second time is undone and refused. A refusal is kept only
/// where something was changed all the same; otherwise the request may be sent again, and be right.
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
    /// - Throws: `ServiceRefusal` for a key that is no key, that came with another request, whose request is still open, or whose
    ///   answer is lost.
    func answer(
        _ request: Request, of person: ID<Person>, at now: Instant, make: (Request) async throws -> Response
    ) async throws -> Response {
        guard request.method == .post, let sent = request.headers[.idempotencyKey] else { return try await make(request) }
        let key = try Self.key(sent)
        let name = person.text + " " + key
        guard open.withLock({ $0.insert(name).inserted }) else { throw ServiceRefusal(.keyInUse) }
        defer { open.withLock { _ = $0.remove(name) } }
        let body = try await request.body.collect(upTo: ServiceBodies.longestUnpacked)
        let keyed = ServiceRequestStore.Keyed(person: person, key: key, digest: Self.digest(request, body), arrivedAt: now)
        let complete = Request(head: request.head, body: .init(buffer: body))
        func run() async throws -> Whole { try await Self.whole(make(complete)) }
        switch try await store.find(keyed) {
        case .new: return try await keep(store.noting(keyed, run), to: keyed)
        case .changed: return try await again(keyed, run)
        case .answered(let kept): return Self.response(kept)
        case .other: throw ServiceRefusal(.keyReused)
        case .tooMany: throw ServiceRefusal(.tooMany, seconds: Int(ServiceRequestStore.life.count / 1000))
        }
    }

    /// A response, with its body in memory.
    private struct Whole {
        var response: Response
        let bytes: ByteBuffer
    }

    private static func whole(_ response: Response) async throws -> Whole {
        let page = CollectedBody()
        try await response.body.write(page)
        var response = response
        response.body = .init(byteBuffer: page.bytes)
        return Whole(response: response, bytes: page.bytes)
    }

    /// The answer to a request whose first answer was not kept.
    private func again(_ request: ServiceRequestStore.Keyed, _ run: () async throws -> Whole) async throws -> Response {
        let whole = try await store.changingNothing(run)
        // It was made, so that no refusal of today is true of it.
        if (400..<500).contains(whole.response.status.code) { throw ServiceRefusal(.answerLost) }
        return await keep(whole, to: request)
    }

    /// Keeps an answer. One that could not be kept is true all the same, and the key is stored with what was changed.
    private func keep(_ whole: Whole, to request: ServiceRequestStore.Keyed) async -> Response {
        let response = whole.response
        guard response.status.code < 500, whole.bytes.readableBytes <= Self.longestAnswer else { return response }
        let answer = ServiceRequestStore.Kept(
            status: response.status.code, contentType: response.headers[.contentType], location: response.headers[.location],
            body: String(buffer: whole.bytes))
        if response.status.code < 400 {
            try? await store.keep(answer, to: request)
        } else {
            try? await store.keep(refusal: answer, to: request)
        }
        return response
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
        guard isQuoted == sent.hasPrefix("\""), !key.isEmpty, key.utf8.count <= longestKey,
            key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
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
