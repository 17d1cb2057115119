import NIOCore
import Testing

@testable import App

@Suite("A page that begins as many do")
struct PageCompressorTests {
    private static let romanian = "<!doctype html><html lang=\"ro\"><style>" + String(repeating: ".sheet{margin:0}", count: 400)
    private static let english = "<!doctype html><html lang=\"en\"><style>" + String(repeating: ".sheet{margin:1}", count: 400)

    private func packed(_ page: String, _ compressor: PageCompressor) throws -> [UInt8] {
        let buffer = try #require(Array(page.utf8).withUnsafeBytes { compressor.compress($0) })
        return [UInt8](buffer.readableBytesView)
    }

    /// The page as it arrives.
    private func travelled(_ page: String, _ compressor: PageCompressor) throws -> String {
        try unpacked(packed(page, compressor))
    }

    @Test(
        "is unpacked to what it was",
        arguments: [
            romanian + "</style><p class=\"sheet\">ăâîșț</p>", english + "</style><p class=\"sheet\">test</p>", romanian,
            String(romanian.dropLast()), "<p>cu totul alta</p>", "x", "",
            romanian + String(repeating: "<li class=\"sheet\">un rând</li>", count: 20_000),
        ])
    func same(page: String) throws {
        let compressor = PageCompressor(beginnings: [Self.romanian, Self.english])
        // The second time with what the first has left behind.
        #expect(try travelled(page, compressor) == page)
        #expect(try travelled(page, compressor) == page)
    }

    @Test(
        "is unpacked to what it was though no byte of it can be spared",
        arguments: [1, 7, 8, 9, 255, 16_383, 65_535, 65_536, 131_070, 200_000])
    func incompressible(count: Int) throws {
        let bytes = (0..<(count / 32 + 1)).flatMap { ContentDigest("\($0)").bytes }.prefix(count)
        let packed = try #require(bytes.withUnsafeBytes { PageCompressor().compress($0) })
        #expect(packed.readableBytes >= count && packed.readableBytes < count + count / 100 + 64)
        #expect(Inflater.gunzip(packed, upTo: count) == .unpacked(ByteBuffer(bytes: bytes)))
    }

    @Test("has what it begins with as it was packed before, with a style and without one")
    func beginning() throws {
        for text in [Self.romanian, "<!doctype html><html lang=\"ro\"><title>"] {
            let beginning = try #require(PageBeginning(text))
            let whole = try packed(text + "<p>ăâîșț</p>", PageCompressor(beginnings: [text]))
            #expect(Array(whole.dropFirst(10).prefix(beginning.compressed.count)) == beginning.compressed)
            #expect(try unpacked(whole) == text + "<p>ăâîșț</p>")
            #expect((beginning.dictionary != nil) == (text == Self.romanian))
        }
        #expect(PageBeginning("") == nil)
    }

    @Test("is hardly longer than one that is packed as a whole, and refers back to the beginning")
    func short() throws {
        let page = Self.romanian + "</style>" + String(repeating: "<p>.sheet{margin:0}</p>", count: 3)
        let whole = try packed(page, PageCompressor())
        let split = try packed(page, PageCompressor(beginnings: [Self.romanian]))
        #expect(split.count <= whole.count + 16)
    }

    @Test("of megabytes begins as far back as gzip can refer to")
    func longBeginning() throws {
        let beginning = (0..<20_000).map { "<p>\($0)</p>" }.joined()
        let page = beginning + "<p>19999</p><p>0</p>"
        let compressor = PageCompressor(beginnings: [beginning])
        #expect(try travelled(page, compressor) == page)
    }

    @Test("is packed for many at once")
    func many() async throws {
        let compressor = PageCompressor(beginnings: [Self.romanian])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let page = Self.romanian + "</style><h1>\(number)</h1>"
                    let arrived = try travelled(page, compressor)
                    #expect(arrived == page)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("every page of ours begins as its language says, with the style or with its address", arguments: Language.allCases)
    func ours(language: Language) throws {
        let templates = try SharedSample.presentation().templates
        let whole = try SharedSample.presentation().assets.text(of: "css/gata.css")
        let laid = try SamplePages.printed(language).map(\.html).filter { $0.contains("<header") }
        #expect(laid.contains { $0.contains(whole) } && laid.contains { !$0.contains(whole) })
        for page in laid {
            let beginning = templates.beginnings.first { page.hasPrefix($0) }
            #expect(beginning?.hasSuffix("</style><title>") == true)
        }
        let uses = Stylesheet.Use.allCases.count
        #expect(
            Set(templates.beginnings).count == (uses + 2) * Language.allCases.count,
            "with the style for each use, with all of it, and without")
        #expect(templates.beginnings.allSatisfy { $0.contains("<style>") != $0.contains("<link rel=\"stylesheet\"") })
    }
}
