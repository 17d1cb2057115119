/// An address on this site that a form or a link asks to be led back to; anything that could lead elsewhere is refused.
enum LocalPath {
    static func checked(_ text: String?) -> String? {
        guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 500,
            text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F && $0 != "\\" })
        else { return nil }
        return text
    }
}
