import Hummingbird

/// The site's cookies: their names, and how they are set. Over TLS the names begin with `__Host-`, which binds them to this host,
/// or with `__Secure-` when they are sent to one page only.
struct CookieJar: Sendable {
    enum Name: String {
        case session = "s"
        case visitor = "v"
        case language = "l"
        case flash = "f"
        /// Says that this browser has been sent the stylesheet as a file, and which version.
        case style = "c"
        /// Says that this device keeps an answer that is not saved on the server. Set by the page's script, see `kept.js`.
        case kept = "k"
        /// The people who signed in in this browser before, see `KnownBrowser`.
        case known = "b"

        var path: String { self == .known ? WebRoutes.signIn : "/" }
    }

    /// Whether browsers reach the site over TLS.
    let isSecure: Bool

    func read(_ name: Name, from request: Request) -> String? {
        read(name, from: SentCookies(of: request.headers))
    }

    /// The same, for reading several cookies.
    func read(_ name: Name, from cookies: SentCookies) -> String? {
        cookies[fullName(name)]
    }

    /// Sets a cookie for `days` days, or until the browser closes.
    func set(_ name: Name, to value: String, days: Int? = nil, on response: inout Response) {
        response.setCookie(
            Cookie(
                name: fullName(name), value: value, maxAge: days.map { $0 * 86_400 }, path: name.path,
                secure: isSecure, httpOnly: true, sameSite: .lax))
    }

    func remove(_ name: Name, on response: inout Response) {
        response.setCookie(
            Cookie(
                name: fullName(name), value: "", maxAge: 0, path: name.path,
                secure: isSecure, httpOnly: true, sameSite: .lax))
    }

    /// A cookie in the form in which a browser sends it.
    func sent(_ name: Name, _ value: String) -> String {
        fullName(name) + "=" + value
    }

    private func fullName(_ name: Name) -> String {
        isSecure ? (name.path == "/" ? "__Host-" : "__Secure-") + name.rawValue : name.rawValue
    }
}

extension Request {
    /// The name that the browser gives itself, shortened for storing.
    var browserName: String { String(decoding: (headers[.userAgent] ?? "").utf8.prefix(200), as: UTF8.self) }
}
