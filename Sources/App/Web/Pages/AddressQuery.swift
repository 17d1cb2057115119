import Foundation

/// The query of an address.
enum AddressQuery {
    private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    /// The query with its question mark; empty when no pair has a value.
    static func text(_ pairs: [(name: String, value: String?)]) -> String {
        let parts = pairs.compactMap { name, value in
            value.map { name + "=" + encoded($0) }
        }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }

    /// A text as it stands in a query or after `#`.
    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
