import Testing

@testable import App

@Suite("Questions that are drawn, shuffled and credited as a test says")
struct DrawSettingTests {
    private static let questions = """
        ---

        ### Zero?

        - [x] a
        - [ ] b

        ## A

        ### One?

        = 1

        ## A / B

        ### Two?

        = 2

        ## D

        ### Three?

        = 3
        """

    private func document(_ settings: String) -> String {
        "---\ntitle: a\nkind: quiz\n\(settings)\n" + Self.questions
    }

    @Test("are all there in the document's order when nothing is said")
    func nothing() throws {
        let content = try readTest(document("topic: A")).content
        #expect(content.draws == nil && content.isShuffled == nil && content.credit == nil)
        #expect(content.askedCount == 4)
    }

    @Test("are drawn from topics and those below them, the others all asked")
    func draws() throws {
        let content = try readTest(document("draw:\n  D: 1\n  A: 1")).content
        #expect(content.draws == [DrawDraft(topic: ["D"], count: 1), DrawDraft(topic: ["A"], count: 1)])
        #expect(content.questions.map { content.pools.place(of: $0.topic) } == [nil, 1, 1, 0])
        #expect(content.askedCount == 3)
        #expect(try readTest(document("draw:\n  A / B: 1")).content.draws == [DrawDraft(topic: ["A", "B"], count: 1)])
        #expect(try readTest(document("draw: {A: 2}")).content.askedCount == 4)
    }

    @Test("are shuffled and credited by the word")
    func words() throws {
        let content = try readTest(document("questions: shuffled\ncredit: all-or-nothing")).content
        #expect(content.isShuffled == true && content.credit == .allOrNothing)
        #expect(try readTest(document("credit: per-option")).content.credit == .perOption)
    }

    @Test("make another revision when any of that changes")
    func digests() throws {
        let settings = [
            "topic: A", "questions: shuffled", "credit: per-option", "credit: all-or-nothing", "penalty: 0.5", "draw: {A: 1}",
            "draw: {A: 2}", "draw: {D: 1}",
        ]
        #expect(try Set(settings.map { try readTest(document($0)).digest }).count == settings.count)
    }

    @Test(
        "are refused when they cannot be drawn, with the line of the topic",
        arguments: [
            ("C: 1", ["unknown-topic"]), ("B: 1", ["unknown-topic"]), ("A / C: 1", ["unknown-topic"]),
            ("'': 1", ["unknown-topic"]),
            ("A: 0", ["draw-count"]), ("A: -1", ["draw-count"]), ("A: 1.5", ["draw-count"]), ("A: all", ["draw-count"]),
            ("A:", ["draw-count"]), ("A: [1]", ["draw-count"]), ("A: 3", ["draw-many"]), ("A / B: 2", ["draw-many"]),
            ("C: 0", ["unknown-topic", "draw-count"]), ("D / x: 1", ["unknown-topic"]),
        ])
    func mistakes(draw: String, keys: [String]) throws {
        #expect(try placesInTest(document("draw:\n  D: 1\n  \(draw)")) == keys.map { "t.md:6 mistake.\($0)" })
    }

    @Test(
        "are refused when one of the topics lies in another, or is the same",
        arguments: ["A: 1\n  A / B: 1", "A / B: 1\n  A: 1", "D: 1\n  ' D': 1"])
    func nested(draws: String) throws {
        #expect(try placesInTest(document("draw:\n  \(draws)")) == ["t.md:6 mistake.draw-nested"])
    }

    @Test("are counted with their topics even where no question is of it")
    func none() throws {
        #expect(try placesInTest(quizDocument("draw: {A: 1}")) == ["t.md:4 mistake.draw-many"])
    }
}
