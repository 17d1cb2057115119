import Foundation
import Testing

/// An example of CommonMark's own specification: a text, and the HTML that it stands for.
struct SpecificationExample: Decodable {
    let markdown: String
    let html: String
    /// Its number in the specification, from 1.
    let example: Int
}

extension SpecificationExample {
    /// Where Debian's package `golang-github-yuin-goldmark-dev` puts the examples of CommonMark 0.30, the version that cmark
    /// speaks. They are read there, because their licence is not ours.
    private static let path = "/usr/share/gocode/src/github.com/yuin/goldmark/_test/spec.json"

    static func all() throws -> [SpecificationExample] {
        let data = try #require(
            FileManager.default.contents(atPath: path),
            "Install Debian's package golang-github-yuin-goldmark-dev: CommonMark's examples are read from \(path)")
        return try JSONDecoder().decode([SpecificationExample].self, from: data)
    }

    /// With raw HTML, which we drop: most of the sections on it, and some examples elsewhere that hold a tag or a comment.
    /// They are only looked through, like all.
    static let withRawHTML: Set<Int> = Set(148...191).union(612...616).union(627...631).union([
        21, 31, 201, 308, 309, 344, 474, 475, 476, 490, 493, 523, 535, 622, 624, 642, 643,
    ])

    /// With a link of a scheme that no text may use: `foo):`, `irc:`, `a+b+c:`, `made-up-scheme:` and `localhost:`.
    static let withForbiddenLinks: Set = [499, 595, 597, 598, 600]
}
