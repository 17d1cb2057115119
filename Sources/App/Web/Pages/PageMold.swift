import Foundation
import Synchronization

/// A page that is sent thousands of times with only a few different texts. Mustache prints it once for each shape; afterwards
/// only the texts are inserted, which takes a tenth of the time. Two pages have the same shape when they are equal apart from
/// these texts, so a text that is missing in `mapping` costs time and nothing else. A page must print nothing but its fields, and
/// `mapping` must ask for the same texts in all pages of one shape.
protocol MoldedPage: Page, Hashable {
    /// The page with other texts. Every text that is printed and may differ has to be passed to `text`, always in the same order.
    func mapping(_ text: (String) -> String) -> Self

    /// Whether other pages are expected to be equal apart from their texts. A page with typed input is printed directly, and
    /// nothing of it is kept.
    var isOfMany: Bool { get }
}

extension MoldedPage {
    var isOfMany: Bool { true }
}

/// A page of one shape as Mustache printed it, with places for its texts.
struct PageMold: Sendable {
    fileprivate struct Place: Sendable {
        /// The index of the text for this place.
        let text: Int
        /// Whether the template escapes it.
        let isEscaped: Bool
        /// The HTML that follows.
        let markup: String
    }

    private static let escaping = EscapedText()
    private let beginning: String
    private let places: [Place]
    /// The number of texts in a page of this shape.
    private let count: Int

    /// Nil when the template changed one of the texts.
    init?<Shaped: MoldedPage>(of page: Shaped, printed: (Shaped) throws -> String) rethrows {
        // The mark is random and chosen after the page's texts, so that no text can contain it. The `<` shows whether the
        // template escapes at this place.
        let mark = "place-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))-"
        var count = 0
        let html = try printed(
            page.mapping { _ in
                defer { count += 1 }
                return "\(mark)\(count)<\(mark)"
            })
        // The pieces of the page alternate with the insides of the marks.
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

    /// The page with these texts, in the order of `mapping`; nil when their number differs from that of this shape.
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
    /// Nil when the text is not one of the numbers in the marks.
    init?(inside: String, of count: Int, before markup: String) {
        let digits = inside.prefix { $0 != "<" && $0 != "&" }
        guard let text = Int(digits), (0..<count).contains(text) else { return nil }
        let isEscaped = inside == "\(text)&lt;"
        guard isEscaped || inside == "\(text)<" else { return nil }
        self.init(text: text, isEscaped: isEscaped, markup: markup)
    }
}

/// The molds of all shapes that were needed so far.
final class PageMolds: Sendable {
    /// When there are more than this many, all are removed: about 8 MB.
    private static let mostKept = 800
    private let kept = Mutex<[Shape: PageMold]>([:])

    /// A page of any type, without its texts. `@unchecked Sendable`: it holds only pages, which are Sendable.
    private struct Shape: Hashable, @unchecked Sendable {
        let page: AnyHashable
        let language: Language
    }

    /// - Parameter printed: the HTML that Mustache makes of a page in this language.
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
