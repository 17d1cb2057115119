import Crypto
import Foundation

/// The token in every form, for browsers that do not send the origin of a request. It is made from the browser's secret and
/// masked differently each time, so that compression does not reveal it (BREACH).
enum FormToken {
    private static let length = 16

    /// A fresh mask and the masked token, 43 characters.
    static func make(secret: String) -> String {
        var generator = SystemRandomNumberGenerator()
        let mask = (0..<2).flatMap { _ in withUnsafeBytes(of: generator.next(), Array.init) }
        return Base64URL.encode(mask + zip(mask, token(secret)).map { $0 ^ $1 })
    }

    static func isValid(_ text: String, secret: String) -> Bool {
        guard !secret.isEmpty, let bytes = Base64URL.decode(text).map([UInt8].init), bytes.count == length * 2 else {
            return false
        }
        let unmasked = zip(bytes[..<length], bytes[length...]).map { $0 ^ $1 }
        return ConstantTime.areEqual(unmasked, token(secret))
    }

    private static func token(_ secret: String) -> [UInt8] {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("form".utf8), using: SymmetricKey(data: Data(secret.utf8)))
        return Array(code.prefix(length))
    }
}
