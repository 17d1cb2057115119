import Testing

@testable import App

@Suite("The questions of one attempt")
struct PaperTests {
    /// Twelve questions; so many of the first four and of the next five are drawn, the last three are always asked.
    private func revision(first: Int = 2, second: Int = 3, isShuffled: Bool = true) -> AssessmentRevision {
        let questions = (1...12).map { Question.of(.of(4, right: [1], isMultiple: false), id: "\($0)") }
        return AssessmentRevision(
            id: ID(text: "r"), title: "Test", introductionHTML: nil, questions: questions, isShuffled: isShuffled,
            pools: [
                .init(questions: Set((1...4).map { ID(text: "\($0)") }), count: first),
                .init(questions: Set((5...9).map { ID(text: "\($0)") }), count: second),
            ], credit: .rightMinusWrong)
    }

    private func numbers(_ revision: AssessmentRevision, _ seed: Int64) -> [Int] {
        revision.paper(seed: seed).compactMap { Int($0.id.text) }
    }

    private static let seeds: [Int64] = [0, 1, -1, 7, 4242, .max, .min] + (0..<200).map { $0 &* 0x5851_F42D_4C95_7F2D }

    @Test(
        "are as many of each drawn topic as were asked for, and all others, each once",
        arguments: [(1, 1), (2, 3), (4, 5), (3, 5)])
    func counts(first: Int, second: Int) {
        for seed in Self.seeds {
            let drawn = numbers(revision(first: first, second: second), seed)
            #expect(Set(drawn).count == drawn.count)
            #expect(drawn.count { $0 <= 4 } == first)
            #expect(drawn.count { (5...9).contains($0) } == second)
            #expect(drawn.filter { $0 > 9 }.sorted() == [10, 11, 12])
        }
    }

    @Test("are the same each time they are asked for")
    func stable() {
        for seed in Self.seeds { #expect(numbers(revision(), seed) == numbers(revision(), seed)) }
    }

    @Test(
        "stay what they were in every version, because attempts are kept",
        arguments: [
            (0, [2, 3, 11, 12, 10, 7, 9, 6]), (1, [12, 10, 6, 11, 7, 2, 4, 8]), (-1, [6, 10, 2, 7, 8, 11, 4, 12]),
        ] as [(Int64, [Int])])
    func kept(seed: Int64, expected: [Int]) {
        #expect(numbers(revision(), seed) == expected)
    }

    @Test("come in the document's order when they are not shuffled, and in many orders when they are")
    func order() {
        #expect(
            Self.seeds.allSatisfy {
                numbers(revision(isShuffled: false), $0) == numbers(revision(isShuffled: false), $0).sorted()
            })
        let whole = revision(first: 4, second: 5)
        #expect(Set(Self.seeds.map { numbers(whole, $0) }).count == Set(Self.seeds).count)
        #expect(Self.seeds.allSatisfy { numbers(whole, $0).sorted() == Array(1...12) })
    }

    @Test("are drawn alike whether they are shuffled or not")
    func independent() {
        for seed in Self.seeds {
            #expect(numbers(revision(), seed).sorted() == numbers(revision(isShuffled: false), seed))
        }
    }

    @Test("leave no question out for ever: each is drawn about as often, and each comes first about as often")
    func fair() {
        var drawn: [Int: Int] = [:]
        var firsts: [Int: Int] = [:]
        for seed in 0..<4000 as Range<Int64> {
            let paper = numbers(revision(), seed &* 0x5851_F42D_4C95_7F2D)
            for number in paper { drawn[number, default: 0] += 1 }
            firsts[paper[0], default: 0] += 1
        }
        #expect((1...4).allSatisfy { (1850...2150).contains(drawn[$0] ?? 0) })
        #expect((5...9).allSatisfy { (2250...2550).contains(drawn[$0] ?? 0) })
        #expect((10...12).allSatisfy { drawn[$0] == 4000 && (400...600).contains(firsts[$0] ?? 0) })
        #expect(firsts.count == 12)
    }

    @Test("of one topic say nothing about those of the other")
    func unrelated() {
        var together: [[Int]: Int] = [:]
        for seed in 0..<4000 as Range<Int64> {
            together[numbers(revision(first: 1, second: 1, isShuffled: false), seed &* 0x5851_F42D_4C95_7F2D), default: 0] += 1
        }
        #expect(together.count == 20)
        #expect(together.values.allSatisfy { (130...270).contains($0) })
    }

    @Test("without a draw or a shuffle are all, in the document's order")
    func plain() {
        let plain = AssessmentRevision(
            id: ID(text: "r"), title: "Test", introductionHTML: nil, questions: revision().questions, isShuffled: false,
            pools: [], credit: .rightMinusWrong)
        #expect(Self.seeds.allSatisfy { numbers(plain, $0) == Array(1...12) })
    }

    @Test("keep the order of their options where it is fixed, whatever the seed")
    func fixedOptions() {
        let fixed = Choice.of(5, right: [1], isMultiple: true, isFixed: true)
        for seed in Self.seeds {
            #expect(fixed.order(seed: seed, question: 3).map(\.position) == [1, 2, 3, 4, 5])
        }
    }

    @Test("of an imported test are drawn from the topic that its document names, and from those below it")
    func imported() async throws {
        let importing = try Importing(EveryKind.files)
        try importing.edit("2-mobile/course.yaml", "[Straturi, Limbajul]", "[Straturi, Limbajul: [Swift]]")
        try importing.edit("2-mobile/tests/7-every-kind.md", "### Care?", "## Limbajul / Swift\n\n### Care?")
        try await importing.run()
        let revision = try await importing.database.read { tx in
            let row = try tx.first("SELECT id FROM assessment_revision WHERE title = 'De toate'")
            return try RevisionRows.revision(#require(row)["id"], tx)
        }
        let questions = try #require(revision).questions.map(\.plainText)
        #expect(questions == ["Una?", "Mai multe?", "Cât?", "Cine?", "Câți?", "Care?"])
        let papers = try Self.seeds.map { seed in try #require(revision).paper(seed: seed).map(\.plainText) }
        for paper in papers {
            #expect(paper.count == 5 && Set(paper).count == 5)
            #expect(paper.count { ["Cine?", "Câți?", "Care?"].contains($0) } == 2)
        }
        #expect(Set(papers.flatMap { $0 }) == Set(questions))
        #expect(Set(papers).count > 100)
    }
}
