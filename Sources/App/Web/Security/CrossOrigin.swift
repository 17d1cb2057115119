import Foundation
import HTTPTypes
import Hummingbird

/// Refuses unsafe requests that another site made the browser send (OWASP, cross-site request forgery; ASVS 5.0, 3.5.1-3.5.3).
///
/// The first of `Sec-Fetch-Site`, `Origin` (where `null` counts as absent) and `Referer` that is present decides. Only when an
/// old phone sends none of them, the form's own masked token does. In a form with files the handler checks that token
/// (`MultipartForm`) before it stores any file.
struct CrossOriginMiddleware: RouterMiddleware {
    let site: Site

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        if request.method == .get || request.method == .head || context.service != nil {
            return try await next(request, context)
        }
        switch Self.verdict(headers: request.headers, origin: site.origin(of: request)) {
        case .sameOrigin:
            return try await next(request, context)
        case .otherOrigin:
            throw Problem.forged
        case .unknown:
            if context.upload != nil {
                var context = context
                context.upload?.needsToken = true
                return try await next(request, context)
            }
            var request = request
            let body = try await request.collectBody(upTo: context.maxUploadSize)
            let form = try? URLEncodedFormDecoder().decode(TokenForm.self, from: String(buffer: body))
            guard let token = form?.token,
                context.formSecrets.contains(where: { FormToken.isValid(token, secret: $0) })
            else {
                throw Problem.forged
            }
            return try await next(request, context)
        }
    }

    enum Verdict {
        case sameOrigin
        case otherOrigin
        case unknown
    }

    /// What the headers alone say about the origin of a request; `origin` is the site's ("https://host").
    static func verdict(headers: HTTPFields, origin: String) -> Verdict {
        if let fetchSite = headers[.secFetchSite] {
            return fetchSite == "same-origin" || fetchSite == "none" ? .sameOrigin : .otherOrigin
        }
        if let sent = headers[.origin], sent != "null" {
            return sent.lowercased() == origin ? .sameOrigin : .otherOrigin
        }
        if let referer = headers[.referer] {
            let address = referer.lowercased()
            return address == origin || address.hasPrefix(origin + "/") ? .sameOrigin : .otherOrigin
        }
        return .unknown
    }

    private struct TokenForm: Decodable {
        let token: String?
    }
}

extension HTTPField.Name {
    static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
}
