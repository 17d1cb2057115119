import Crypto
import Foundation

/// A picture of a test document: its bytes, and what its own header says of type and size.
struct PictureFile: Sendable {
    let contentType: String
    let width: Int
    let height: Int
    let bytes: [UInt8]

    static let longest = 1_000_000

    /// Nil for anything but a PNG, JPEG or GIF with a size. The header decides, not the name.
    init?(_ bytes: [UInt8]) {
        guard let (type, width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes), width > 0, height > 0
        else { return nil }
        contentType = type
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// SHA-256, as a test's digest holds it.
    var digest: String { Base64URL.encode(SHA256.hash(data: bytes)) }

    private typealias Header = (type: String, width: Int, height: Int)

    private static func png(_ bytes: [UInt8]) -> Header? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return ("image/png", number(16), number(20))
    }

    private static func gif(_ bytes: [UInt8]) -> Header? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return ("image/gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Walks the segments of a JPEG to the start of a frame (ITU-T T.81, B.1.1.4).
    private static func jpeg(_ bytes: [UInt8]) -> Header? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
                return ("image/jpeg", number(at + 7), number(at + 5))
            }
            at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
        }
        return nil
    }
}
