import Crypto
import Foundation

/// The SHA-256 (FIPS 180-4) of some content. It identifies files, unchanged revisions and addresses that may be cached for ever,
/// and is stored in place of secrets. All code uses this type for SHA-256.
struct ContentDigest: Sendable, Equatable {
    /// Always 32 bytes.
    let bytes: [UInt8]

    init(_ content: some DataProtocol) {
        bytes = SHA256.hash(data: content).withUnsafeBytes(Array.init)
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The digest of a value as JSON with sorted keys. Equal values have equal digests, in every run and on every machine.
    init(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        self.init(try encoder.encode(value))
    }

    fileprivate init(_ hash: SHA256) {
        bytes = hash.finalize().withUnsafeBytes(Array.init)
    }

    var hexadecimal: String { bytes.hexadecimal }
    var base64URL: String { Base64URL.encode(bytes) }

    /// The beginning of the digest, where few values have to be distinguished and the length matters.
    func base64URL(bytes count: Int) -> String { Base64URL.encode(bytes.prefix(count)) }

    /// Computes the digest of content that arrives in pieces.
    struct Running: Sendable {
        private var hash = SHA256()

        mutating func update(_ bytes: UnsafeRawBufferPointer) { hash.update(bufferPointer: bytes) }
        mutating func update(_ bytes: some DataProtocol) { hash.update(data: bytes) }

        /// The digest of everything so far.
        var digest: ContentDigest { ContentDigest(hash) }
    }
}

/// The digest of a file, which is read in pieces.
enum FileDigest {
    private static let piece = 1 << 20

    static func of(_ path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var running = ContentDigest.Running()
        while let bytes = try file.read(upToCount: piece), !bytes.isEmpty { running.update(bytes) }
        return running.digest.hexadecimal
    }
}
