import Testing

@testable import App

@Suite("What YAML decodes from its own escapes")
struct CleanSettingsTests {
    private func mistakes(_ yaml: String) throws -> [Mistake] {
        do {
            var settings = try Settings(yaml, file: "a")
            settings.requireKnown(["title"])
            return settings.mistakes
        } catch let problem as ImportMistakes {
            return problem.mistakes
        }
    }

    @Test(
        "has no control characters, in names of settings neither",
        arguments: ["\\x02", "\\e", "\\x9F", "\\uFFFE", "\\uFDD0"])
    func keys(escape: String) throws {
        #expect(try mistakes("\"\(escape)a\": 1").map { $0.values["setting"] } == ["\u{FFFD}a"])
        let twice = try mistakes("\"\(escape)a\": 1\n\"\(escape)a\": 2")
        #expect(twice.map { $0.values["setting"] } == ["\u{FFFD}a"])
    }

    @Test("is clean in lists and maps below a setting, their names as well")
    func nested() throws {
        var settings = try Settings("\"a\\x02\": {\"b\\x02\": \"c\\x02\"}\nlist: [\"d\\x02\", {\"e\\x02\": 1}]", file: "a")
        let pairs = settings.pairs("a\u{FFFD}")
        #expect(pairs.map(\.key.string) == ["b\u{FFFD}"] && pairs.map(\.value.string) == ["c\u{FFFD}"])
        let list = settings.list("list")
        #expect(list.first?.string == "d\u{FFFD}" && list.last?.mapping?.keys.first?.string == "e\u{FFFD}")
        #expect(settings.line("list") == 2 && settings.mistakes.isEmpty)
    }
}
