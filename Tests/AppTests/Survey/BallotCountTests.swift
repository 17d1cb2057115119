import Testing

@testable import App

@Suite("What ballots come to")
struct BallotCountTests {
    private let paper = BallotPaper(items: Survey.sample().items, teachers: SurveySubject.sample(teachers: 1).teachers)

    /// Lectures, pace, the teacher, praise, comment.
    private func ballots(_ count: Int) -> [Ballot] {
        (1...count).map { number in
            Ballot(answers: [.value(number % 5 + 1), .nothing, .notApplicable, .comment("p\(number)"), .comment("c\(number)")])
        }
    }

    private func count(_ ballots: [Ballot]) -> BallotCount? { BallotCount(ballots, on: paper, limits: .least) }

    @Test("values are counted by item, teacher and value; what too few answered is not kept")
    func counts() throws {
        let count = try #require(self.count(ballots(10)))
        #expect(count.answered == 10)
        #expect(count.counts[.init(item: 1, teacher: 0, value: 2)] == 2)
        #expect(count.counts[.init(item: 3, teacher: 1, value: 0)] == nil, "nobody rated the teacher")
        #expect(count.counts.values.reduce(0, +) == 10)
        #expect(count.comments.map(\.item) == Array(repeating: 5, count: 10), "so no words about the teacher either")
    }

    @Test("four ballots come to nothing, five to figures, nine to no comment, ten to comments", arguments: [4, 5, 9, 10])
    func limits(number: Int) {
        let count = self.count(ballots(number))
        #expect(count?.answered == (number < 5 ? nil : number))
        #expect(count?.comments.count == (number < 5 ? nil : number < 10 ? 0 : number))
    }

    @Test("a declined ballot counts as nobody's answer")
    func declined() {
        let declined = Array(repeating: Ballot.declined(paper), count: 20)
        #expect(count(declined + ballots(4)) == nil)
        #expect(count(declined + ballots(5))?.answered == 5)
    }
}
