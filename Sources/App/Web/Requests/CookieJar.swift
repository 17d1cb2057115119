import Hummingbird

/// The site's cookies: their names, and how they are set. Over TLS the names carry `__Host-`, which binds them to this host; or `__Secure-` where
/// they are for one page only, and no other request carries their bytes.
struct CookieJar: Sendable {
    enum Name: String {
        case session = "s"
        case visitor = "v"
        case language = "l"
        case flash = "f"
        /// That this browser was told of the stylesheet as a file, and of which.
        case style = "c"
        /// That this device keeps an answer which is not on disk. Set by its page, see `kept.js`.
        case kept = "k"
        /// Who signed in here before.
        case known = "b"

        var path: String { self == .known ? WebRoutes.signIn : "/" }
    }

    /// Whether browsers reach the site over TLS.
    let isSecure: Bool

    func read(_ name: Name, from request: Request) -> String? {
        read(name, from: request.cookies)
    }

    /// The same where several are read: taking a request's cookies apart costs more than finding one.
    func read(_ name: Name, from cookies: Cookies) -> String? {
        cookies[fullName(name)]?.value
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

    /// A cookie as a browser sends it.
    func sent(_ name: Name, _ value: String) -> String {
        fullName(name) + "=" + value
    }

    private func fullName(_ name: Name) -> String {
        isSecure ? (name.path == "/" ? "__Host-" : "__Secure-") + name.rawValue : name.rawValue
    }
}

extension Request {
    /// What the browser says it is, as much of it as is kept.
    var browserName: String { String(decoding: (headers[.userAgent] ?? "").utf8.prefix(200), as: UTF8.self) }
}
