/// A short hash of the values that a page showed. The page posts it back, so that a change which somebody else has made meanwhile
/// is noticed. It is not secure: other values with the same fingerprint can be constructed (FNV-1a, 64 bits). Where that matters,
/// `ContentDigest` is used.
public enum Fingerprint {
    /// Short enough for a hidden field. The same values give the same fingerprint; nil and an empty text count as the same.
    public static func of(_ values: [String?]) -> String {
        let joined = values.map { $0 ?? "" }.joined(separator: "\u{0}")
        let hash = joined.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
