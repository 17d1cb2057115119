import Testing

@testable import App

@Suite("Percent per topic")
struct TopicShareTests {
    /// Arhitectura [Straturi, Ciclul] · Limbajul · Testarea, by their first letters.
    private let tree = TopicTree([
        Topic(id: ID(text: "L"), parent: nil, title: "Limbajul", position: 1),
        Topic(id: ID(text: "C"), parent: ID(text: "A"), title: "Ciclul", position: 1),
        Topic(id: ID(text: "A"), parent: nil, title: "Arhitectura", position: 0),
        Topic(id: ID(text: "S"), parent: ID(text: "A"), title: "Straturi", position: 0),
        Topic(id: ID(text: "T"), parent: nil, title: "Testarea", position: 2),
    ])

    /// A question for each letter; "-" has no topic.
    private func questions(_ topics: String, thousandths: Int = 1000) -> [Question] {
        topics.enumerated().map { number, letter in
            .of(
                .of(2, right: [1], isMultiple: false), id: "\(letter)\(number)",
                topic: letter == "-" ? nil : ID(text: String(letter)), thousandths: thousandths)
        }
    }

    private func shown(_ topics: String, isGuarded: Bool) -> String {
        TopicShares.of(questions(topics), answers: [:], tree: tree, isGuarded: isGuarded)
            .map { String(repeating: ".", count: $0.depth) + $0.topic.id.text + "\($0.questions)" }.joined(separator: " ")
    }

    @Test("is by points over all questions of the topic, the unanswered included")
    func byPoints() throws {
        let all = questions("SS", thousandths: 3000) + questions("C", thousandths: 2000) + questions("L")
        let answers: [ID<Question>: Answer] = [ID(text: "S0"): .options([1]), ID(text: "C0"): .options([2])]
        let shares = TopicShares.of(all, answers: answers, tree: tree, isGuarded: false)
        #expect(shares.map(\.topic.title) == ["Arhitectura", "Straturi", "Ciclul", "Limbajul"])
        #expect(shares.map(\.depth) == [0, 1, 1, 0])
        #expect(shares.map(\.earned.thousandths) == [3000, 3000, 0, 0])
        #expect(shares.map(\.possible.thousandths) == [8000, 6000, 2000, 1000])
        #expect(shares.map(\.questions) == [3, 2, 1, 1])
    }

    @Test("shows every topic that has a question, in the order of the tree")
    func unguarded() {
        #expect(shown("TLCS", isGuarded: false) == "A2 .S1 .C1 L1 T1")
        #expect(shown("A-", isGuarded: false) == "A1")
        #expect(shown("-", isGuarded: false) == "")
        #expect(shown("", isGuarded: false) == "")
    }

    @Test(
        "of a final stays away where it, or what is left beside it, is fewer than three questions",
        arguments: [
            ("SSS", "A3 .S3"), ("SS", ""), ("SSSCCC", "A6 .S3 .C3"), ("SSSCC", "A5"), ("SSSSCCC", "A7 .S4 .C3"),
            ("SSSL", ""), ("SSSLL", ""), ("SSSLLL", "A3 .S3 L3"), ("SSSLLLT", "L3"), ("SSSSLLLT", "A4 .S4"),
            ("SSSLLL--", "L3"), ("SSSLLL---", "A3 .S3 L3"), ("SSSAA", "A5"), ("SSSAAA", "A6 .S3"),
            ("SSSLTT", "A3 .S3"), ("---", ""),
        ])
    func guarded(topics: String, expected: String) {
        #expect(shown(topics, isGuarded: true) == expected)
    }
}
