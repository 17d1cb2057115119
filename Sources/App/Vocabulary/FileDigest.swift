import Crypto
import Foundation

/// SHA-256 of content (FIPS 180-4), the only way to it: what names a file, an unchanged revision and an address that is kept for ever, and what
/// is stored in the place of a secret.
struct ContentDigest: Sendable, Equatable {
    /// 32 of them.
    let bytes: [UInt8]

    init(_ content: some DataProtocol) {
        bytes = Array(SHA256.hash(data: content))
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Of a value as JSON, its keys in order: equal values have equal ones, in every run and on every machine.
    init(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        self.init(try encoder.encode(value))
    }

    fileprivate init(_ hash: SHA256) {
        bytes = Array(hash.finalize())
    }

    var hexadecimal: String { bytes.hexadecimal }
    var base64URL: String { Base64URL.encode(bytes) }

    /// The beginning of it, where few things are told apart and length costs.
    func base64URL(bytes count: Int) -> String { Base64URL.encode(bytes.prefix(count)) }

    /// Of what comes in pieces.
    struct Running: Sendable {
        private var hash = SHA256()

        mutating func update(_ bytes: UnsafeRawBufferPointer) { hash.update(bufferPointer: bytes) }
        mutating func update(_ bytes: some DataProtocol) { hash.update(data: bytes) }

        /// Of all that came so far.
        var digest: ContentDigest { ContentDigest(hash) }
    }
}

/// What names a file by its content, read in pieces, however long it is.
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
