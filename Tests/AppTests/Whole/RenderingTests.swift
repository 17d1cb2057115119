import Foundation
import Testing

@testable import App

@Suite("Every page in every state and language is whole")
struct RenderingTests {
    @Test("nothing of a template is left in a page", arguments: Language.allCases)
    func nothingIsLeft(language: Language) throws {
        let keys = Set(try SharedSample.catalogue(language).entries.keys)
        let complaints = try SamplePages.printed(language).flatMap { sample, html in
            Self.left(in: html, keys).map { "\(sample.type), \(sample.state): \($0)" }
        }
        #expect(complaints == [])
    }

    @Test("what would be left is found in made-up pages")
    func itComplains() {
        let keys: Set = ["tests.title"]
        for page in ["[[style]]", "<p>{{name}}</p>", "<p>Optional(1)</p>", "<p>tests.title</p>", "<p>Until {time}</p>"] {
            #expect(Self.left(in: page, keys).count == 1, "\(page)")
        }
        #expect(Self.left(in: "<style>a{b:c}</style><form data-minutes=\"{n} min\">tests</form>", keys) == [])
    }

    /// Pieces of a page that no reader should see: marks of templates, keys, placeholders, Swift's own words for values.
    private static func left(in html: String, _ keys: Set<String>) -> [String] {
        let page = html.split(separator: "<style>").map { $0.split(separator: "</style>").last ?? "" }.joined()
            .replacing(#/ data-minutes="[^"]*"/#, with: "")
        let marks = page.matches(of: #/\[\[|\{\{\w*|Optional\(/#).map { String($0.0) }
        let placeholders = page.matches(of: #/(?:[^{])(\{[a-zA-Z]+\})/#).map { String($0.1) }
        // The parts of a pattern for user names are written so.
        let parts = Set(UserNamePattern.Part.allCases.map { "{\($0.rawValue)}" })
        let words = page.matches(of: #/[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/#).map { String($0.0) }.filter(keys.contains)
        return marks + placeholders.filter { !parts.contains($0) } + words
    }
}
