import Foundation

/// Writes names in the letters that every keyboard has, as people of the three languages do it by hand: Đorđe becomes djordje,
/// Ștefan stefan, and Љубица ljubica.
enum PlainLetters {
    /// The words of a text in small letters from a to z and digits. Apostrophes join.
    static func words(_ text: String) -> [String] {
        let joined = text.filter { !"'’‘ʼ".contains($0) }
        return SearchText.words(of: latin(joined)).map { word in word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            .filter { !$0.isEmpty }
    }

    /// Serbian Cyrillic in Latin letters, and đ as dj; other letters stay as they are.
    static func latin(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { letters[$0] != nil }) else { return text }
        return text.precomposedStringWithCanonicalMapping.unicodeScalars.map { letters[$0] ?? String($0) }.joined()
    }

    private static let letters: [Unicode.Scalar: String] = [
        "đ": "dj", "Đ": "Dj",
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "ђ": "dj", "е": "e", "ж": "ž", "з": "z", "и": "i", "ј": "j", "к": "k",
        "л": "l", "љ": "lj", "м": "m", "н": "n", "њ": "nj", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "ћ": "ć", "у": "u",
        "ф": "f", "х": "h", "ц": "c", "ч": "č", "џ": "dž", "ш": "š",
        "А": "A", "Б": "B", "В": "V", "Г": "G", "Д": "D", "Ђ": "Dj", "Е": "E", "Ж": "Ž", "З": "Z", "И": "I", "Ј": "J", "К": "K",
        "Л": "L", "Љ": "Lj", "М": "M", "Н": "N", "Њ": "Nj", "О": "O", "П": "P", "Р": "R", "С": "S", "Т": "T", "Ћ": "Ć", "У": "U",
        "Ф": "F", "Х": "H", "Ц": "C", "Ч": "Č", "Џ": "Dž", "Ш": "Š",
    ]
}
