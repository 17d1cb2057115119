import Foundation

/// The addresses that belong to one customer of a network: a single one for IPv4; for IPv6 all with the same first 64 bits (RFC
/// 6177, RFC 4291 2.5.1). An IPv4 address that is written as IPv6 counts as IPv4.
enum AddressBlock {
    /// The name of the block of an address; the same for all addresses in it. A text that is not an address is its own name.
    static func name(of address: String) -> String { name(of: address, bytes: 8) }

    /// The name of the largest block that one customer may have: for IPv6 all addresses with the same first 48 bits (RFC 6177,
    /// 2).
    static func wideName(of address: String) -> String { name(of: address, bytes: 6) }

    private static func name(of address: String, bytes first: Int) -> String {
        // Most are written without a colon, and many requests ask.
        guard address.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%") }) else { return address }
        let plain = address.prefix { $0 != "%" }
        guard plain.contains(":"), let bytes = bytes(of: String(plain)) else { return String(plain) }
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return bytes[12...].map { "\($0)" }.joined(separator: ".")
        }
        return bytes[..<first].hexadecimal + "/\(first * 8)"
    }

    private static func bytes(of address: String) -> [UInt8]? {
        var parsed = in6_addr()
        guard inet_pton(AF_INET6, address, &parsed) == 1 else { return nil }
        return withUnsafeBytes(of: &parsed, Array.init)
    }
}
