import Testing

@testable import App

@Suite("The page of a test's questions")
struct QuestionsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ text: String, _ mistakes: [Mistake] = []) -> QuestionsPage { page(text, mistakes, ground) }

    private func page(_ text: String, _ mistakes: [Mistake], _ ground: PageGround) -> QuestionsPage {
        let editor = TestInEditor.sample(.sample(draft: text))
        return QuestionsPage(
            frame: ground.frame, strings: ground.strings, editor: editor, sectioned: SectionedTest(editor), mistakes: mistakes,
            publishing: .sample(
                .init(test: editor.test, hasChanges: false, snapshot: 0, openUntil: nil), at: SampleSnapshot.start, ground.strings
            ))
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

    @Test("what is missing in the settings is said in the words of their form, and leads to its field; the rest leads to the text")
    func places() throws {
        let final = text.replacingOccurrences(of: "kind: quiz", with: "kind: final\nanswers: at-once")
        let mistakes = [
            Mistake("", line: 2, "mistake.setting-missing", ["setting": "opens"]), Mistake("", line: 4, "mistake.final-answers"),
            Mistake("", line: nil, "mistake.no-questions"), Mistake("", line: 6, "mistake.html", ["html": "<b>"]),
        ]
        let places = page(final, mistakes).mistakes
        let (id, strings) = (ID<Assessment>(text: "test"), ground.strings)
        let settings = TestWritingRoutes.settings(of: id)
        #expect(places.map(\.href) == [
            settings + "#opensDay", settings + "#answersDay", QuestionFormRoutes.new(in: id), TestWritingRoutes.edit(id),
        ])
        #expect(places.first?.message == strings("test-settings.opens") + ": " + strings("test-settings.bad-time"))
        #expect(places.at(1)?.message == strings("test-settings.answers-from") + ": " + strings("test-settings.for-quiz"))
        let html = try SharedSample.presentation().templates.text(page(final, mistakes), in: .romanian)
        #expect(html.contains("<a href=\"\(settings)#opensDay\">") && !html.contains("„opens”"))
    }

    @Test("a question says its kind, its points and its topic, and rises and sinks among those that have a topic")
    func rows() {
        let rows = page(text).rows
        #expect(rows.map(\.topic) == [nil, "Arhitectura", "Arhitectura"])
        let points = ["1", "2.5", "1"].map { ground.strings("compose.row-points", ["n": $0]) }
        let kinds = [QuestionKind.single, .number, .number].map { ground.strings($0.wordsKey) }
        #expect(rows.map(\.detail) == zip(kinds, points).map { $0 + " · " + $1 })
        #expect(rows.map { $0.rise != nil } == [false, false, true] && rows.map { $0.sink != nil } == [false, true, false])
    }

    @Test(
        "who hears the page hears which question a button moves, copies and deletes",
        arguments: [
            (
                Language.english, "Move question 3 up", "Move question 2 down", "Duplicate question 1", "Delete question 1"
            ),
            (
                .romanian, "Mută întrebarea 3 mai sus", "Mută întrebarea 2 mai jos", "Duplică întrebarea 1",
                "Șterge întrebarea 1"
            ),
            (.serbian, "Pomeri pitanje 3 nagore", "Pomeri pitanje 2 nadole", "Dupliraj pitanje 1", "Obriši pitanje 1"),
        ])
    func buttons(language: Language, up: String, down: String, copy: String, removal: String) throws {
        let html = try SharedSample.presentation().templates.text(page(text, [], PageGround(language)), in: language)
        let labels = html.matches(of: #/<(?:button|a) [^>]*aria-label="([^"]+)"/#).map { String($0.1) }
        for label in [up, down, copy, removal] { #expect(labels.count { $0 == label } == 1, "\(label): \(labels)") }
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
