import Foundation

/// The token in every form, for browsers that do not send the origin of a request. It is made from the browser's secret and
/// masked differently each time, so that compression does not reveal it (BREACH).
enum FormToken {
    private static let length = 16

    /// A fresh mask and the masked token, 43 characters.
    static func make(secret: String) -> String {
        var generator = SystemRandomNumberGenerator()
        let mask = withUnsafeBytes(of: (generator.next() as UInt64, generator.next() as UInt64), Array.init)
        return Base64URL.encode(mask + zip(mask, token(secret)).map { $0 ^ $1 })
    }

    static func isValid(_ text: String, secret: String) -> Bool {
        guard !secret.isEmpty, let bytes = Base64URL.decode(text).map([UInt8].init), bytes.count == length * 2 else {
            return false
        }
        let unmasked = zip(bytes[..<length], bytes[length...]).map { $0 ^ $1 }
        return ConstantTime.areEqual(unmasked, token(secret))
    }

    /// The beginning of a digest of the secret, for no other use than this. The secret has 256 random bits and always the same length, so a
    /// digest alone reveals nothing of it and nobody can continue it; HMAC would say the same and take five times as long on every page.
    private static func token(_ secret: String) -> ArraySlice<UInt8> {
        ContentDigest("form:" + secret).bytes.prefix(length)
    }
}
