import Foundation
import Testing

@testable import App

@Suite("Whatever is asked and answered")
struct OutcomePropertyTests {
    /// A test and a sheet of answers of every kind, made from a seed.
    struct Sheet {
        private(set) var questions: [Question] = []
        private(set) var answers: [ID<Question>: Answer] = [:]
        private var generator: SeededGenerator

        init(seed: Int64, topics: [Topic] = [], hasPenalties: Bool) {
            generator = SeededGenerator(seed: seed, stream: 41)
            for number in 0..<below(25) {
                let topic = topics.isEmpty || below(7) == 0 ? nil : topics[below(topics.count)].id
                let penalty = hasPenalties && below(2) == 0 ? below(1001) : 0
                let content = content()
                questions.append(
                    .typed(content, id: "\(number)", topic: topic, thousandths: 1 + below(5000), penalty: penalty))
            }
            for question in questions where below(4) > 0 { answers[question.id] = answer(to: question) }
        }

        mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

        private mutating func content() -> QuestionContent {
            let credit = CreditRule.allCases[below(3)]
            switch below(4) {
            case 0: return .number(NumberQuestion(accepted: [.init(value: Decimal(below(5)), tolerance: Decimal(below(2)))]))
            case 1: return .text(TextQuestion(accepted: ["a\(below(3))"], folding: .exact))
            case 2: return .choice(.of(4, right: [1 + below(4)], isMultiple: false, credit: credit))
            default: return .choice(.of(5, right: [1 + below(5), 1 + below(5)], isMultiple: true, credit: credit))
            }
        }

        private mutating func answer(to question: Question) -> Answer {
            switch question.content {
            case .number: .typed("\(below(6))")
            case .text: .typed("a\(below(4))")
            case .choice(let choice) where !choice.isMultiple: .options([1 + below(4)])
            case .choice: .options(Set((0...below(4)).map { _ in 1 + below(5) }))
            }
        }
    }

    @Test("correct, incorrect and unanswered are together all questions, and no more is earned than there is", arguments: 0..<400)
    func addsUp(seed: Int) {
        let sheet = Sheet(seed: Int64(seed), hasPenalties: seed % 2 == 0)
        let outcome = Outcome.marking(sheet.questions, answers: sheet.answers)
        #expect(outcome.correct + outcome.incorrect + outcome.unanswered == sheet.questions.count, "seed \(seed)")
        #expect(outcome.total == sheet.questions.count, "seed \(seed)")
        #expect(outcome.unanswered == sheet.questions.count - sheet.answers.count, "seed \(seed)")
        #expect((0...outcome.incorrect).contains(outcome.partly), "seed \(seed)")
        #expect(outcome.earned >= .zero && outcome.earned <= outcome.possible, "seed \(seed)")
        #expect((outcome.earned == outcome.possible) == (outcome.correct == sheet.questions.count), "seed \(seed)")
        let sum = sheet.questions.map { $0.earned(by: sheet.answers[$0.id]) }.reduce(.zero, +)
        #expect(outcome.earned == max(.zero, sum), "seed \(seed)")
    }

    @Test(
        "the points of the outermost topics are together those of the whole, and every percent agrees with points",
        arguments: 0..<400)
    func topics(seed: Int) throws {
        var generator = SeededGenerator(seed: Int64(seed), stream: 42)
        func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
        let topics = (0...below(8)).map { number in
            let parent: ID<Topic>? = number == 0 || below(3) == 0 ? nil : ID(text: "\(below(number))")
            return Topic(id: ID(text: "\(number)"), parent: parent, title: "\(number)", position: below(4))
        }
        let tree = TopicTree(topics)
        let sheet = Sheet(seed: Int64(seed), topics: topics, hasPenalties: false)
        let shares = TopicShares.of(sheet.questions, answers: sheet.answers, tree: tree, isGuarded: false)
        let withTopic = Outcome.marking(sheet.questions.filter { $0.topic != nil }, answers: sheet.answers)
        let outermost = shares.filter { $0.depth == 0 }
        #expect(outermost.map(\.earned).reduce(.zero, +) == withTopic.earned, "seed \(seed)")
        #expect(outermost.map(\.possible).reduce(.zero, +) == withTopic.possible, "seed \(seed)")
        #expect(outermost.reduce(0) { $0 + $1.questions } == withTopic.total, "seed \(seed)")
        for share in shares {
            let below = sheet.questions.filter { $0.topic.map { tree.path(to: $0).contains(share.topic) } == true }
            let earned = below.map { $0.earned(by: sheet.answers[$0.id]) }.reduce(.zero, +)
            #expect(share.earned == earned, "seed \(seed), topic \(share.topic.title)")
            #expect(share.possible == below.map(\.points).reduce(.zero, +), "seed \(seed), topic \(share.topic.title)")
            #expect(share.earned <= share.possible, "seed \(seed)")
        }
        let listed = Set(shares.map(\.topic.id))
        #expect(listed.count == shares.count, "seed \(seed)")
        #expect(sheet.questions.allSatisfy { $0.topic.map(listed.contains) ?? true }, "seed \(seed)")
    }

    @Test("a mark grows with the points by every scheme, and lies within its bounds", arguments: MarkScheme.allCases)
    func marks(scheme: MarkScheme) {
        for possible in [1, 3, 1000, 7001, 20_000] {
            let marks = (0...200).map { step in
                scheme.mark(earned: Points(thousandths: possible * step / 200), possible: Points(thousandths: possible))
                    .thousandths
            }
            #expect(marks == marks.sorted())
            let bounds: ClosedRange<Int> =
                switch scheme {
                case .romanian: 1000...10_000
                case .serbian: 5000...10_000
                case .percent: 0...100_000
                case .points: 0...possible
                }
            #expect(marks.first == bounds.lowerBound)
            #expect(marks.last == bounds.upperBound)
        }
    }
}
