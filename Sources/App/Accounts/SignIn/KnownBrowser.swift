import Hummingbird

/// What a browser keeps so that strangers' guesses do not delay those who signed in there before: the tokens of their last sessions. They open
/// nothing once these are over, and go to the sign-in page alone.
struct KnownBrowser: Sendable {
    /// A family, or a room with a computer for a few.
    static let mostTokens = 4

    /// The last first.
    let tokens: [SessionToken]

    /// - Parameter cookie: as `text` wrote it; anything else holds no token.
    init(cookie: String?) {
        let parts = (cookie ?? "").utf8.prefix((SessionToken.length + 1) * Self.mostTokens).split(separator: UInt8(ascii: "."))
        tokens = parts.filter { $0.count == SessionToken.length }.map { SessionToken(text: String(decoding: $0, as: UTF8.self)) }
    }

    private init(tokens: [SessionToken]) {
        self.tokens = Array(tokens.prefix(Self.mostTokens))
    }

    var text: String { tokens.map(\.text).joined(separator: ".") }

    /// With a session that has just begun in it.
    /// - Parameter old: the digests of earlier ones of the same person, which go.
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
