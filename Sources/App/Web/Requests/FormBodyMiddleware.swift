import Hummingbird
import NIOCore

/// Reads what is posted into memory once, so that everything behind may look at it: the cross-origin check, the handler, and the
/// sign-in page that keeps what was typed. A body can be read from the network only once. Only forms that bring files stay where they are
/// until somebody takes them; where nobody does, the connection ends with the answer.
struct FormBodyMiddleware: RouterMiddleware {
    let site: Site
    let budget: BodyBudget
    let uploads: UploadPaths
    /// Below these addresses people write long texts, or bring one along to sign in with.
    let longTexts: [String]

    /// The longest form there, in bytes: a million letters with every other one encoded. A quarter of it for whoever is not signed in any more.
    static let longestText = 4 << 20

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var request = FormText.cleaned(request)
        if request.method == .get || request.method == .head { return try await next(request, context) }
        var context = context
        if request.headers.isMultipart {
            if request.method == .post, uploads.contains(request.uri.path) { return try await open(request, context, next: next) }
            // Visitors are asked to sign in first, whatever they send.
            if context.viewer != nil { return Self.last(site.problem(.unreadable, request, context)) }
        }
        if longTexts.contains(where: request.uri.path.hasPrefix) {
            context.maxUploadSize = context.viewer == nil ? Self.longestText / 4 : Self.longestText
        }
        var share = budget.share(of: AddressBlock.name(of: context.address), isVisitor: context.viewer == nil)
        defer { share.release() }
        do {
            let body = try await Self.collect(request.body, upTo: context.maxUploadSize, &share)
            request.body = .init(buffer: FormText.cleaned(body))
        } catch let problem as Problem {
            return Self.last(site.problem(problem, request, context))
        } catch {
            // The connection ended before the body did; what came of it must never be taken for the whole.
            context.logger.debug("a body was cut off", metadata: ["error": "\(error)"])
            return site.problem(.unreadable, request, context)
        }
        if !context.isComplete {
            context.arrivedAt = context.arrival?.completedAt ?? site.now()
            context.isComplete = true
        }
        return try await next(request, context)
    }

    /// - Throws: `Problem.tooLarge`; `Problem.busy` when there is no room for it; what ends a connection.
    private static func collect(_ body: RequestBody, upTo limit: Int, _ share: inout BodyBudget.Share) async throws -> ByteBuffer
    {
        var whole = ByteBuffer()
        for try await part in body {
            guard whole.readableBytes + part.readableBytes <= limit else { throw Problem.tooLarge }
            guard share.take(part.readableBytes) else { throw Problem.busy }
            whole.writeImmutableBuffer(part)
        }
        return whole
    }

    /// A form with files: to whoever takes them, unread.
    private func open(
        _ request: Request, _ context: VisitorContext, next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        let upload = OpenBody()
        context.upload = upload
        let response = try await next(request, context)
        return upload.isRead ? response : Self.last(response)
    }

    /// The rest of the body is not wanted, and another request cannot come before it.
    private static func last(_ response: Response) -> Response {
        var response = response
        response.headers[.connection] = "close"
        return response
    }
}
