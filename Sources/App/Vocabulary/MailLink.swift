/// A link that opens a letter to somebody.
enum MailLink {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.-_+".utf8)

    /// An address may have signs that would begin other fields of the letter, as `?` and `&` do: they are written as `%3F` and
    /// `%26`.
    static func href(_ address: String) -> String {
        "mailto:"
            + address.utf8.map { byte in
                if plain.contains(byte) { return String(UnicodeScalar(byte)) }
                return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}
