import Testing

@testable import App

@Suite("A ballot as bytes is as long as every other")
struct BallotSheetTests {
    private let paper = BallotPaper(items: Survey.sample().items, teachers: SurveySubject.sample().teachers)

    private static func answer(to item: SurveyItem, _ generator: inout SeededGenerator) -> Ballot.Answer {
        switch (item.kind, generator.next() % 4) {
        case (_, 0): .nothing
        case (.scale, 1): .notApplicable
        case (.comment, let kind): .comment(String(repeating: kind == 1 ? "a" : "ș€", count: Int(generator.next() % 300) + 1))
        default: .value(Int(generator.next() % UInt64(item.values?.upperBound ?? 1)) + 1)
        }
    }

    @Test("whatever is said, it comes back from bytes that are always as many", arguments: 0..<50)
    func everyBallotComesBack(seed: Int64) {
        var generator = SeededGenerator(seed: seed, stream: 1)
        let ballot = Ballot(answers: paper.slots.map { Self.answer(to: $0.item, &generator) })
        let length = BallotSheet.length(of: paper)
        let bytes = BallotSheet.bytes(ballot, on: paper, length: length + 100)
        #expect(bytes.count == length + 100)
        #expect(BallotSheet.ballot(bytes, on: paper) == ballot)
    }

    @Test("the longest comment of three bytes a character fits")
    func theLongestFits() {
        let comment = String(repeating: "€", count: SurveyItem.longestComment)
        var answers = paper.slots.map { _ in Ballot.Answer.nothing }
        answers[3] = .comment(comment)
        let bytes = BallotSheet.bytes(Ballot(answers: answers), on: paper, length: BallotSheet.length(of: paper))
        #expect(BallotSheet.ballot(bytes, on: paper)?.answers[3] == .comment(comment))
    }

    @Test("bytes that no form gives are no ballot")
    func oddBytes() {
        let length = BallotSheet.length(of: paper)
        #expect(BallotSheet.ballot([], on: paper) == nil)
        #expect(BallotSheet.ballot([UInt8](repeating: 6, count: length), on: paper) == nil)
        #expect(BallotSheet.ballot([UInt8](repeating: 255, count: length), on: paper) == nil)
    }
}

@Suite("What one student is asked")
struct BallotPaperTests {
    @Test("items about teachers that follow one another are asked for one teacher after the other")
    func order() {
        let slots = BallotPaper(items: Survey.sample().items, teachers: SurveySubject.sample().teachers).slots
        let asked = slots.map { "\($0.item.key) \($0.teacher?.position ?? 0)" }
        #expect(asked == ["lectures 0", "pace 0", "teacher 1", "praise 1", "teacher 2", "praise 2", "comment 0"])
    }

    @Test("a subject without teachers is asked about the subject alone")
    func noTeachers() {
        #expect(BallotPaper(items: Survey.sample().items, teachers: []).slots.count == 3)
    }
}
