import Testing

@testable import App

@Suite("Where a topic stands, and where it can go")
struct TopicPlaceTests {
    private let tree = TopicTree.sample
    private func topic(_ id: String) throws -> Topic { try #require(tree.topic(ID(text: id))) }

    @Test("the place of a topic is said by what stands before it")
    func places() throws {
        #expect(try tree.place(of: topic("architecture")) == .first)
        #expect(try tree.place(of: topic("layers")) == .below(ID(text: "architecture")))
        #expect(try tree.place(of: topic("cycle")) == .after(ID(text: "layers")))
        #expect(try tree.place(of: topic("language")) == .after(ID(text: "architecture")))
    }

    @Test("a topic cannot go below itself, nor beside what is below it")
    func neverBelowItself() throws {
        let places = try tree.places(for: topic("architecture"))
        #expect(places == [.first, .below(ID(text: "language")), .after(ID(text: "language"))])
    }

    @Test("places are read as they are written, and nothing else is one")
    func reading() {
        for place in [TopicPlace.first, .below(ID(text: "a-b")), .after(ID(text: "c"))] {
            #expect(TopicPlace(place.text) == place)
        }
        for text in [nil, "", "first x", "below", "beside a"] { #expect(TopicPlace(text) == nil) }
    }

    @Test("siblings come in their new order")
    func siblings() throws {
        let cycle = try topic("cycle")
        let ids = tree.siblings(of: cycle, at: .first, below: nil)
        #expect(ids.map(\.text) == ["cycle", "architecture", "language"])
        let back = tree.siblings(of: try topic("layers"), at: .after(cycle.id), below: cycle.parent)
        #expect(back.map(\.text) == ["cycle", "layers"])
    }
}
