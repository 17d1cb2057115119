/// Checks an address to return to, from a form or a link. Only addresses on this site are accepted.
enum LocalPath {
    static func checked(_ text: String?) -> String? {
        guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 500,
            text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F && $0 != "\\" })
        else { return nil }
        return text
    }
}
