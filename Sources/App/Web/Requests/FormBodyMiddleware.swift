import Hummingbird
import NIOCore

/// Reads what is posted into memory once, so that everything behind may look at it: the cross-origin check, the handler, and the
/// sign-in page that keeps what was typed. A body can be read from the network only once.
struct FormBodyMiddleware: RouterMiddleware {
    let site: Site

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        if request.method == .get || request.method == .head { return try await next(request, context) }
        var request = request
        do {
            _ = try await request.collectBody(upTo: context.maxUploadSize)
        } catch is NIOTooManyBytesError {
            return site.problem(.tooLarge, request, context)
        } catch {
            // The connection ended before the body did; what came of it must never be taken for the whole.
            context.logger.debug("a body was cut off", metadata: ["error": "\(error)"])
            return site.problem(.unreadable, request, context)
        }
        return try await next(request, context)
    }
}
