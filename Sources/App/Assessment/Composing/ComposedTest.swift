/// A test's text cut into questions, on the desk of those who write it.
struct ComposedTest: Sendable {
    let desk: TestDesk
    let sections: TestSections
    /// Of all questions that say nothing else, in thousandths.
    let penalty: Int
    /// False for a text that cannot be cut: nothing of it is shown.
    private(set) var isReadable = true

    /// Without a question, for a form whose text cannot be cut any more.
    static func blank(_ desk: TestDesk) -> ComposedTest {
        ComposedTest(desk: desk, sections: TestSections(), penalty: 0, isReadable: false)
    }

    private init(desk: TestDesk, sections: TestSections, penalty: Int, isReadable: Bool) {
        (self.desk, self.sections, self.penalty, self.isReadable) = (desk, sections, penalty, isReadable)
    }

    /// Nil for a text that cannot be cut.
    init?(_ desk: TestDesk) {
        guard let sections = TestSections(desk.text) else { return nil }
        self.desk = desk
        self.sections = sections
        penalty = WrittenQuestion.penalty(in: desk.text)
    }

    var test: TaughtAssessment { desk.test }

    /// A question of the text as its lines say it.
    func written(_ place: TestSections.Place) -> WrittenQuestion? {
        WrittenQuestion(place.text, topic: place.topic, penalty: penalty)
    }

    /// The question with an identifier.
    func place(of key: String) -> TestSections.Place? {
        sections.questions.first { written($0)?.draft.key == key }
    }

    var keys: Set<String> { Set(sections.questions.compactMap { written($0)?.draft.key }) }

    /// The topics that a question may be about: those of the course in their order, and those that only the text names.
    var topics: [[String]] {
        let known = desk.topics.inOrder.map { desk.topics.path(to: $0.id).map(\.title) }
        var seen = Set(known)
        return known + sections.questions.map(\.topic).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
