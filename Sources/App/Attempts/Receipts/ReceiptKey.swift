import Crypto

/// The secret key of the receipts. It is kept outside the database, so that whoever changes answers in the database cannot
/// compute a matching receipt.
struct ReceiptKey: Sendable {
    /// Identifies the key without revealing it: the first 8 hexadecimal digits of the key's SHA-256.
    let name: String
    private let key: SymmetricKey

    /// The name of its file.
    static let fileName = "receipts.key"

    init(bytes: [UInt8]) {
        key = SymmetricKey(data: bytes)
        name = ContentDigest(bytes).bytes.prefix(4).hexadecimal
    }

    /// The key in a folder; a new one is written there when there is none.
    /// - Throws: `ConfigurationProblem.secretKey` when the file does not contain a key, or the folder cannot be written.
    init(folder: String) throws {
        self.init(bytes: try SecretKeyFile(folder: folder, name: Self.fileName).bytes())
    }

    /// The code of a record, which can only be computed with this key.
    func code(for record: ReceiptRecord) -> ReceiptCode {
        code(of: record.bytes)
    }

    /// The code of the bytes of a receipt, which begin with what kind of receipt it is.
    func code(of bytes: [UInt8]) -> ReceiptCode {
        ReceiptCode(digest: HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    }
}
