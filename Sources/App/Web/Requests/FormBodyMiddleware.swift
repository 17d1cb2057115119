import Hummingbird
import NIOCore

/// Reads a posted body into memory once, because it can be read from the network only once and several parts need it: the
/// cross-origin check, the handler, and the sign-in page, which keeps what was typed. Forms with files are not read here. If no
/// handler reads such a form, the connection is closed after the answer.
struct FormBodyMiddleware: RouterMiddleware {
    let site: Site
    let budget: BodyBudget
    let uploads: UploadPaths
    /// Prefixes of addresses that accept long texts, among them the sign-in page, which may carry a kept form.
    let longTexts: [String]

    /// The longest form at these addresses, in bytes: a million letters of which every other one is encoded. A person who is not
    /// signed in may send a quarter of it.
    static let longestText = 4 << 20

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        // What programs send is read where their service is entered.
        if context.service != nil { return try await next(request, context) }
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
            // The connection ended before the body did. An incomplete body must not be used.
            context.logger.debug("a body was cut off", metadata: ["error": "\(error)"])
            return site.problem(.unreadable, request, context)
        }
        if !context.isComplete {
            context.arrivedAt = context.arrival?.completedAt ?? site.now()
            context.isComplete = true
        }
        return try await next(request, context)
    }

    /// A body in memory.
    /// - Throws: `Problem.tooLarge`; `Problem.busy` when the memory is used up; an error when the connection ends.
    static func collect(_ body: RequestBody, upTo limit: Int, _ share: inout BodyBudget.Share) async throws -> ByteBuffer {
        var whole = ByteBuffer()
        for try await part in body {
            guard whole.readableBytes + part.readableBytes <= limit else { throw Problem.tooLarge }
            guard share.take(part.readableBytes) else { throw Problem.busy }
            whole.writeImmutableBuffer(part)
        }
        return whole
    }

    /// Passes a form with files to its handler without reading it.
    private func open(
        _ request: Request, _ context: VisitorContext, next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        let upload = OpenBody()
        context.upload = upload
        let response = try await next(request, context)
        return upload.isRead ? response : Self.last(response)
    }

    /// Closes the connection after the response, because the rest of the body is not read and no other request can follow it.
    private static func last(_ response: Response) -> Response {
        var response = response
        response.headers[.connection] = "close"
        return response
    }
}
