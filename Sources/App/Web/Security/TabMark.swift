import Crypto
import Foundation

/// Tells a browser's tab whose it is what the tab keeps until it is sent, and names nobody: it is made from the secret of the session,
/// which the browser has and the database has not. The next person in that tab has another one, and finds nothing.
enum TabMark {
    private static let length = 9

    static func text(of token: SessionToken) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("kept in a tab".utf8), using: SymmetricKey(data: Data(token.text.utf8)))
        return Base64URL.encode(Array(code.prefix(length)))
    }
}
