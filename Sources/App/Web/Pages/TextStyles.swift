import Foundation
import NIOCore

/// The stylesheet of tables and formulas, which is linked from every page that has one, and from no other: it would cost each page of a
/// test a quarter of a kilobyte.
struct TextStyles: Sendable {
    /// The link for each language.
    private let links: [Language: String]

    /// - Throws: `ConfigurationProblem` when there is no such file.
    init(_ assets: Assets) throws {
        links = try Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                (language, "<link rel=\"stylesheet\" href=\"\(try assets.address(of: "css/texts.css", in: language))\">")
            })
    }

    /// The page with the link at the end of its head; nil for one without a table or formula, and for one that has the link: an editor,
    /// whose preview comes later.
    func added(to page: UnsafeRawBufferPointer, in language: Language) -> ByteBuffer? {
        guard let end = Self.place(of: ["</head>"], in: page), let link = links[language],
            Self.place(of: ["<math", "<div class=\"wide\"", "<p class=\"wide\""], in: page) != nil, !Self.has(link, in: page)
        else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(page.count + link.utf8.count)
        buffer.writeBytes(page[..<end])
        buffer.writeString(link)
        buffer.writeBytes(page[end...])
        return buffer
    }

    private static func has(_ link: String, in page: UnsafeRawBufferPointer) -> Bool {
        var link = link
        return link.withUTF8 { link in
            guard let start = link.baseAddress else { return false }
            return Self.place(in: page) { tag, left in left >= link.count && memcmp(tag, start, link.count) == 0 } != nil
        }
    }

    /// Where the first of some tags stands, in bytes from the beginning. Each has three characters at least.
    private static func place(of tags: [StaticString], in page: UnsafeRawBufferPointer) -> Int? {
        // A page has hundreds of tags, and the second or third character of nearly all is another one: bit n for the characters n,
        // n + 64, ….
        let (seconds, thirds) = tags.reduce(into: (UInt64(0), UInt64(0))) { bits, tag in
            bits.0 |= bit(tag.utf8Start[1])
            bits.1 |= bit(tag.utf8Start[2])
        }
        return place(in: page) { tag, left in
            guard left > 2, seconds & bit(tag.load(fromByteOffset: 1, as: UInt8.self)) != 0,
                thirds & bit(tag.load(fromByteOffset: 2, as: UInt8.self)) != 0
            else { return false }
            return tags.contains { left >= $0.utf8CodeUnitCount && memcmp(tag, $0.utf8Start, $0.utf8CodeUnitCount) == 0 }
        }
    }

    private static func bit(_ character: UInt8) -> UInt64 { 1 << UInt64(character & 63) }

    /// Where the first tag stands that is one of those that are looked for, in bytes from the beginning.
    /// - Parameter isOne: is asked with where a tag begins and the bytes from there to the end of the page.
    private static func place(
        in page: UnsafeRawBufferPointer, where isOne: (_ tag: UnsafeRawPointer, _ left: Int) -> Bool
    ) -> Int? {
        guard let base = page.baseAddress else { return nil }
        var from = 0
        while let found = memchr(base + from, Int32(UInt8(ascii: "<")), page.count - from) {
            let place = UnsafeRawPointer(found) - base
            if isOne(found, page.count - place) { return place }
            from = place + 1
        }
        return nil
    }
}
