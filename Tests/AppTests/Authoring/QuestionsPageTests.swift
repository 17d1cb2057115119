import Testing

@testable import App

@Suite("The page of a test's questions")
struct QuestionsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ text: String, _ mistakes: [Mistake] = []) -> QuestionsPage {
        let editor = TestInEditor.sample(.sample(draft: text))
        return QuestionsPage(
            frame: ground.frame, strings: ground.strings, editor: editor, sectioned: SectionedTest(editor), mistakes: mistakes)
    }

    private let text = """
        ---
        title: Test
        kind: quiz
        ---

        ### Fără temă?

        - [x] Una
        - [ ] Alta

        ## Arhitectura

        ### 22 / 7? {points=2.5}

        = 3.14

        ### A doua?

        = 2
        """

    @Test("a mistake stands with the question in whose lines it is, and all others above them")
    func mistakes() {
        let mistakes = [
            Mistake("", line: 13, "mistake.no-tick"), Mistake("", line: 2, "mistake.no-tick"),
            Mistake("", line: nil, "mistake.no-tick"),
        ]
        let wrong = page(text, mistakes)
        #expect(wrong.rows.map(\.mistakes.count) == [0, 1, 0] && wrong.mistakes.count == 2 && wrong.hasMistakes)
        #expect(wrong.state == ground.strings("test-write.mistakes", n: 3))
        #expect(!page(text, [mistakes[0]]).hasMistakes && !page(text).hasMistakes)
    }

    @Test("a question says its kind, its points and its topic, and rises and sinks among those that have a topic")
    func rows() {
        let rows = page(text).rows
        #expect(rows.map(\.topic) == [nil, "Arhitectura", "Arhitectura"])
        let points = ["1", "2.5", "1"].map { ground.strings("compose.row-points", ["n": $0]) }
        let kinds = [QuestionKind.single, .number, .number].map { ground.strings($0.wordsKey) }
        #expect(rows.map(\.detail) == zip(kinds, points).map { $0 + " · " + $1 })
        #expect(rows.map(\.canRise) == [false, false, true] && rows.map(\.canSink) == [false, true, false])
    }

    @Test("a text that cannot be cut has no questions, and a question without words is called so")
    func unreadable() {
        #expect(page("fără setări").isUnreadable && !page("fără setări").hasRows)
        #expect(!page(text).isUnreadable && page(text).hasRows)
        let bare = page(text.replacingOccurrences(of: "### Fără temă?", with: "### {#strat}")).rows.first?.text
        #expect(bare == ground.strings("write.untitled"))
        let long = page(text.replacingOccurrences(of: "Fără temă?", with: String(repeating: "x", count: 121))).rows.first?.text
        #expect(long == String(repeating: "x", count: 121).shortened(letters: 120))
    }
}
