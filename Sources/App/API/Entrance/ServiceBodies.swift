import Hummingbird
import NIOCore

/// Reads what programs send: once, within limits, unpacked.
struct ServiceBodies: Sendable {
    let site: Site
    let budget: BodyBudget

    /// The longest body on the wire, packed or not.
    static let longest = 256 * 1024
    /// The longest that a packed body may become, and by how much.
    static let longestUnpacked = 4 << 20
    static let mostTimes = 100

    /// A request whose body is in memory and unpacked, and a context that knows when it was complete. The memory is in use
    /// until `share` is released.
    /// - Throws: `Problem.tooLarge`, `Problem.busy`, `ServiceRefusal`
    func read(
        _ request: Request, _ context: VisitorContext, _ share: inout BodyBudget.Share
    ) async throws -> (request: Request, context: VisitorContext) {
        var (request, context) = (request, context)
        let unpack = try Self.unpacking(request)
        let body = try await collect(request.body, context, &share)
        if !context.isComplete {
            context.arrivedAt = context.arrival?.completedAt ?? site.now()
            context.isComplete = true
        }
        request.body = .init(buffer: try unpack ? unpacked(body, &share) : body)
        return (request, context)
    }

    private static func unpacking(_ request: Request) throws -> Bool {
        switch request.headers[.contentEncoding]?.lowercased() {
        case nil, "", "identity": false
        case "gzip", "x-gzip": true
        default: throw ServiceRefusal(.unsupportedType)
        }
    }

    private func collect(
        _ body: RequestBody, _ context: VisitorContext, _ share: inout BodyBudget.Share
    ) async throws -> ByteBuffer {
        do {
            return try await FormBodyMiddleware.collect(body, upTo: Self.longest, &share)
        } catch let problem as Problem {
            throw problem
        } catch {
            // The connection ended before the body did.
            context.logger.debug("a body was cut off", metadata: ["error": "\(error)"])
            throw ServiceRefusal(.malformed)
        }
    }

    private func unpacked(_ body: ByteBuffer, _ share: inout BodyBudget.Share) throws -> ByteBuffer {
        let most = min(Self.longestUnpacked, body.readableBytes * Self.mostTimes)
        guard share.take(most) else { throw Problem.busy }
        switch Inflater.gunzip(body, upTo: most) {
        case .unpacked(let text):
            // What it might have become is not kept until it is answered: others of its address need the room.
            share.giveBack(most - text.readableBytes)
            return ByteBuffer(bytes: text.readableBytesView)
        case .tooLarge: throw Problem.tooLarge
        case .damaged: throw ServiceRefusal(.malformed)
        }
    }
}
