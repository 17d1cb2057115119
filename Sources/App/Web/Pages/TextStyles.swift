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

    /// The page with the link at the end of its head; nil for one without a table or formula.
    func added(to page: UnsafeRawBufferPointer, in language: Language) -> ByteBuffer? {
        guard let end = Self.place(of: ["</head>"], in: page), let link = links[language],
            Self.place(of: ["<math", "<div class=\"wide\"", "<p class=\"wide\""], in: page) != nil
        else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(page.count + link.utf8.count)
        buffer.writeBytes(page[..<end])
        buffer.writeString(link)
        buffer.writeBytes(page[end...])
        return buffer
    }

    /// Where the first of some tags stands, in bytes from the beginning.
    private static func place(of tags: [StaticString], in page: UnsafeRawBufferPointer) -> Int? {
        guard let base = page.baseAddress else { return nil }
        var from = 0
        while let found = memchr(base + from, Int32(UInt8(ascii: "<")), page.count - from) {
            let place = UnsafeRawPointer(found) - base
            for tag in tags where page.count - place >= tag.utf8CodeUnitCount {
                if memcmp(found, tag.utf8Start, tag.utf8CodeUnitCount) == 0 { return place }
            }
            from = place + 1
        }
        return nil
    }
}
