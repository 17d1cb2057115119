import Crypto
import Foundation
import Hummingbird
import Synchronization

/// Reads the cookies of browsers: the session, the language, and the message from the previous page. Until a person has chosen
/// a language, it is the one that the browser asks for, or the institution's.
struct SessionMiddleware: RouterMiddleware {
    let site: Site
    /// Finds the person of a session token that is valid at a moment.
    let find: @Sendable (SessionToken, Instant) async throws -> Viewer?

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        if context.service != nil { return try await next(request, context) }
        var context = context
        let cookies = SentCookies(of: request.headers)
        context.flash = site.cookies.read(.flash, from: cookies).flatMap(Flash.init(cookie:))
        context.hasStyle = site.cookies.read(.style, from: cookies) == site.templates.styleMark
        let token = site.cookies.read(.session, from: cookies).map(SessionToken.init(text:))
        if let token {
            context.viewer = try await find(token, context.arrivedAt)
        }
        context.language =
            context.viewer?.language
            ?? site.cookies.read(.language, from: cookies).flatMap(Language.init(rawValue:))
            ?? AcceptLanguage.best(of: request.headers[.acceptLanguage])
            ?? site.institution.language
        context.formSecrets = [token?.text, site.cookies.read(.visitor, from: cookies)].compactMap(\.self)
        let newSecret = context.formSecrets.isEmpty ? NewSecret() : nil
        context.newSecret = newSecret

        var response = try await next(request, context)
        if let newSecret, response.isPage { site.cookies.set(.visitor, to: newSecret.text, on: &response) }
        if context.flash != nil, response.isPage { site.cookies.remove(.flash, on: &response) }
        return response
    }
}

/// A secret for a browser, made when it is first used: most of what browsers without a cookie ask for has no form.
final class NewSecret: Sendable {
    private let made = Mutex<String?>(nil)

    var text: String {
        made.withLock { made in
            let text = made ?? SessionToken.random().text
            made = text
            return text
        }
    }
}

/// The secret in a session cookie: 256 random bits. The database knows only its digest.
struct SessionToken: Sendable {
    let text: String

    /// The length of a token in Base64 without padding.
    static let length = 43

    static func random() -> SessionToken {
        SessionToken(text: Base64URL.encode(SymmetricKey(size: .bits256).withUnsafeBytes(Array.init)))
    }

    /// SHA-256 in hexadecimal, as it is stored.
    var digest: String { ContentDigest(text).hexadecimal }
}

extension Response {
    /// Whether the response is a complete page for a person.
    var isPage: Bool {
        headers[.contentType]?.hasPrefix("text/html") == true
    }
}
