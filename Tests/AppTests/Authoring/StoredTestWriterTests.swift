import Foundation
import Testing

@testable import App

@Suite("A test that is written out reads as the same test")
struct StoredTestWriterTests {
    private static let zone = TimeZone(identifier: "Europe/Bucharest")!

    private func read(_ text: String) throws -> AssessmentDraft {
        let around = AssessmentSurroundings(
            now: SampleInstitution.start, zone: Self.zone, hasTopic: StoredTestDrafts.topics.contains, userNames: ["ana", "b: c"])
        return try AssessmentDocument.read(
            TextFile(name: "t.md", text: text), pictures: PictureSource { _ in .picture(StoredTestDrafts.picture) }, position: 1,
            key: "t",
            in: around)
    }

    private static func told(_ dates: AssessmentDraft.Dates) -> [String] {
        [dates.opens, dates.closes].map { String($0.instant.milliseconds) } + [dates.reason ?? ""]
    }

    private func expectSame(_ draft: AssessmentDraft, _ note: Comment) throws {
        let text = TestDocumentWriter(zone: Self.zone, withExtraTimes: true).text(of: draft)
        let again: AssessmentDraft
        do {
            again = try read(text)
        } catch let found as ImportMistakes {
            Issue.record("\(note): \(found.mistakes)\n\(text)")
            return
        }
        #expect(try again.digest == draft.digest, "\(note)\n\(text)")
        #expect(again.rules.settings == draft.rules.settings, "\(note)\n\(text)")
        #expect(again.rules.extraTimes == draft.rules.extraTimes, note)
        #expect(again.rules.dates.mapValues(Self.told) == draft.rules.dates.mapValues(Self.told), "\(note)\n\(text)")
        #expect(again.topic == draft.topic, note)
        #expect(
            again.times.map { [$0.opens.instant, $0.closes.instant] }
                == draft.times.map { [$0.opens.instant, $0.closes.instant] }, "\(note)\n\(text)")
        #expect(again.times?.limit == draft.times?.limit, note)
        #expect(TestDocumentWriter(zone: Self.zone, withExtraTimes: true).text(of: again) == text, "it is written the same again")
    }

    @Test("whatever it asks and says")
    func seeds() throws {
        for seed in 1...200 {
            var drafts = StoredTestDrafts(seed: seed)
            try expectSame(drafts.draft(), "seed \(seed)")
        }
    }

    @Test("however it was written before, as long as it could be read")
    func documents() throws {
        var count = 0
        for seed in 1...300 {
            var documents = StoredTestDocuments(seed: seed)
            let text = documents.document()
            guard let draft = try? read(text) else { continue }
            count += 1
            try expectSame(draft, "seed \(seed):\n\(text)\n=====")
        }
        #expect(count > 60)
    }
}

extension AssessmentDraft.Rules {
    /// All but the extra times.
    var settings: String { "\(allowed ?? 0) \(counts) \(pause.count) \(code?.text ?? "") \(results) \(answers)" }
}

/// Documents put together from pieces by a seed; many can be read, in spite of how they look.
struct StoredTestDocuments {
    private var drafts: StoredTestDrafts

    init(seed: Int) {
        drafts = StoredTestDrafts(seed: seed)
    }

    private static let heads = [
        "title: a\nkind: quiz", "title: \"a: b\"\nkind: quiz\npenalty: 0.25\nattempts: 3",
        "kind: final\ntitle: |\n  a\n  b\nopens: -1d 09:00\ncloses: +2h\nlimit: 10",
        "title: x\nkind: quiz\ndraw:\n  A: 1", "title: x\nkind: quiz\nquestions: shuffled\ndraw: {A / B: 1}",
    ]
    private static let before = [
        "", "\n", "Intro.\n", "  \n    cod\n\n* a\n* b\n", "[r]: https://a.ro\n\nIntro [r].\n", "> citat\nleneș\n",
    ]
    private static let headings = [
        "### A?", "### A? ###", " ###   B {#k}", "### C # {points=2}", "###\tD {kind=multiple}", "### `x` {y} {#id order=fixed}",
        "### E \\#", "### &lt; {case=fold}",
    ]
    private static let between = [
        "", "\n", "text\n", "\ntext\n\n", "\n* a\n\n* b\n", "\n- a\n- b\n", "\n    cod\n\n", "\n```\nx\n```\n", "\n> q\n",
        "\n1) x\n   \n", "\n> q\nleneș\n\n", "\n***\n",
        "\n* a\n   \n   \n", "\n[d]: https://b.ro\n\ntext [d]\n\n[e]: https://c.ro\n\n",
    ]
    private static let answers = [
        "- [x] a\n- [ ] b", "* [x] a\n* [ ] b", "1. [x] a\n2. [ ] b", "10) [x] a\n11) [X] b\n    c", "+ [x]\n  a\n+ [ ] b",
        "- [x]\n\n      cod <b>\n      doi\n- [ ] c",
        "-   [x] a\n    b\n\n    ```\n    c\n    ```\n-   [ ] d", "-     [x] a\n- [ ] b", "  - [x] a\n  - [ ] b",
        "- [x] ```\n  x\n  ```\n- [ ] y", "- [x] a\n\n\n- [ ] b",
        "- [x] [ ] a\n- [ ] [x] b", "- [x] > a\n  b\n- [ ] - [x] c\n  - d", "-\t[x] a\n-\t[ ] b", "- [x] a  \n  b\n- [ ] c   ",
        "\n= 3.14 ± 0.01\n", "\n= 3,0 | 4\n",
        "\n= a | b \\| c\n", "\n=   x  |  y  \n", "\n = -5 +- 2\n", "\n= \\\\| | ||\n", "- [x] a\n  - [ ] b\n- [ ] c",
        "- [x] <https://a.ro>\n- [ ] a &lt; b", "- [x] a\n  ***\n  b\n- [ ] c",
    ]
    private static let after = [
        "", "\n> de ce\n", "\n>de ce\n>\n>  da\n", "\n> > adânc\n> ```\n> # x\n> ```\n", "\n>\n",
        "\n>     <b>cod</b>\n>     doi\n", "\n   > a\n > b\n", "\n>\ta\n",
    ]

    mutating func document() -> String {
        var text = "---\n" + drafts.one(of: Self.heads) + "\n---\n" + drafts.one(of: Self.before) + "\n"
        for _ in 0...(1 + drafts.number(below: 2)) {
            if drafts.number(below: 2) == 0 {
                text += drafts.one(of: ["## A", "## A / B", "##   A  /  B   ##", " ## D: 'e' #f"]) + "\n"
            }
            text += drafts.one(of: Self.headings) + "\n" + drafts.one(of: Self.between) + drafts.one(of: Self.answers) + "\n"
            text += drafts.one(of: Self.after) + "\n"
        }
        return text
    }
}
