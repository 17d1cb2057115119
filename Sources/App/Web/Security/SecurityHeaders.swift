import HTTPTypes
import Hummingbird

/// The headers that every answer carries (ASVS 5.0, 3.4): only our own style, script and pictures, in no one's frame.
struct SecurityHeadersMiddleware: RouterMiddleware {
    let site: Site

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // A page with more than the one stylesheet, and a file that is no page of ours, have said so already.
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = site.templates.contentSecurityPolicy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        if site.cookies.isSecure {
            response.headers[.strictTransportSecurity] = "max-age=31536000; includeSubDomains"
        }
        return response
    }
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
}
