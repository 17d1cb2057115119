import Testing

@testable import App

@Suite("The stylesheet of tables and formulas")
struct TextStylesTests {
    private func added(to page: String) throws -> String? {
        let styles = try TextStyles(SharedSample.presentation().assets)
        return page.utf8.withContiguousStorageIfAvailable { bytes in
            styles.added(to: UnsafeRawBufferPointer(bytes), in: .romanian).map { String(buffer: $0) }
        } ?? nil
    }

    @Test("is linked at the end of the head of a page that has one, wherever it stands")
    func linked() throws {
        for text in ["a<math>x</math>", "<div class=\"wide\" tabindex=\"0\">", "<p class=\"wide\">", "<math"] {
            let page = try #require(try added(to: "<head>a</head>\n<body>\(text)"))
            #expect(
                page.wholeMatch(of: #/<head>a<link rel="stylesheet" href="([^"]+texts[^"]+\.css)"><\/head>\n<body>(.+)/#)?.2
                    == text[...])
        }
    }

    @Test("is linked once from a page that has the link: an editor's, whose preview comes later")
    func once() throws {
        let page = try #require(try added(to: "<head></head><body><math>x</math>"))
        #expect(try added(to: page) == nil)
    }

    @Test("is not linked from other pages, nor from one that only speaks of them")
    func other() throws {
        for text in ["", "<", "<mat", "<main>", "&lt;math", "<p class=\"note wide\">", "<div class=\"across\">"] {
            #expect(try added(to: "<head></head><body>\(text)") == nil)
        }
        #expect(try added(to: "<math>") == nil && added(to: "") == nil)
    }
}
