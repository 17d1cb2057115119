import Testing

@testable import App

@Suite("Text follows the size that the browser is set to")
struct TextSizeTests {
    /// Declarations that give text, or a box that is as high as its text, a size in pixels.
    private static func complaints(_ css: String) -> [String] {
        let text = css.replacing(#/\/\*(?s:.*?)\*\//#, with: "")
        // A drawing has units of its own.
        let rules = text.matches(of: #/([^{}]*)\{([^{}]*)\}/#).filter { !$0.1.contains(#/\btext\b/#) }
        let sizes = rules.flatMap { rule in
            rule.2.split(separator: ";").filter { $0.contains(#/^\s*(?:font|font-size|line-height|min-height)\s*:.*\dpx/#) }
        }
        let screens = text.matches(of: #/@media[^{]*\dpx[^{]*/#).map(\.0)
        return (sizes + screens).map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test("no stylesheet gives it a size in pixels, nor asks how many pixels wide or high a screen is")
    func sizes() throws {
        let files = try SourceTree.files("Public/css", "css")
        #expect(files.count > 5)
        #expect(files.flatMap { file in Self.complaints(file.text).map { "\(file.path): \($0)" } } == [])
    }

    @Test("what is in pixels is found in a made-up one, and what is not text is none of it")
    func found() {
        #expect(Self.complaints("a { font: 17px/1.4 serif; top: 1px } b { color: red;font-size: 15px }").count == 2)
        #expect(Self.complaints("a { min-height: 48px } @media (min-width: 900px) { b { line-height: 52px } }").count == 3)
        #expect(
            Self.complaints("a { font: 1rem/1.4 serif; padding: 4px } /* font: 17px */ @media (max-width: 15em) { b { top: 0 } }")
                == [])
        #expect(Self.complaints(".histogram text { font-size: 11px }") == [])
    }
}
