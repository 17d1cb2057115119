import Hummingbird

/// A cookie with the tokens of the last sessions in this browser. With it, failed tries of strangers do not delay people who
/// signed in here before. A token of an ended session gives no access, and the cookie is sent to the sign-in page only.
struct KnownBrowser: Sendable {
    /// Enough for a family, or for a computer that a few people share.
    static let mostTokens = 4

    /// The newest first.
    let tokens: [SessionToken]

    /// - Parameter cookie: the text that `text` gave; any other text gives no tokens.
    init(cookie: String?) {
        let parts = (cookie ?? "").utf8.prefix((SessionToken.length + 1) * Self.mostTokens).split(separator: UInt8(ascii: "."))
        tokens = parts.filter { $0.count == SessionToken.length }.map { SessionToken(text: String(decoding: $0, as: UTF8.self)) }
    }

    private init(tokens: [SessionToken]) {
        self.tokens = Array(tokens.prefix(Self.mostTokens))
    }

    var text: String { tokens.map(\.text).joined(separator: ".") }

    /// The cookie with the token of a new session added.
    /// - Parameter old: the digests of earlier tokens of the same person, which are removed.
    func remembering(_ token: SessionToken, insteadOf old: [String]) -> KnownBrowser {
        KnownBrowser(tokens: [token] + tokens.filter { !old.contains($0.digest) })
    }
}

extension CookieJar {
    func knownBrowser(from request: Request) -> KnownBrowser {
        KnownBrowser(cookie: read(.known, from: request))
    }

    func set(_ browser: KnownBrowser, on response: inout Response) {
        set(.known, to: browser.text, days: 30, on: &response)
    }
}
