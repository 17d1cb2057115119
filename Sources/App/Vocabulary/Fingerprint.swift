/// What a page carries of values that it showed: posted with it, so that a change which somebody else made meanwhile is not lost unseen. Tells
/// them apart, and not more: whoever wants to can find other values with the same one (FNV-1a, 64 bits). What must not be found is named by a
/// `ContentDigest`.
public enum Fingerprint {
    /// Short enough for a hidden field; the same for the same values, nil and no text being one.
    public static func of(_ values: [String?]) -> String {
        let joined = values.map { $0 ?? "" }.joined(separator: "\u{0}")
        let hash = joined.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
