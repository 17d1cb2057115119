import Foundation
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
    fileprivate struct Place: Sendable {
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
    /// How many texts a page of this shape has.
    private let count: Int

    /// Nil where a text did not come through the template as it was.
    init?<Shaped: MoldedPage>(of page: Shaped, printed: (Shaped) throws -> String) rethrows {
        // Chosen after all that the page says was written, so that nobody can have written it; the `<` shows whether the template escapes what
        // stands here.
        let mark = "place-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))-"
        var count = 0
        let html = try printed(
            page.mapping { _ in
                defer { count += 1 }
                return "\(mark)\(count)<\(mark)"
            })
        // Between the pieces of the page stand the insides of the marks.
        let pieces = html.components(separatedBy: mark)
        guard !pieces.count.isMultiple(of: 2) else { return nil }
        beginning = pieces[0]
        self.count = count
        places = stride(from: 1, to: pieces.count, by: 2).compactMap { index in
            guard let inside = pieces.at(index), let markup = pieces.at(index + 1) else { return nil }
            return Place(inside: inside, of: count, before: markup)
        }
        guard places.count == pieces.count / 2 else { return nil }
    }

    /// The page with these texts, in the order of `mapping`; nil when there are more or fewer than the page of this shape had.
    func html(_ texts: [String]) -> String? {
        guard texts.count == count else { return nil }
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

extension PageMold.Place {
    /// Nil for anything but one of the numbers that were given out.
    init?(inside: String, of count: Int, before markup: String) {
        let digits = inside.prefix { $0 != "<" && $0 != "&" }
        guard let text = Int(digits), (0..<count).contains(text) else { return nil }
        let isEscaped = inside == "\(text)&lt;"
        guard isEscaped || inside == "\(text)<" else { return nil }
        self.init(text: text, isEscaped: isEscaped, markup: markup)
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
        if let mold = kept.withLock({ $0[shape] }), let html = mold.html(texts) { return html }
        guard let mold = try PageMold(of: page, printed: printed) else { return try printed(page) }
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[shape] = mold
        }
        return try mold.html(texts) ?? printed(page)
    }
}
