import Foundation

/// Base64 for cookies and hidden fields (RFC 4648, section 5), without padding.
enum Base64URL {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    static func encode(_ data: some Sequence<UInt8>) -> String {
        var (text, bits, count) = ([UInt8](), UInt32(0), 0)
        text.reserveCapacity(data.underestimatedCount * 4 / 3 + 1)
        for byte in data {
            (bits, count) = (bits << 8 | UInt32(byte), count + 8)
            while count >= 6 {
                count -= 6
                text.append(letters[Int(bits >> UInt32(count) & 63)])
            }
        }
        if count > 0 { text.append(letters[Int(bits << UInt32(6 - count) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    static func decode(_ text: String) -> Data? {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    }
}
