/// The text of a test in the editor, split into questions.
struct SectionedTest: Sendable {
    let editor: TestInEditor
    let sections: TestSections
    /// The penalty of all questions without one of their own, in thousandths.
    let penalty: Int
    /// False for a text that cannot be cut: nothing of it is shown.
    private(set) var isReadable = true

    /// A test without questions, for a form whose text cannot be split any longer.
    static func blank(_ editor: TestInEditor) -> SectionedTest {
        SectionedTest(editor: editor, sections: TestSections(), penalty: 0, isReadable: false)
    }

    private init(editor: TestInEditor, sections: TestSections, penalty: Int, isReadable: Bool) {
        (self.editor, self.sections, self.penalty, self.isReadable) = (editor, sections, penalty, isReadable)
    }

    /// Nil for a text that cannot be split.
    init?(_ editor: TestInEditor) {
        guard let sections = TestSections(editor.text) else { return nil }
        self.editor = editor
        self.sections = sections
        penalty = WrittenQuestion.penalty(in: editor.text)
    }

    var test: TeacherAssessment { editor.test }

    /// A question, as its lines in the text say it.
    func written(_ place: TestSections.Place) -> WrittenQuestion? {
        WrittenQuestion(place.text, topic: place.topic, penalty: penalty)
    }

    /// The question with an identifier.
    func place(of key: String) -> TestSections.Place? {
        sections.questions.first { written($0)?.draft.key == key }
    }

    var keys: Set<String> { Set(sections.questions.compactMap { written($0)?.draft.key }) }

    /// The topics that a question may have: those of the course in their order, followed by those that occur only in the text.
    var topics: [[String]] {
        let known = editor.topics.inOrder.map { editor.topics.path(to: $0.id).map(\.title) }
        var seen = Set(known)
        return known + sections.questions.map(\.topic).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
