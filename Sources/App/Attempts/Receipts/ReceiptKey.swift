import Crypto
import Foundation

/// The secret key of the receipts. It is kept outside the database, so that whoever changes answers in the database cannot
/// compute a matching receipt.
struct ReceiptKey: Sendable {
    /// Identifies the key without revealing it: the first 8 hexadecimal digits of the key's SHA-256.
    let name: String
    private let key: SymmetricKey

    /// The length of a key, in bytes.
    static let length = 32

    init(bytes: [UInt8]) {
        key = SymmetricKey(data: bytes)
        name = ContentDigest(bytes).bytes.prefix(4).hexadecimal
    }

    /// The key in a folder; a new one is written there when there is none.
    /// - Throws: `ConfigurationProblem.receiptKey` when the file does not contain a key, or the folder cannot be written.
    init(folder: String) throws {
        self.init(bytes: try ReceiptKeyFile(folder: folder).bytes { SymmetricKey(size: .bits256).withUnsafeBytes(Array.init) })
    }

    /// The code of a record, which can only be computed with this key.
    func code(for record: ReceiptRecord) -> ReceiptCode {
        ReceiptCode(digest: HMAC<SHA256>.authenticationCode(for: record.bytes, using: key))
    }
}
