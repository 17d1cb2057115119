/// The languages that a browser asks for, the best first in the mind of its owner (RFC 9110, 12.5.4).
///
/// Pages are not stored anywhere, so `Vary` has nothing to say about this header.
enum AcceptLanguage {
    /// Nobody reads more languages than fit into so many bytes; what comes behind them is not looked at.
    static let longest = 500

    /// The language of the pages that is wanted most; of several that are wanted alike, the one named first. Nil when none of them
    /// is wanted: `*`, which is any language, names none.
    ///
    /// A language stands for all its variants: `sr`, `sr-Latn`, `sr-Cyrl-RS` are Serbian, which pages write in Latin script. Bosnian,
    /// Croatian and Montenegrin are languages of their own.
    static func best(of header: String?) -> Language? {
        guard let header else { return nil }
        let elements = header.utf8.prefix(longest).split(separator: UInt8(ascii: ","))
        // The last one may have been cut.
        let wishes = (header.utf8.count > longest ? elements.dropLast() : elements[...]).compactMap(wish)
        let most = wishes.map(\.weight).max() ?? 0
        return most == 0 ? nil : wishes.first { $0.weight == most }?.language
    }

    /// One element of the list. Nil for another language, and for what is none.
    private static func wish(_ element: Substring.UTF8View) -> (language: Language, weight: Int)? {
        let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            String(decoding: part.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }, as: UTF8.self).lowercased()
        }
        guard let language = language(parts[0]) else { return nil }
        guard let quality = parts.dropFirst().first(where: { $0.hasPrefix("q=") }) else { return (language, 1000) }
        return weight(quality.dropFirst(2)).map { (language, $0) }
    }

    private static func language(_ range: String) -> Language? {
        switch range.prefix(while: { $0 != "-" }) {
        case "ro": .romanian
        case "sr": .serbian
        case "en": .english
        default: nil
        }
    }

    /// A weight in thousandths: from 0 to 1, with at most three decimals.
    private static func weight(_ text: Substring) -> Int? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "1")).contains(first) else { return nil }
        let whole = first == UInt8(ascii: "1") ? 1000 : 0
        let rest = text.utf8.dropFirst()
        guard let point = rest.first else { return whole }
        let decimals = rest.dropFirst()
        guard point == UInt8(ascii: "."), decimals.count <= 3,
            decimals.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { return nil }
        let thousandths = zip(decimals, [100, 10, 1]).reduce(0) { $0 + Int($1.0 - UInt8(ascii: "0")) * $1.1 }
        return whole + thousandths > 1000 ? nil : whole + thousandths
    }
}
