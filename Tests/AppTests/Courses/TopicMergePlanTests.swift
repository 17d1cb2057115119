import Testing

@testable import App

@Suite("What a merge of topics does to their tree")
struct TopicMergePlanTests {
    private static func plan(_ topic: String, _ target: String, _ topics: TopicTree = .merging) -> TopicMergePlan? {
        TopicMergePlan(ID(text: topic), into: ID(text: target), in: topics)
    }

    @Test("subtopics of one title become one, the others move")
    func subtopics() throws {
        let plan = try #require(Self.plan("architecture", "language"))
        #expect(plan.steps.map { [$0.topic.id.text, $0.target.text] } == [["architecture", "language"], ["layers", "same"]])
        #expect(plan.moves.map { [$0.topic.id.text, $0.parent.text] } == [["cycle", "language"]])
        #expect(plan.removed == [ID(text: "architecture"), ID(text: "layers")])
    }

    @Test("a subtopic may go up into its parent, even where its own subtopic has its title")
    func upwards() throws {
        let tree = TopicTree([
            .init(id: ID(text: "a"), parent: nil, title: "A", position: 0),
            .init(id: ID(text: "b"), parent: ID(text: "a"), title: "B", position: 0),
            .init(id: ID(text: "c"), parent: ID(text: "b"), title: "B", position: 0),
        ])
        let plan = try #require(Self.plan("b", "a", tree))
        #expect(plan.steps.map(\.topic.id.text) == ["b"])
        #expect(plan.moves.map { [$0.topic.id.text, $0.parent.text] } == [["c", "a"]])
    }

    @Test("a subtopic is not merged into the topic that disappears above it")
    func vanishing() throws {
        func topic(_ id: String, _ parent: String?, _ title: String) -> Topic {
            .init(id: ID(text: id), parent: parent.map { ID(text: $0) }, title: title, position: 0)
        }
        let tree = TopicTree([
            topic("r", nil, "R"), topic("a", "r", "A"), topic("t", "a", "T"), topic("a2", "t", "A"), topic("t2", "a2", "T"),
        ])
        let plan = try #require(Self.plan("t", "r", tree))
        #expect(plan.steps.allSatisfy { !plan.removed.contains($0.target) })
        #expect(plan.moves.allSatisfy { !plan.removed.contains($0.parent) })
    }

    @Test("nothing is merged into itself, below itself, or into a topic that is not there")
    func refused() {
        for target in ["architecture", "layers", "nothing"] { #expect(Self.plan("architecture", target) == nil) }
        #expect(Self.plan("nothing", "language") == nil)
    }

    @Test("the fingerprint of a tree changes with a title, a place and a topic more")
    func fingerprint() {
        let one = Topic(id: ID(text: "a"), parent: nil, title: "A", position: 0)
        let (renamed, moved) = (
            Topic(id: one.id, parent: nil, title: "B", position: 0), Topic(id: one.id, parent: nil, title: "A", position: 1)
        )
        let trees = [[one], [renamed], [moved], [one, Topic(id: ID(text: "b"), parent: one.id, title: "A", position: 0)]]
        #expect(Set(trees.map { TopicTree($0).fingerprint }).count == trees.count)
        #expect(TopicTree([one]).fingerprint == TopicTree([one]).fingerprint)
    }

    @Test("what an undo restores comes back from the database as it went in, and nothing else is taken for it")
    func stored() throws {
        let topic = Topic(id: ID(text: "a"), parent: nil, title: "„A” \n", position: 3)
        let content = TopicMerge.Content(
            steps: [.init(topic: .init(topic), target: "b", references: ["tests": ["test 1", "questions 2 1,2"]])],
            moved: [.init(topic)])
        #expect(try TopicMerge.Content(sqlValue: content.sqlValue) == content)
        #expect(throws: (any Error).self) { try TopicMerge.Content(sqlValue: .text("{}")) }
    }
}
