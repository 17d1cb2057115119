import Crypto

/// The secret key that leads from the code of a slip to its one-time link. It is kept outside the database, so that whoever has
/// only the database cannot try all codes until one fits.
///
/// The secret of a link is the keyed digest (HMAC) of the user name and the code, and the database stores only the SHA-256 of that. A
/// code ends with its link.
struct LinkCodeKey: Sendable {
    private let key: SymmetricKey

    /// The name of its file.
    static let fileName = "codes.key"

    init(bytes: [UInt8]) {
        key = SymmetricKey(data: bytes)
    }

    /// The key in a folder; a new one is written there when there is none.
    /// - Throws: `ConfigurationProblem.secretKey` when the file does not contain a key, or the folder cannot be written.
    init(folder: String) throws {
        self.init(bytes: try SecretKeyFile(folder: folder, name: Self.fileName).bytes())
    }

    /// The secret of the link of a code for a person.
    func token(of code: LinkCode, for userName: String) -> SessionToken {
        let message = "gata one-time link\0" + userName + "\0" + code.symbols
        return SessionToken(
            text: Base64URL.encode(Array(HMAC<SHA256>.authenticationCode(for: Array(message.utf8), using: key))))
    }

    /// A new secret for a person.
    func secret(for userName: String) -> LinkSecret {
        let code = LinkCode.random()
        return LinkSecret(code: code, token: token(of: code, for: userName))
    }
}

/// What opens a one-time link, in both of its forms. It is shown once and stored nowhere.
struct LinkSecret: Sendable {
    let code: LinkCode
    let token: SessionToken
}
