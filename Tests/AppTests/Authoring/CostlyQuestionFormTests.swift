import Testing

@testable import App

@Suite("A test of 10,000 questions in its list", .endlessLimit)
struct CostlyQuestionFormTests {
    private static let text = "---\ntitle: a\nkind: quiz\n---\n" + String(repeating: "### a\n", count: 10_000)

    @Test("is cut into them, and put together again")
    func sections() throws {
        let sections = try #require(TestSections(Self.text))
        #expect(sections.text == Self.text)
        let places = sections.questions
        #expect(places.count == 10_000)
        #expect(places.last?.lines == 10_004...10_005)
        #expect((1...10_000).count { TestSections.canRise($0, among: places) } == 9_999)
    }

    @Test("has each mistake at its question")
    func mistakes() throws {
        let editor = TestInEditor.sample(.sample(.quiz, draft: Self.text))
        let sectioned = try #require(SectionedTest(editor))
        let mistakes = (1...10_005).map { Mistake("", line: $0, "mistake.no-answer") } + [Mistake("", line: nil, "mistake.html")]
        let strings = try SamplePages.strings(.english)
        let frame = SamplePages.frame(strings, heading: "a")
        let page = QuestionsPage(
            frame: frame, strings: strings, editor: editor, sectioned: sectioned, mistakes: mistakes,
            publishing: .sample(
                .init(test: .sample(.quiz), hasChanges: false, snapshot: 0, openUntil: nil), at: SampleSnapshot.start, strings))
        #expect(page.rows.count == 10_000)
        #expect(page.mistakes.count == 5, "of the settings, and of the whole")
        #expect(page.rows.dropLast().allSatisfy { $0.mistakes.count == 1 })
        #expect(page.rows.first?.rise == nil && page.rows.last?.sink == nil && page.rows[7].rise != nil)
    }

    @Test("a question of a number that there is not is left alone", arguments: [Int.min, -1, 0, 4, Int.max])
    func numbers(number: Int) throws {
        let text = "---\ntitle: a\n---\n### a\n\n## T\n\n### b\n\n### c\n"
        let sections = try #require(TestSections(text))
        #expect(sections.question(number) == nil && !sections.canRise(number))
        let changes: [(inout TestSections) -> Void] = [
            { _ = $0.raise(number) }, { $0.remove(number) }, { $0.remove(number, withHeading: true) },
            { _ = $0.replace(number, with: "### d", about: []) },
        ]
        for change in changes {
            var changed = sections
            change(&changed)
            #expect(changed.text == text)
        }
        var copied = sections
        #expect(copied.add("### d", behind: number) == 4)
    }
}
