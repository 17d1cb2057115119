import Testing

@testable import App

@Suite("Techniques in design.yaml")
struct WrittenTechniqueTests {
    private func technique(_ key: String, _ title: String, owner: String? = nil, description: String? = nil) -> WrittenTechnique {
        let content = TechniqueContent(title: title, traits: SampleTechniques.assessing, description: description)
        return WrittenTechnique(key: key, owner: owner, content: content)
    }

    private func text(_ draft: DesignDraft) -> String { DesignFileText(order: WholeDesign.topics).text(draft) }

    @Test("a title gives its key, which is no key of the catalogue and no other of the file")
    func keys() {
        #expect(WrittenTechnique.key("Perechi de cod", taken: []) == "own-perechi-de-cod")
        #expect(WrittenTechnique.key("Șah!", taken: ["own-sah", "own-sah-2"]) == "own-sah-3")
        #expect(WrittenTechnique.key("漢字", taken: []) == "own-technique")
        let long = WrittenTechnique.key(String(repeating: "abcd ", count: 100), taken: [])
        #expect(WrittenTechnique.isKey(long) && !long.hasSuffix("-"))
        #expect(!WrittenTechnique.isKey("minute-paper") && !WrittenTechnique.isKey("own-") && !WrittenTechnique.isKey("own-A"))
    }

    @Test("are written in one order under keys of one kind, whatever they were called, and what says the same is one")
    func canonical() throws {
        var draft = DesignDraft()
        draft.techniques = [
            technique("own-x", "Zero"), technique("own-y", "Alfa"), technique("own-z", "Alfa", description: "Alta."),
            technique("own-w", "Alfa"), technique("own-v", "Alfa", owner: "dan"),
        ]
        draft.objectives = [
            WrittenObjective(techniques: ["own-x", "own-w", "minute-paper"]),
            WrittenObjective(techniques: ["own-y", "own-z", "own-v"]),
        ]
        let sorted = draft.withTechniqueKeys()
        #expect(sorted.techniques.map(\.key) == ["own-alfa", "own-alfa-2", "own-alfa-3", "own-zero"])
        let same = try #require(sorted.techniques.first { $0.content.description == nil && $0.owner == nil })
        #expect(sorted.objectives.map { $0.techniques.contains(same.key) } == [true, true], "\(same.key)")
        #expect(sorted.objectives.first?.techniques == [same.key, "own-zero", "minute-paper"])
        #expect(sorted.withTechniqueKeys() == sorted)
        var turned = draft
        turned.techniques.reverse()
        #expect(turned.withTechniqueKeys() == sorted)
        #expect(try WholeDesign.read(text(sorted)).draft == sorted)
        #expect(try WholeDesign.read(text(draft)).draft == sorted)
    }

    @Test("of an objective are written in the order of the catalogue, its own ones last")
    func order() {
        let own = [technique("own-b", "B"), technique("own-a", "A")]
        let keys = DesignTechniqueLines.keys(["own-a", "lecture", "own-b", "minute-paper", "nothing"], own: own)
        #expect(keys == ["minute-paper", "lecture", "own-b", "own-a"])
    }

    private func mistakes(_ yaml: String) throws -> [String] {
        try readingPlaces { _ = try WholeDesign.read(yaml) }.map {
            $0.replacing("a/design.yaml:", with: "").replacing("mistake.", with: "")
        }
    }

    private static let good = """
        objectives:
          - techniques: [own-a, minute-paper]
        techniques:
          - technique: own-a
            kind: assessment
            title: A
            categories: [cognitive/apply]
            dimensions: [factual]

        """

    @Test(
        "are refused with the line and what is wrong there",
        arguments: [
            ("", "", []), ("own-a, minute-paper", "own-a, nothing", ["2 design-technique"]),
            ("own-a, minute-paper", "own-a, own-a", ["2 design-twice"]),
            ("[own-a, minute-paper]", "own-a", ["2 setting-not-list"]),
            ("[own-a, minute-paper]", "[]", ["4 design-technique-unused"]),
            ("technique: own-a", "technique: b", ["2 design-technique", "4 design-technique-key"]),
            ("technique: own-a\n    ", "", ["2 design-technique", "4 setting-missing"]),
            ("kind: assessment", "kind: game", ["5 setting-choice"]), ("    kind: assessment\n", "", ["4 setting-missing"]),
            ("kind: assessment", "kind: teaching\n    type: formative", ["6 design-unused"]),
            ("title: A", "title: A\n    focus: [reading]", ["7 design-unused"]),
            ("title: A", "title: A\n    type: good", ["7 setting-choice"]),
            ("title: A", "titel: A", ["4 setting-missing", "6 setting-unknown"]),
            ("title: A", "title: A\n    minutes: 10000", ["7 design-number"]),
            ("title: A", "title: A\n    owner: eve", ["7 unknown-person"]), ("title: A", "title: A\n    owner: dan", []),
            ("[cognitive/apply]", "[cognitive/displays]", ["7 setting-choice"]),
            ("[cognitive/apply]", "[]", ["7 setting-missing"]),
            ("[factual]", "[factual, factual]", ["8 design-twice"]), ("    dimensions: [factual]\n", "", ["4 setting-missing"]),
        ])
    func faulty(old: String, new: String, expected: [String]) throws {
        let found = try mistakes(old.isEmpty ? Self.good : Self.good.replacing(old, with: new))
        #expect(Set(found) == Set(expected), "\(found)")
    }

    @Test("are refused for more than may be")
    func limits() throws {
        let keys = TechniqueCatalogue.standard.techniques.map(\.key)
        func list(_ count: Int) -> String { "objectives:\n  - techniques: [\(keys.prefix(count).joined(separator: ", "))]\n" }
        #expect(keys.count > WrittenDesign.mostObjectiveTechniques)
        #expect(try mistakes(list(WrittenDesign.mostObjectiveTechniques)) == [])
        #expect(try mistakes(list(WrittenDesign.mostObjectiveTechniques + 1)) == ["2 design-many"])
        let long = String(repeating: "ș", count: WrittenDesign.longestTechnique + 1)
        #expect(try mistakes(Self.good.replacing("title: A", with: "title: A\n    procedure: \(long)")) == ["7 setting-long"])
        let deep = String(repeating: ">", count: 400)
        for field in ["description", "procedure", "materials", "reference"] {
            let found = try mistakes(Self.good.replacing("title: A", with: "title: A\n    \(field): \"\(deep)\""))
            #expect(found == ["7 too-deep"], "\(field)")
        }
        let twice =
            Self.good
            + "  - technique: own-a\n    kind: teaching\n    title: B\n"
            + "    categories: [cognitive/apply]\n    dimensions: [factual]\n"
        #expect(try mistakes(twice) == ["9 design-twice"])
    }
}
