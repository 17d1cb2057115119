import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing

@testable import App

@Suite("What programs send is read within limits")
struct ServiceBodyTests {
    /// Text packed by the site's own compressor.
    private static func packed(_ text: String) throws -> ByteBuffer {
        let bytes = Array(text.utf8)
        return try #require(bytes.withUnsafeBytes { PageCompressor().compress($0) })
    }

    @Test("what is packed comes out as it was, and nothing that is longer than allowed, damaged, or has something behind it")
    func unpacked() throws {
        let text = "{\"text\":\"" + String(repeating: "șțâ", count: 2000) + "\"}"
        let packed = try Self.packed(text)
        #expect(Inflater.gunzip(packed, upTo: text.utf8.count) == .unpacked(ByteBuffer(string: text)))
        #expect(Inflater.gunzip(packed, upTo: text.utf8.count - 1) == .tooLarge)
        #expect(Inflater.gunzip(ByteBuffer(string: text), upTo: 100_000) == .damaged)
        #expect(Inflater.gunzip(ByteBuffer(), upTo: 0) == .damaged)
        var twice = packed
        twice.writeImmutableBuffer(packed)
        #expect(Inflater.gunzip(twice, upTo: 100_000) == .damaged)
        for length in stride(from: 1, to: packed.readableBytes, by: 7) {
            let part = try #require(packed.getSlice(at: packed.readerIndex, length: length))
            #expect(Inflater.gunzip(part, upTo: 100_000) == .damaged, "\(length) bytes")
        }
    }

    @Test("a packed text with one wrong byte is no other text, wherever the byte is")
    func wrongByte() throws {
        let text = (0..<300).map(String.init).joined(separator: ",")
        let packed = try Self.packed(text)
        var damaged = 0
        for place in packed.readableBytesView.indices {
            var wrong = packed
            wrong.setInteger(packed.readableBytesView[place] ^ 0x10, at: place)
            let outcome = Inflater.gunzip(wrong, upTo: 10_000)
            if outcome != .unpacked(ByteBuffer(string: text)) { damaged += 1 }
            if case .unpacked(let other) = outcome { #expect(String(buffer: other) == text, "\(place)") }
        }
        // Of the head not every byte matters.
        #expect(damaged > packed.readableBytes - 10)
    }

    /// The status, and what a handler behind the entrance says: how long the body is that it was given, or what room is taken.
    private static func outcome(
        _ body: ByteBuffer, _ headers: HTTPFields = [:], to path: String = "/echo", in budget: BodyBudget = BodyBudget(),
        at site: TestSite
    ) async throws -> (status: Int, length: String) {
        let router = Router(context: VisitorContext.self)
        router.add(middleware: ServiceMarkMiddleware(site: site.site, services: [JSONService()]))
        router.add(
            middleware: ProblemMiddleware(
                site: site.site, untimedLog: UntimedLog(prefixes: []), loggable: { $0 },
                signIn: { _, _ in throw Problem.signInNeeded }))
        router.add(middleware: BodyOnly(bodies: ServiceBodies(site: site.site, budget: budget)))
        router.post("api/v1/echo") { request, _ in
            try await String(request.body.collect(upTo: .max).readableBytes)
        }
        router.post("api/v1/taken") { _, _ in "\(budget.taken)" }
        let application = Application(router: router, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        return try await application.test(.router) { client in
            let reply = try await client.executeRequest(
                uri: JSONRoutes.version + path, method: .post, headers: headers, body: body)
            return (Int(reply.status.code), String(buffer: reply.body))
        }
    }

    @Test("until it is answered, a packed text takes the room of what it is, and not of what it might have become")
    func room() async throws {
        try await TestSite.run { site in
            let (text, budget) = ((0..<3000).map(String.init).joined(separator: ","), BodyBudget())
            let packed = try Self.packed(text)
            let outcome = try await Self.outcome(packed, [.contentEncoding: "gzip"], to: "/taken", in: budget, at: site)
            #expect(outcome == (200, "\(packed.readableBytes + text.utf8.count)"))
            #expect(budget.taken == 0)
        }
    }

    @Test("256 KB on the way, 4 MB unpacked, a hundredfold at most; another packing is not known")
    func limits() async throws {
        try await TestSite.run { site in
            func outcome(_ body: ByteBuffer, _ encoding: String? = nil) async throws -> (status: Int, length: String) {
                try await Self.outcome(body, encoding.map { [.contentEncoding: $0] } ?? [:], at: site)
            }
            let most = ServiceBodies.longest
            #expect(try await outcome(ByteBuffer(repeating: 0x20, count: most)) == (200, "\(most)"))
            #expect(try await outcome(ByteBuffer(repeating: 0x20, count: most + 1)).status == 413)
            let text = (0..<3000).map(String.init).joined(separator: ",")
            #expect(try await outcome(Self.packed(text), "gzip") == (200, "\(text.utf8.count)"))
            let bomb = try Self.packed(String(repeating: " ", count: 4 << 20))
            #expect(bomb.readableBytes < 40_000)
            #expect(try await outcome(bomb, "gzip").status == 413)
            #expect(try await outcome(ByteBuffer(string: text), "gzip").status == 400)
            #expect(try await outcome(ByteBuffer(string: text), "br").status == 415)
        }
    }
}

/// Reads the body as the entrance does, and nothing else.
private struct BodyOnly: RouterMiddleware {
    let bodies: ServiceBodies

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var share = bodies.budget.share(of: "here", isVisitor: false)
        defer { share.release() }
        let complete = try await bodies.read(request, context, &share)
        return try await next(complete.request, complete.context)
    }
}
