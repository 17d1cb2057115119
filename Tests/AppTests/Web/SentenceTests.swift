import Foundation
import Testing

@testable import App

@Suite("A sentence")
struct SentenceTests {
    private static let catalogue = """
        greeting: "Bună, {name}! {name} are {what}."
        pair: "{a}{b}{c}{d}{e}{f}"
        plain: Nimic
        questions:
          one: "{n} întrebare"
          few: "{n} întrebări"
          other: "{n} de întrebări"
        lost:
          other: "{n} din {of}"
        """

    private func strings() throws -> Strings {
        let folder = FileManager.default.temporaryDirectory.path + "/gata-strings-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Strings", withIntermediateDirectories: true)
        try Self.catalogue.write(toFile: folder + "/Strings/ro.yaml", atomically: true, encoding: .utf8)
        return Strings(
            catalogue: try Catalogue(language: .romanian, folder: folder), formats: Formats(language: .romanian, zone: .gmt))
    }

    @Test("has its places filled, each as often as it stands there")
    func isFilled() throws {
        #expect(try strings()("greeting", ["name": "Ana", "what": "mere"]) == "Bună, Ana! Ana are mere.")
        #expect(try strings()("plain") == "Nimic")
    }

    @Test("keeps what somebody typed as it is, braces and all")
    func keepsValues() throws {
        let values = ["a": "{b}", "b": "{c}", "c": "{d}", "d": "{e}", "e": "{f}", "f": "{a}"]
        #expect(try strings()("pair", values) == "{b}{c}{d}{e}{f}{a}")
    }

    @Test("keeps a place without a value, so that it is seen")
    func keepsPlaces() throws {
        #expect(try strings()("greeting", ["name": "Ana"]) == "Bună, Ana! Ana are {what}.")
    }

    @Test(
        "has the form of its number",
        arguments: [
            (1, "1 întrebare"), (2, "2 întrebări"), (20, "20 de întrebări"), (1234, "1.234 de întrebări"), (0, "0 întrebări"),
        ])
    func plural(count: Int, expected: String) throws {
        #expect(try strings()("questions", n: count) == expected)
    }

    @Test("takes the general form where its own is missing")
    func missingForm() throws {
        #expect(try strings()("lost", n: 2, ["of": "5"]) == "2 din 5")
    }

    @Test("that is not known, or is of the other kind, prints its key")
    func unknown() throws {
        #expect(try strings()("nowhere") == "nowhere")
        #expect(try strings()("nowhere", n: 1) == "nowhere")
        #expect(try strings()("questions") == "questions")
        #expect(try strings()("plain", n: 1) == "plain")
    }
}

@Suite("A catalogue")
struct CatalogueTests {
    @Test("of every language is read from the templates", arguments: Language.allCases)
    func isRead(language: Language) throws {
        let catalogues = try Catalogues(folder: TestSite.package.appendingPathComponent("Templates").path)
        #expect(catalogues[language].language == language)
        #expect(catalogues[language].entries.count > 100)
    }

    @Test(
        "that is missing or no map of sentences is refused",
        arguments: [nil, "- a list", "key: [a]", "key: {two: x}", "a: {one: [x]}"])
    func isRefused(text: String?) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/gata-catalogue-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Strings", withIntermediateDirectories: true)
        try text?.write(toFile: folder + "/Strings/en.yaml", atomically: true, encoding: .utf8)
        #expect(throws: ConfigurationProblem.self) { try Catalogue(language: .english, folder: folder) }
    }
}
