import Synchronization

/// A page of which thousands are sent that differ in a few texts. Mustache prints one of each shape, and from then on the texts alone are put
/// in their places: a tenth of the time. Two pages have one shape when they are equal but for these texts, so that one forgotten in `mapping`
/// costs time and nothing else. A page must print nothing but its fields, and `mapping` ask for the same texts of all pages of one shape.
protocol MoldedPage: Page, Hashable {
    /// The same page with other texts: each that is printed and differs, in the same order every time.
    func mapping(_ text: (String) -> String) -> Self

    /// Whether others will be equal but for their texts. One that somebody has typed into is printed by itself, and nothing of it is kept.
    var isOfMany: Bool { get }
}

extension MoldedPage {
    var isOfMany: Bool { true }
}

/// A page of one shape as Mustache printed it, with places for its texts.
struct PageMold: Sendable {
    private struct Place: Sendable {
        /// Which of the texts stands here.
        let text: Int
        /// Whether the template escapes it.
        let isEscaped: Bool
        /// What follows.
        let markup: String
    }

    private static let escaping = EscapedText()
    private let beginning: String
    private let places: [Place]

    // A text that stands for the number of its place. No page has these two characters (XML 1.0 forbids them), and the `<` shows whether the
    // template escapes what stands here.
    private static let (opening, closing): (Character, Character) = ("\u{2}", "\u{3}")

    /// Nil where a text did not come through the template as it was.
    init?<Shaped: MoldedPage>(of page: Shaped, printed: (Shaped) throws -> String) rethrows {
        var count = 0
        let html = try printed(
            page.mapping { _ in
                defer { count += 1 }
                return "\(Self.opening)\(count)<\(Self.closing)"
            })
        let pieces = html.split(separator: Self.opening, omittingEmptySubsequences: false)
        beginning = String(pieces[0])
        places = pieces.dropFirst().compactMap(Self.place)
        guard places.count == pieces.count - 1 else { return nil }
    }

    private static func place(_ piece: Substring) -> Place? {
        guard let end = piece.firstIndex(of: closing), let text = Int(piece.prefix(while: \.isNumber)) else { return nil }
        let isEscaped = piece[..<end] == "\(text)&lt;"
        guard isEscaped || piece[..<end] == "\(text)<" else { return nil }
        return Place(text: text, isEscaped: isEscaped, markup: String(piece[piece.index(after: end)...]))
    }

    /// The page with these texts, in the order of `mapping`.
    func html(_ texts: [String]) -> String {
        var html = beginning
        html.reserveCapacity(
            beginning.utf8.count + places.reduce(0) { $0 + $1.markup.utf8.count + texts[$1.text].utf8.count + 64 })
        for place in places {
            html += place.isEscaped ? Self.escaping.escapeText(texts[place.text]) : texts[place.text]
            html += place.markup
        }
        return html
    }
}

/// The molds of all shapes that were asked for.
final class PageMolds: Sendable {
    /// More than this many, and all are forgotten: about 8 MB.
    private static let mostKept = 800
    private let kept = Mutex<[Shape: PageMold]>([:])

    /// A page without its texts, of any kind. `@unchecked Sendable`: pages are, and nothing else is put into one.
    private struct Shape: Hashable, @unchecked Sendable {
        let page: AnyHashable
        let language: Language
    }

    /// - Parameter printed: what Mustache makes of a page in this language.
    func html<Shaped: MoldedPage>(
        _ page: Shaped, in language: Language, printed: (Shaped) throws -> String
    ) rethrows -> String {
        var texts: [String] = []
        let bare = page.mapping { text in
            texts.append(text)
            return ""
        }
        let shape = Shape(page: AnyHashable(bare), language: language)
        if let mold = kept.withLock({ $0[shape] }) { return mold.html(texts) }
        guard let mold = try PageMold(of: page, printed: printed) else { return try printed(page) }
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[shape] = mold
        }
        return mold.html(texts)
    }
}
