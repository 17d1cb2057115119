import Testing

@testable import App

@Suite("The topics of a course")
struct TopicTreeTests {
    private static func topic(_ id: String, below parent: String? = nil, at position: Int) -> Topic {
        Topic(id: ID(text: id), parent: parent.map { ID(text: $0) }, title: id.uppercased(), position: position)
    }

    private let tree = TopicTree([
        topic("b2", below: "b", at: 1), topic("c", at: 2), topic("b", at: 1), topic("b1x", below: "b1", at: 0),
        topic("a", at: 0), topic("b1", below: "b", at: 0),
    ])

    @Test("stand in their order, each before its children")
    func inOrder() {
        #expect(tree.inOrder.map(\.id.text) == ["a", "b", "b1", "b1x", "b2", "c"])
    }

    @Test("have children in their order")
    func children() {
        #expect(tree.children(of: nil).map(\.id.text) == ["a", "b", "c"])
        #expect(tree.children(of: ID(text: "b")).map(\.id.text) == ["b1", "b2"])
        #expect(tree.children(of: ID(text: "a")).isEmpty)
        #expect(tree.children(of: ID(text: "unknown")).isEmpty)
    }

    @Test("have a path from the outermost")
    func path() {
        #expect(tree.path(to: ID(text: "b1x")).map(\.title) == ["B", "B1", "B1X"])
        #expect(tree.path(to: ID(text: "c")).map(\.title) == ["C"])
        #expect(tree.path(to: ID(text: "unknown")).isEmpty)
    }

    @Test("may be none")
    func none() {
        #expect(TopicTree([]).inOrder.isEmpty)
    }
}
