import Testing

@testable import App

@Suite("YAML that stands for more than it says")
struct AliasedYAMLTests {
    private func place(_ yaml: String) throws -> [String] {
        try readingPlaces { _ = try Settings(yaml, file: "a", lineOffset: 1) }
    }

    @Test("is refused at once, with the line on which it begins")
    func bomb() throws {
        let levels = (1...9).map { "a\($0): &a\($0) [" + Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ",") + "]" }
        #expect(try place((["x: y", "a0: &a0 [x]"] + levels).joined(separator: "\n")) == ["a:3 mistake.yaml-alias"])
        #expect(try place("topics: [&t A, *t]") == ["a:2 mistake.yaml-alias"])
        #expect(try place("? &k [a]\n: *k") == ["a:2 mistake.yaml-alias"])
    }

    @Test("is not taken for it when it only has the signs")
    func harmless() throws {
        for text in ["title: Tom & Jerry", "title: \"a *b* & c\"", "overview: |\n  int *p = &p;\n  *p", "a: R&D *R"] {
            #expect(try place(text) == [], "\(text)")
        }
    }

    @Test("or goes a thousand levels deep is told to be broken")
    func deep() throws {
        let deep = String(repeating: "[", count: 500_000)
        #expect(try place("a: " + deep) == ["a:2 mistake.broken-settings"])
        #expect(try place("a:\n  " + String(repeating: "- ", count: 400_000) + "b").count == 1)
    }
}
