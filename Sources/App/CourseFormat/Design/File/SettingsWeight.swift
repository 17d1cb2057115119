/// Whether settings are too many to be read: a short text can stand for many values, each of which takes far more memory than
/// the signs that write it.
enum SettingsWeight {
    /// The most signs that begin or separate values. Each value takes about 2 KB while it is read.
    static let most = 20_000

    /// The line, from 1, on which there are too many; nil when there are not.
    static func line(in yaml: String, most: Int = most) -> Int? {
        guard yaml.utf8.count > most else { return nil }
        var (count, line, before) = (0, 1, UInt8(ascii: "\n"))
        for byte in yaml.utf8 {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
            case UInt8(ascii: "\n"): count += 1
            case UInt8(ascii: " ") where marks.contains(before): count += 1
            default: break
            }
            if count > most { return line }
            if byte == UInt8(ascii: "\n") { line += 1 }
            before = byte
        }
        return nil
    }

    private static let marks = Set("-:?".utf8)
}
