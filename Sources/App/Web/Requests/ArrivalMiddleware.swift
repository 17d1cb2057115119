import Foundation
import HTTPTypes
import Hummingbird

/// Records when a request began and where it came from. When it was complete is recorded where its body is read.
struct ArrivalMiddleware: RouterMiddleware {
    let site: Site
    /// Proxies whose statement of the client's address is trusted.
    let trustedProxies: Set<String>

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if !context.isComplete { context.arrivedAt = site.now() }
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
