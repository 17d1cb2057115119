/// The address of a page on the web, as it is typed.
enum WebAddress {
    /// With https:// before what begins with the name of a host, such as www.example.org/page. Everything else stays as it is,
    /// and is refused where it is checked.
    static func completed(_ text: String?) -> String? {
        guard let text, beginsWithHost(text) else { return text }
        return "https://" + text
    }

    /// Whether names with dots between them stand first, of which the last has only letters; then perhaps a port.
    private static func beginsWithHost(_ text: String) -> Bool {
        let host = text.prefix { !"/?#".contains($0) }
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if let port = parts.at(1), port.isEmpty || port.utf8.count > 5 || !port.utf8.allSatisfy(isDigit) { return false }
        let names = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard names.count > 1, let last = names.last, last.utf8.count > 1, last.utf8.allSatisfy(isLetter) else { return false }
        return names.allSatisfy { name in
            !name.isEmpty && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
