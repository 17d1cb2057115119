import Foundation
import Testing

@testable import App

@Suite("The part of the stylesheet that a page has")
struct StyleUseTests {
    /// Tags that have rules of their own in some parts only.
    private static let tags: Set<String> = ["code", "dd", "fieldset", "h3", "legend", "pre"]

    @Test("has a rule for everything on the page for which the whole one has a rule")
    func whole() throws {
        let whole = try SharedSample.presentation().assets.text(of: "css/gata.css")
        for (sample, html) in try SamplePages.printed(.romanian) {
            let style = html.matches(of: #/<style>((?s:.*?))<\/style>/#).map { String($0.1) }.joined()
            #expect(Self.missing(in: style, of: whole, for: html) == [], "\(sample.type), \(sample.state)")
        }
    }

    @Test("a class and a tag without their rules are found, and what has no rule anywhere is not")
    func itComplains() {
        let missing = Self.missing(
            in: ".row{color:red}", of: ".row{color:red}.tools button{color:red}.card pre,legend{margin:0}",
            for: #"<p class="row tools own"><legend>a</legend><pre lang="ro">b</pre><b>c</b>"#)
        #expect(missing == [".tools", "legend", "pre"])
    }

    /// What a page uses, what has rules in one stylesheet, and none in the other.
    private static func missing(in style: String, of whole: String, for html: String) -> [String] {
        let body = html.drop(after: "</head>")
        let classes = body.matches(of: #/class="([^"]+)"/#).flatMap { $0.1.split(separator: " ").map { "." + $0 } }
        let used = Set(body.matches(of: #/<([a-z][a-z0-9]*)/#).map { String($0.1) })
        let (has, needs) = (names(in: style), names(in: whole))
        return Set(classes).union(used.intersection(tags)).filter { needs.contains($0) && !has.contains($0) }.sorted()
    }

    /// The classes and tags in the selectors of a stylesheet.
    private static func names(in style: String) -> Set<String> {
        let selectors = style.matches(of: #/([^{}]+)\{/#).map(\.1).joined(separator: ",")
        return Set(selectors.matches(of: #/\.?[a-zA-Z][a-zA-Z0-9-]*/#).map { String($0.0) })
    }
}

extension String {
    /// What comes after the first of some words; all of it when they do not occur.
    fileprivate func drop(after words: String) -> String {
        range(of: words).map { String(self[$0.upperBound...]) } ?? self
    }
}
