import HTTPTypes
import Hummingbird

/// Adds the security headers to every response (ASVS 5.0, 3.4): only the site's own styles, scripts and pictures, and no
/// embedding in other sites.
struct SecurityHeadersMiddleware: RouterMiddleware {
    let site: Site
    /// The policy of responses without a page, which load nothing. It is short because it is sent with the answer to every form.
    static let policyOfNoPage = "default-src 'none'; frame-ancestors 'none'"

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // Pages, and files of users, set their own policy.
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
