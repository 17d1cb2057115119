import Crypto
import Foundation

/// The key of the receipts. It lies outside the database: whoever has only that cannot compute a receipt for answers that were changed.
struct ReceiptKey: Sendable {
    /// Tells keys apart and gives none away: the first 8 hexadecimal digits of the key's SHA-256.
    let name: String
    private let key: SymmetricKey

    /// How many bytes a key has.
    static let length = 32

    init(bytes: [UInt8]) {
        key = SymmetricKey(data: bytes)
        name = ContentDigest(bytes).bytes.prefix(4).hexadecimal
    }

    /// The key of a folder; it is made there, on disk, when there is none.
    /// - Throws: `ConfigurationProblem.receiptKey` for a file that holds no key, or a folder that cannot hold one.
    init(folder: String) throws {
        self.init(bytes: try ReceiptKeyFile(folder: folder).bytes { SymmetricKey(size: .bits256).withUnsafeBytes(Array.init) })
    }

    /// The code that only this key gives to a record.
    func code(for record: ReceiptRecord) -> ReceiptCode {
        ReceiptCode(digest: HMAC<SHA256>.authenticationCode(for: record.bytes, using: key))
    }
}
