import Crypto
import Foundation

/// What names a file by its content: SHA-256 in hexadecimal, read in pieces, however long it is.
enum FileDigest {
    private static let piece = 1 << 20

    static func of(_ path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var hash = SHA256()
        while let bytes = try file.read(upToCount: piece), !bytes.isEmpty { hash.update(data: bytes) }
        return hash.finalize().hexadecimal
    }
}
