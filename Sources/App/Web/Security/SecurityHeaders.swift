import HTTPTypes
import Hummingbird

/// The headers that every answer carries (ASVS 5.0, 3.4): only our own style, script and pictures, in no one's frame.
struct SecurityHeadersMiddleware: RouterMiddleware {
    let site: Site
    /// What no page is shown for has nothing to load; said on every answer to a form, of which a test has forty.
    static let policyOfNoPage = "default-src 'none'; frame-ancestors 'none'"

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // A page has said what it may load, and so has a file that somebody brought.
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = Self.policyOfNoPage
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
