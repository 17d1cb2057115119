import Testing

@testable import App

@Suite("The page of an objective's topics")
struct ObjectiveContentsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ topics: TopicTree = .sample, _ form: ObjectiveContentsForm? = nil, errors: FormErrors? = nil
    ) -> ObjectiveContentsPage {
        ObjectiveContentsPage(
            frame: ground.frame, strings: ground.strings, head: SampleObjectives.head(.contents),
            sheet: SampleObjectives.sheet(SampleObjectives.whole, topics),
            form: form ?? ObjectiveContentsForm(SampleObjectives.whole),
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("ticks the objective's topics in the tree, as deep as they are, and no deeper than four steps")
    func ticks() {
        let page = page()
        #expect(page.choices.map(\.title) == ["Arhitectura", "Straturi", "Ciclul", "Limbajul"])
        #expect(page.choices.map(\.depth) == [0, 1, 1, 0] && page.choices.map(\.isTicked) == [false, true, false, true])
        let chain = TopicTree(
            (0...6).map {
                Topic(id: ID(text: "t\($0)"), parent: $0 == 0 ? nil : ID(text: "t\($0 - 1)"), title: "T\($0)", position: 1)
            })
        #expect(self.page(chain).choices.map(\.depth) == [0, 1, 2, 3, 4, 4, 4])
        #expect(!self.page(TopicTree([])).hasChoices)
        #expect(page.topicsHref.hasSuffix("/topics?from=%2Fteach%2Fobjectives%2Fwhole%2Fcontents"), "and back here")
    }

    @Test("keeps what was ticked, and says what is wrong")
    func typed() {
        let page = page(.sample, ObjectiveContentsForm(topics: ["cycle"]), errors: .one("topics", "objective.topic-gone"))
        #expect(page.choices.filter(\.isTicked).map(\.id) == ["cycle"] && page.error != nil && ground.isMarked(page.frame))
    }

    @Test("topics are saved in the order of the tree; one that is not of the course is not left out unsaid")
    func order() {
        func chosen(_ ids: [String]?) -> [String] {
            guard case .contents(let topics) = ObjectiveContentsForm(topics: ids).edit(.sample) else { return ["another edit"] }
            return topics.map(\.text)
        }
        #expect(chosen(["language", "layers", "layers"]) == ["layers", "language"])
        #expect(chosen(["nothing", "language"]) == ["language", "nothing"] && chosen(nil) == [])
    }
}
