import HTTPTypes
import Hummingbird
import NIOCore

/// Reads a posted form into memory once, so that everything behind may look at it: the cross-origin check, the handler, and the
/// sign-in page that keeps what was typed.
struct FormBodyMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        guard request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true else {
            return try await next(request, context)
        }
        var request = request
        do {
            _ = try await request.collectBody(upTo: context.maxUploadSize)
        } catch is NIOTooManyBytesError {
            throw Problem.tooLarge
        }
        return try await next(request, context)
    }
}
