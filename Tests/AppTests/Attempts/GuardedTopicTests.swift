import Testing

@testable import App

@Suite("The topics shown of a final")
struct GuardedTopicTests {
    @Test("never let anybody subtract down to one or two questions", arguments: 0..<200)
    func neverLeadToAFew(seed: Int) {
        var generator = SeededGenerator(seed: Int64(seed), stream: 2)
        func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
        for _ in 0..<10 {
            let topics = (0...below(9)).map { number in
                let parent: ID<Topic>? = number == 0 || below(3) == 0 ? nil : ID(text: "\(below(number))")
                return Topic(id: ID(text: "\(number)"), parent: parent, title: "\(number)", position: below(4))
            }
            let questions = (0..<below(20)).map { number -> Question in
                let topic: ID<Topic>? = below(6) == 0 ? nil : topics[below(topics.count)].id
                return .of(.of(2, right: [1], isMultiple: false), id: "\(number)", topic: topic)
            }
            let tree = TopicTree(topics)
            let shown = TopicShares.of(questions, answers: [:], tree: tree, isGuarded: true)
            let everything = Set(questions.map(\.id))
            let groups = shown.map { share in
                Set(questions.filter { $0.topic.map { tree.path(to: $0).contains(share.topic) } == true }.map(\.id))
            }
            #expect(groups.map(\.count) == shown.map(\.questions))
            for group in Self.derived(from: Set(groups + [everything])) where everything.count >= 3 {
                #expect(group.isEmpty || group.count >= TopicShares.smallestGroup)
            }
        }
    }

    /// All groups of questions that somebody can tell apart who knows some: parts subtracted from a whole, and parts
    /// without common questions together.
    private static func derived(from known: Set<Set<ID<Question>>>) -> Set<Set<ID<Question>>> {
        var all = known
        var fresh = known
        while !fresh.isEmpty {
            var next: Set<Set<ID<Question>>> = []
            for one in fresh {
                for other in all {
                    if other.isSubset(of: one) { next.insert(one.subtracting(other)) }
                    if one.isSubset(of: other) { next.insert(other.subtracting(one)) }
                    if one.isDisjoint(with: other) { next.insert(one.union(other)) }
                }
            }
            fresh = next.subtracting(all)
            all.formUnion(fresh)
        }
        return all
    }
}
