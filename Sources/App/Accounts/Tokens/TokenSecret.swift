/// The secret of a token for programs: 256 random bits behind a mark. The database knows only its digest.
struct TokenSecret: Sendable {
    let text: String

    /// Nil for a text that no secret can be.
    init?(_ text: String) {
        let rest = text.utf8.dropFirst(AccessToken.prefix.utf8.count)
        guard text.hasPrefix(AccessToken.prefix), rest.count == SessionToken.length, rest.allSatisfy(Base64URL.isLetter) else {
            return nil
        }
        self.text = text
    }

    private init(random token: SessionToken) {
        text = AccessToken.prefix + token.text
    }

    static func random() -> TokenSecret { TokenSecret(random: .random()) }

    /// SHA-256 in hexadecimal, as it is stored.
    var digest: String { ContentDigest(text).hexadecimal }
}
