import Foundation
import Testing

@testable import App

@Suite("A test document without mistakes")
struct GoodAssessmentTests {
    private static let document = """
        ---
        title: "Test final 1: fundamente"
        kind: final
        topic: Arhitectura
        opens: 2026-11-25 09:00
        closes: +30d
        limit: 30
        ---

        Testul are **două** întrebări.

        - una
        - alta

        ## Arhitectura / Straturi

        ### Ce strat conține **UIKit**? {#strat points=2.5}

        Priviți figura:

        ![Straturile *iOS*](media/layers.gif)

        1. lista
        2. textului

        - [ ] Core OS
        - [x] Cocoa Touch

          ```swift
          import UIKit
          ```
        - [ ] Media

        > UIKit ține de **Cocoa Touch**.
        >
        > - sigur

        ## Limbajul

        ### Ce este opțional?

        - [x] Optional
        - [x] nil
        - [ ] Int

        ### Adevărat? {kind=multiple}

        - [x] Da
        - [ ] Nu
        """
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [4, 0, 3, 0]

    private let draft: AssessmentDraft

    init() throws {
        let folder = try WrittenFolder()
        try folder.write("media/layers.gif", Self.gif)
        let around = AssessmentSurroundings(
            now: Instant(milliseconds: 1_795_248_000_000), zone: TimeZone(identifier: "Europe/Bucharest")!,
            hasTopic: { [["Arhitectura"], ["Arhitectura", "Straturi"], ["Limbajul"]].contains($0) }, userNames: [])
        draft = try AssessmentDocument.read(
            TextFile(name: "a/tests/01-final.md", text: Self.document), pictures: .folder(folder.path, FolderFiles()),
            position: 1, key: "final",
            in: around)
    }

    @Test("gives what stands at its head")
    func head() throws {
        #expect([draft.file, draft.key, draft.content.title] == ["a/tests/01-final.md", "final", "Test final 1: fundamente"])
        #expect(draft.position == 1)
        #expect(draft.kind == .final)
        #expect(draft.topic == ["Arhitectura"])
        let times = try #require(draft.times)
        #expect(times.opens == .absolute(Instant(try Date("2026-11-25T07:00:00Z", strategy: .iso8601))))
        #expect(times.closes == .relative(Instant(milliseconds: 1_795_248_000_000) + .days(30)))
        #expect(times.limit == .minutes(30))
    }

    @Test("gives the text before the first question")
    func introduction() {
        #expect(draft.content.introduction == "Testul are **două** întrebări.\n\n- una\n- alta")
    }

    @Test("gives its questions with topic, points, kind and identifier")
    func questions() {
        let questions = draft.content.questions
        #expect(questions.map(\.key) == ["strat", "ce-este-optional", "adevarat"])
        #expect(questions.map(\.text) == ["Ce strat conține **UIKit**?", "Ce este opțional?", "Adevărat?"])
        #expect(questions.map(\.topic) == [["Arhitectura", "Straturi"], ["Limbajul"], ["Limbajul"]])
        #expect(questions.map(\.points) == [2500, 1000, 1000])
        #expect(questions.map(\.isMultiple) == [false, true, true])
    }

    @Test("gives body, options and explanation of a question as they were written")
    func texts() {
        let question = draft.content.questions[0]
        #expect(
            question.body == "Priviți figura:\n\n![Straturile *iOS*](media/layers.gif)\n\n1. lista\n2. textului")
        #expect(question.options.map(\.text) == ["Core OS", "Cocoa Touch\n\n```swift\nimport UIKit\n```", "Media"])
        #expect(question.options.map(\.isRight) == [false, true, false])
        #expect(question.explanation == "UIKit ține de **Cocoa Touch**.\n\n- sigur")
        #expect(draft.content.questions[1].body == nil)
        #expect(draft.content.questions[1].explanation == nil)
    }

    @Test("gives its pictures with type and size")
    func pictures() throws {
        #expect(Array(draft.pictures.keys) == ["media/layers.gif"])
        let picture = try #require(draft.pictures["media/layers.gif"])
        #expect(picture.width == 4)
        #expect(picture.height == 3)
        #expect(picture.bytes == Self.gif)
    }

    @Test("has the digest that it had before there were more settings and kinds of question")
    func digest() throws {
        #expect(try draft.digest == "skkwdiQDpLShd077fxVMUqmNsK2-wsCOIAp3nLaTJOg")
    }
}
