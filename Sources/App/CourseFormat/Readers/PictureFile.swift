import Foundation

/// A picture of a test document: its bytes, and the type and size in its header.
struct PictureFile: Sendable {
    let contentType: String
    let width: Int
    let height: Int
    let bytes: [UInt8]

    static let longest = 1_000_000

    /// Nil for anything but a PNG, JPEG, GIF, WebP or AVIF with a size. The header is checked, not the name.
    init?(_ bytes: [UInt8]) {
        guard let (type, width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.modern(bytes), width > 0,
            height > 0
        else { return nil }
        contentType = type
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The SHA-256, as it is used in the digest of a test.
    var digest: String { ContentDigest(bytes).base64URL }

    private typealias Header = (type: String, width: Int, height: Int)

    private static func png(_ bytes: [UInt8]) -> Header? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        return ("image/png", number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> Header? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return ("image/gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    private static func modern(_ bytes: [UInt8]) -> Header? {
        ModernPicture.size(ofWebP: bytes).map { ("image/webp", $0.width, $0.height) }
            ?? ModernPicture.size(ofAVIF: bytes).map { ("image/avif", $0.width, $0.height) }
    }

    /// Finds the start of a frame in a JPEG (ITU-T T.81, B.1.1.4).
    private static func jpeg(_ bytes: [UInt8]) -> Header? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while bytes.at(at) == 0xFF, let marker = bytes.at(at + 1), let high = bytes.at(at + 2), let low = bytes.at(at + 3) {
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                // A frame begins with its length and precision, followed by height and width of two bytes each.
                let size = bytes.dropFirst(at + 5).prefix(4).map(Int.init)
                guard size.count == 4 else { return nil }
                return ("image/jpeg", size[2] << 8 | size[3], size[0] << 8 | size[1])
            }
            at += 2 + (Int(high) << 8 | Int(low))
        }
        return nil
    }
}
