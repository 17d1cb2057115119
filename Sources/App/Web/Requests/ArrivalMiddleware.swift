import Foundation
import HTTPTypes
import Hummingbird

/// Notes when a request arrived and from where, before anything can delay it.
struct ArrivalMiddleware: RouterMiddleware {
    let site: Site
    /// Proxies whose word about the client's address is taken.
    let trustedProxies: Set<String>

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        // A form that is posted again after signing in arrived when it was sent.
        if context.arrivedAt.milliseconds == 0 { context.arrivedAt = site.now() }
        context.language = site.institution.language
        if trustedProxies.contains(context.address),
            let forwarded = request.headers[.xForwardedFor]?.split(separator: ",").last
        {
            context.address = forwarded.trimmingCharacters(in: .whitespaces)
        }
        return try await next(request, context)
    }
}

extension HTTPField.Name {
    static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
