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
        let own = response.headers
        // The date and the length of the body follow later.
        response.headers.reserveCapacity(own.count + Self.ofAll.count + 5)
        // Pages, and files of users, set their own policy.
        if !own.contains(.contentSecurityPolicy) { response.headers.append(Self.ofNoPage) }
        response.headers.append(contentsOf: Self.ofAll)
        if !own.contains(.cacheControl) { response.headers.append(Self.ofUnstored) }
        if site.cookies.isSecure { response.headers.append(Self.ofTLS) }
        return response
    }

    private static let ofNoPage = HTTPField(name: .contentSecurityPolicy, value: policyOfNoPage)
    private static let ofUnstored = HTTPField(name: .cacheControl, value: "no-store")
    private static let ofTLS = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000; includeSubDomains")
    /// What no handler sets.
    private static let ofAll: HTTPFields = [
        .xContentTypeOptions: "nosniff", .referrerPolicy: "same-origin", .crossOriginOpenerPolicy: "same-origin",
        .crossOriginResourcePolicy: "same-origin",
    ]
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
}
